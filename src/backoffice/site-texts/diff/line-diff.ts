/** A line of two texts side by side: in both, only in the older one, or only in the newer one. */
export type DiffLine = Readonly<{ kind: 'same' | 'gone' | 'new'; text: string }>;

/** What is shown of it: changed lines with those around them, and how many are left out between them. */
export type DiffPart = DiffLine | Readonly<{ kind: 'gap'; lines: number }>;

/** More work than this is not worth a window: then all of the middle counts as changed. */
const mostPairs = 4_000_000;
const linesAround = 2;

/** The lines of two texts, those that both have only once. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }));
  return [
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

/** By the longest line of lines that both have. */
function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text });
  const added = (text: string): DiffLine => ({ kind: 'new', text });
  if (a.length * b.length > mostPairs) return [...a.map(gone), ...b.map(added)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1)
    for (let column = b.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < a.length || column < b.length) {
    const [left, right] = [a[row], b[column]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(gone(left));
      row += 1;
    } else {
      lines.push(added(right ?? ''));
      column += 1;
    }
  }
  return lines;
}

/** The same with long stretches of unchanged lines left out; nothing where nothing has changed. */
export function changedParts(lines: readonly DiffLine[]): DiffPart[] {
  const isNear = lines.map((_line, at) =>
    lines.slice(Math.max(0, at - linesAround), at + linesAround + 1).some(({ kind }) => kind !== 'same'),
  );
  if (!isNear.includes(true)) return [];
  const parts: DiffPart[] = [];
  let left = 0;
  const close = () => {
    if (left > 0) parts.push({ kind: 'gap', lines: left });
    left = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (isNear[at] !== true) {
      left += 1;
      continue;
    }
    close();
    parts.push(line);
  }
  close();
  return parts;
}
