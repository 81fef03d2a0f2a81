/** Distance of two dots in a row; rows stand closer and every other one is shifted by half of it. */
export const step = 8;
export const rowStep = 7;

export type Dot = Readonly<{ row: number; column: number }>;

export function xyOf({ row, column }: Dot): [number, number] {
  return [step / 2 + column * step + (row % 2) * (step / 2), rowStep / 2 + row * rowStep];
}

/** Dots beside each other in a row, as one. */
function joined(own: ReadonlyMap<string, Dot> | undefined) {
  const sorted = [...(own?.values() ?? [])].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { first: Dot; length: number }[] = [];
  for (const dot of sorted) {
    const last = runs.at(-1);
    if (last && last.first.row === dot.row && last.first.column + last.length === dot.column)
      last.length += 1;
    else runs.push({ first: dot, length: 1 });
  }
  return runs;
}

/** `M12 31h16.1` is three dots: the line is a tenth longer so that the last one is drawn as well. */
export function runsOf(own: ReadonlyMap<string, Dot> | undefined): string {
  return joined(own)
    .map(({ first, length }) => `M${xyOf(first).join(' ')}h${Number(((length - 1) * step + 0.1).toFixed(1))}`)
    .join('');
}

/** The same as `row.column.length`. */
export function writtenRuns(own: ReadonlyMap<string, Dot>): string {
  return joined(own)
    .map(({ first, length }) => `${first.row}.${first.column}.${length}`)
    .join(' ');
}
