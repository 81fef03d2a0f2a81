import { type Locale, languages } from '#kernel/locale.ts';
import type { CountedUnit, StatementLine } from '#modules/reports/statement-rules.ts';
import type { GridYear } from './grid-years.ts';

/** A figure in the unit of its column, as the language groups digits; exact to the cent in whole units. */
export function printUnits(units: number, unit: CountedUnit, locale: Locale): string {
  const format = new Intl.NumberFormat(languages[locale].intl, {
    maximumFractionDigits: unit === 1 ? 2 : 1,
    useGrouping: 'always',
  });
  return format.format(units / unit + 0).replace('-', '\u2212');
}

/** The year of a period's end, of a day, a month or a year. */
export function shownYear(end: string): string {
  return end.slice(0, 4);
}

/** `31 Dec`; empty where only the year is stated. */
export function shownDay(end: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(end)) return '';
  const format = new Intl.DateTimeFormat(languages[locale].intl, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const day = new Date(`${end}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? end : format.format(day).replace('.', '');
}

/** By how much a line changed in per cent; empty where it cannot be said. */
export function changeBetween(now: GridYear, before: GridYear, line: StatementLine, locale: Locale): string {
  const [a, b] = [now.amounts[line], before.amounts[line]];
  const isSame = now.currency === before.currency && now.scope === before.scope;
  if (a === undefined || b === undefined || b <= 0 || !isSame || now.end === before.end) return '';
  const format = new Intl.NumberFormat(languages[locale].intl, {
    ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  });
  return format.format(a / b - 1).replace('-', '\u2212');
}
