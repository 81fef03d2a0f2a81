import type { Shown } from './shown.ts';

/** Ids of invented facts: the same number, the same id. */
export function facts(...numbers: readonly number[]): string[] {
  return numbers.map((number) => `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`);
}

/** A value as it is printed, with the number of its source. */
export function said(text: string, mark = 0, rest: Partial<Shown> = {}): Shown {
  return { text, note: '', mark, href: '', facts: mark === 0 ? [] : facts(mark), ...rest };
}

/** A row of single facts. */
export function row(label: string, ...values: readonly Shown[]): { label: string; values: Shown[] } {
  return { label, values: [...values] };
}

/** A table whose first column is wide. */
export function table(title: string, columns: readonly string[], rows: readonly (Shown | null)[][]) {
  return {
    title,
    columns: columns.map((name, index) => ({ title: name, isNumeric: false, isWide: index === 0 })),
    rows: [...rows],
  };
}

const english = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A number with a real minus. */
export function figure(value: number): string {
  return english.format(value).replace('-', '−');
}

/** A sum in tenths with its sign: `+3.2`, `−0.5`, `±0.0`. */
export function signed(tenths: number): string {
  const size = (Math.abs(tenths) / 10).toFixed(1);
  return tenths === 0 ? `±${size}` : `${tenths > 0 ? '+' : '−'}${size}`;
}
