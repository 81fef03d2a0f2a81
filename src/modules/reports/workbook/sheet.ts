/** A formula of a cell with its result: what reads a file without computing shows that. */
export type Formula = Readonly<{ formula: string; result: number }>;

/** What a cell holds. A string is always text, whatever it begins with. */
export type SheetValue = string | number | Date | Formula | null;

/** A cell that is shown otherwise than its value alone says. */
export type StyledCell = Readonly<{
  value: SheetValue;
  isBold?: boolean;
  isWrapped?: boolean;
  /** A number format of spreadsheets: `#,##0`. */
  format?: string;
}>;
export type SheetCell = SheetValue | StyledCell;

/** A sheet before it is written; rows and columns that stay in sight when it is scrolled. */
export type Sheet = Readonly<{
  name: string;
  widths: readonly number[];
  rows: readonly (readonly SheetCell[])[];
  stickyRows?: number;
  stickyColumns?: number;
}>;

/** A cell in bold. */
export function bold(value: SheetValue): StyledCell {
  return { value, isBold: true };
}

/** A long text over several lines. */
export function wrapped(value: string): StyledCell {
  return { value, isWrapped: true };
}

/** The address of a cell, both counted from 0: `B3`. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** The address of a cell of another sheet: `'Statements, company'!B3`. */
export function addressIn(sheet: string, row: number, column: number): string {
  return `'${sheet.replaceAll("'", "''")}'!${addressOf(row, column)}`;
}

/** A day as a date; a text where it is none. */
export function dayCell(day: string): Date | string | null {
  if (day === '') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : day;
}
