/** A piece of a text that stands in both, only in the earlier one, or only in the later one. */
export type DiffPart = Readonly<{ kind: 'same' | 'gone' | 'new'; text: string }>;

/** More words than this are compared as a whole: nobody reads a mosaic. */
const maxWords = 400;

/** What of two texts differs, word by word: words that both have stay where they are. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (before === after) return [{ kind: 'same', text: after }];
  if (a.length > maxWords || b.length > maxWords) return whole(before, after);
  const common = lengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: b[j] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'gone', text: a[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'new', text: b[j] ?? '' });
      j += 1;
    }
  }
  return joined(parts);
}

const whole = (before: string, after: string): DiffPart[] =>
  [
    { kind: 'gone' as const, text: before },
    { kind: 'new' as const, text: after },
  ].filter(({ text }) => text !== '');

/** Words with the space and the signs that follow them. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** How many words each pair of rests has in common. */
function lengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[j] =
        a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

/** Neighbours of a kind are one piece; a space between two changed words belongs to them. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.kind === part.kind) out[out.length - 1] = { kind: part.kind, text: last.text + part.text };
    else out.push(part);
  }
  return out;
}

/** One side of a comparison: what both have, and what this one has alone. */
export function sideOf(parts: readonly DiffPart[], side: 'gone' | 'new'): DiffPart[] {
  return joined(parts.filter(({ kind }) => kind === 'same' || kind === side));
}
