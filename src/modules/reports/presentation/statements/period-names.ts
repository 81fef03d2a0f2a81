import { dateFormat } from '#kernel/formats/intl-formats.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import type { StatementPeriod } from '../../parts/statements-part.ts';
import { words } from '../../texts/statements/words.ts';
import { showNumberIn } from '../context/number-words.ts';

/** A period of twelve months, or of a length that nobody states. */
export function isYear({ months }: Pick<StatementPeriod, 'months'>): boolean {
  return months === null || months === 12;
}

/** The head of a column: `2025`; the day of the end where the year is not that of the calendar. */
export function periodLabel({ end }: Pick<StatementPeriod, 'end'>, locale: Locale): string {
  return end.endsWith('-12-31') ? end.slice(0, 4) : shortDay(end, locale);
}

/** `30 Jun 2025`, `30.06.2025`: as short as its readers write days in tables. */
export function shortDay(day: string, locale: Locale): string {
  const format = dateFormat(languages[locale].intl, {
    ...words[locale].dayStyle,
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}

/** A period in a sentence: `2025`, `the year to 30 Jun 2025`, `the 7 months to 31 Dec 2021`. */
export function periodInWords(period: Pick<StatementPeriod, 'end' | 'months'>, locale: Locale): string {
  const { year, yearTo, monthsTo } = words[locale].title;
  if (!isYear(period) && period.months !== null)
    return monthsTo(showNumberIn(locale, period.months, 1), shortDay(period.end, locale));
  return period.end.endsWith('-12-31') ? year(period.end.slice(0, 4)) : yearTo(shortDay(period.end, locale));
}

/** When a balance was struck, in a sentence: `in 2023`, `at 30 Jun 2023`; exactly, `at the end of 2023`. */
export function endInWords({ end }: Pick<StatementPeriod, 'end'>, locale: Locale, isExact: boolean): string {
  const { endOf, atEndOf, atDay } = words[locale].title;
  if (!end.endsWith('-12-31')) return atDay(shortDay(end, locale));
  return (isExact ? atEndOf : endOf)(end.slice(0, 4));
}
