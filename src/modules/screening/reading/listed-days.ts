import type { Day } from '#findings/vocabulary/days.ts';
import type { BirthYears } from '#findings/vocabulary/list-entry.ts';

/** A day as lists write it, `2012-06-29…`, `29/06/2012` or, `isMonthFirst`, `03/28/2025`; undefined for anything else. */
export function listedDay(text: string | undefined, isMonthFirst = false): Day | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text?.trim() ?? '');
  if (iso !== null) return dayOf(iso[1], iso[2], iso[3]);
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text?.trim() ?? '') ?? [];
  return isMonthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year: string | undefined, month = '', day = ''): Day | undefined {
  if (year === undefined) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Around a year that the list itself calls a guess. */
const guess = 2;

/**
 * The years in a date of birth however it is written: `16 Jul 1966`, `circa 1961`, `1958 to 1964`, `00/00/1970`, `1965-1967`. The
 * day goes no further than this function.
 */
export function listedYears(text: string | undefined): BirthYears | undefined {
  const years =
    (text ?? '')
      .slice(0, 100)
      .match(/(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g)
      ?.map(Number) ?? [];
  if (years.length === 0) return undefined;
  const around = /circa|approx|\bca?\.|about/i.test(text ?? '') ? guess : 0;
  return { min: Math.min(...years) - around, max: Math.max(...years) + around };
}
