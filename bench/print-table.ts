type Cell = string | number | undefined;

/** Prints rows under their heads: words to the left, figures to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = [heads, ...rows.map((row) => row.map(textOf))];
  const widths = heads.map((_head, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const isFigure = heads.map((_head, column) => rows.every((row) => typeof row[column] !== 'string'));
  for (const row of texts) {
    const cells = row.map((text, column) => {
      const width = widths[column] ?? 0;
      return isFigure[column] ? text.padStart(width) : text.padEnd(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}

function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (Number.isInteger(cell) || Number.isNaN(cell)) return String(cell);
  return cell.toFixed(Math.abs(cell) < 10 ? 2 : Math.abs(cell) < 100 ? 1 : 0);
}
