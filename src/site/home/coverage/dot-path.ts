/** Distance of two dots in a row; rows stand closer and every other one is shifted by half of it. */
const step = 8;
const rowStep = 7;

/**
 * The dots of countries as one line that CSS draws dotted; dots beside each other are one run, whosever they are. `codes` are two
 * letters each; a country without dots, too small for the map, adds none. A run is a tenth longer so that its last dot is drawn.
 */
export function dotPath(codes: string, dots: Readonly<Record<string, string>>): string {
  const runs = (codes.match(/../g) ?? [])
    .flatMap((code) => dots[code]?.split(' ') ?? [])
    .map((run) => {
      const [row = 0, column = 0, length = 1] = run.split('.').map(Number);
      return { row, column, length };
    })
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
  const joined: { row: number; column: number; length: number }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.row === run.row && last.column + last.length === run.column) last.length += run.length;
    else joined.push({ ...run });
  }
  return joined
    .map(({ row, column, length }) => {
      const x = step / 2 + column * step + (row % 2) * (step / 2);
      return `M${x} ${rowStep / 2 + row * rowStep}h${length === 1 ? '.1' : `${(length - 1) * step}.1`}`;
    })
    .join('');
}
