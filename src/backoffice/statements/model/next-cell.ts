/** A cell of the grid by its row and column, both counted from zero. */
export type CellPlace = Readonly<{ row: number; column: number }>;
type Size = Readonly<{ rows: number; columns: number }>;

/** Where a key leads from a cell; undefined where the key is not one that moves, or leads out of the grid. */
export function nextCell(place: CellPlace, key: string, { rows, columns }: Size): CellPlace | undefined {
  const { row, column } = place;
  const to = (nextRow: number, nextColumn: number): CellPlace | undefined =>
    nextRow < 0 || nextColumn < 0 || nextRow >= rows || nextColumn >= columns
      ? undefined
      : { row: nextRow, column: nextColumn };
  switch (key) {
    case 'ArrowRight':
    case 'Tab':
      return to(row, column + 1);
    case 'ArrowLeft':
    case 'Shift+Tab':
      return to(row, column - 1);
    case 'ArrowDown':
    case 'Enter':
      return to(row + 1, column);
    case 'ArrowUp':
    case 'Shift+Enter':
      return to(row - 1, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, columns - 1);
    case 'Ctrl+Home':
      return to(0, 0);
    case 'Ctrl+End':
      return to(rows - 1, columns - 1);
    case 'PageDown':
      return to(Math.min(rows - 1, row + 10), column);
    case 'PageUp':
      return to(Math.max(0, row - 10), column);
    default:
      return undefined;
  }
}
