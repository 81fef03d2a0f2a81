import type { FoundAtDesk } from '#workflows/hand-out-orders/contract.ts';

/** One thing that may be opened or done. */
export type PaletteItem = Readonly<{
  key: string;
  name: string;
  /** What else tells it from others. */
  facts: string;
  /** In which keys it is done without the palette. */
  keys?: string | undefined;
  act: () => void;
}>;

export type PaletteGroup = Readonly<{ key: string; title: string; items: readonly PaletteItem[] }>;

/** Commands in whose name every typed word begins a word; those that begin with what was typed come first. */
export function fitting(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = wordsOf(typed);
  const isFit = ({ name }: PaletteItem) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const begins = ({ name }: PaletteItem) => Number(name.toLowerCase().startsWith(typed.trim().toLowerCase()));
  return items.filter(isFit).sort((a, b) => begins(b) - begins(a));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Nothing was found, or nothing was asked. */
export const nothingFound: FoundAtDesk = { orders: [], companies: [], people: [] };
