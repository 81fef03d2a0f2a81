import { framed, hatching } from '../svg/frame.ts';
import { line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { textWidth, wrapped, written } from '../svg/text.ts';
import { sentences } from './grades.ts';

export type Ceilings = readonly Readonly<{
  label: string;
  amount: number;
  shown: string;
  isBinding: boolean;
}>[];

/** The ceilings of a limit on one scale, the one that binds in the colour of the house; below zero hatched to the left. */
export function limitBars(ceilings: Ceilings, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 402;
  const isNarrow = width < 340;
  const valueRoom = Math.max(30, ...ceilings.map((ceiling) => textWidth(ceiling.shown, 9.8) + 10));
  const from = isNarrow ? 0 : width * 0.48;
  const labelRoom = isNarrow ? width : from - 10;
  const most = Math.max(0, ...ceilings.map((ceiling) => ceiling.amount));
  const least = Math.min(0, ...ceilings.map((ceiling) => ceiling.amount));
  const unit = most === least ? 0 : Math.max(10, width - from - valueRoom) / (most - least);
  const zero = from - least * unit;
  const hatch = hatching(look.id ?? 'limit', 'below', palette.bad, palette.page);
  const parts: string[] = [least < 0 ? hatch.defined : ''];
  let y = 0;
  for (const { label, amount, shown, isBinding } of ceilings) {
    const lines = wrapped(label, labelRoom, 9.8, 2);
    const letters = { size: 9.8, fill: palette.ink, isStrong: isBinding };
    parts.push(...lines.map((text, at) => written(0, y + 12 + at * 12, text, letters)));
    const barY = isNarrow ? y + lines.length * 12 + 4 : y + 4;
    const x = zero + Math.min(0, amount) * unit;
    parts.push(
      amount < 0
        ? rect(x, barY, -amount * unit, 9, { fill: hatch.fill, stroke: palette.bad })
        : rect(x, barY, amount * unit, 9, { fill: isBinding ? palette.primary : palette.quiet[1] }),
      line(
        [
          [zero, barY - 2],
          [zero, barY + 11],
        ],
        { stroke: palette.ink, 'stroke-width': 0.8 },
      ),
      written(width, barY + 8, shown, { ...letters, anchor: 'end' }),
    );
    y = isNarrow ? barY + 18 : y + Math.max(19, lines.length * 12 + 5);
  }
  const alt = look.alt ?? sentences(...ceilings.map((ceiling) => `${ceiling.label}: ${ceiling.shown}`));
  return framed({ width, height: Math.max(1, y), alt, palette, parts });
}
