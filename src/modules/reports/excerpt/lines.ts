/** A line of a kept copy as a reader is shown it; `marked` is the part that the value was read of. */
export type ExcerptLine = Readonly<{ before: string; marked: string; after: string }>;

/** Some lines around a place; `isCut` where the copy goes on before or after them. */
export type Excerpt = Readonly<{ lines: readonly ExcerptLine[]; isCut: boolean }>;

/** Lines before and after the one that is meant, and signs of a line. */
const linesAround = 4;
export const maxLineLength = 240;
const maxMarked = 160;

/** A line that nothing in it is marked of. */
function plainLine(text: string): ExcerptLine {
  return { before: shortened(text), marked: '', after: '' };
}

/** A line with a part of it marked; what surrounds the part is cut so that the part stays. */
function markedLine(text: string, from: number, to: number): ExcerptLine {
  const marked = shortened(text.slice(from, to), maxMarked);
  const half = Math.floor((maxLineLength - marked.length) / 2);
  const ahead = text.slice(0, from);
  const before = ahead.length > half ? `…${ahead.slice(-half)}` : ahead;
  return { before, marked, after: shortened(text.slice(to), maxLineLength - marked.length - before.length) };
}

/** The lines around one of them, in which a part is marked. */
export function around(lines: readonly string[], at: number, from: number, to: number): Excerpt {
  const first = Math.max(0, at - linesAround);
  const last = Math.min(lines.length, at + linesAround + 1);
  const shown = lines
    .slice(first, last)
    .map((text, index) => (first + index === at ? markedLine(text, from, to) : plainLine(text)));
  return { lines: shown, isCut: first > 0 || last < lines.length };
}

function shortened(text: string, max = maxLineLength): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
