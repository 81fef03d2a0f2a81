import { plainDigits } from '../figures/digits.ts';
import { monthOfWord } from './month-names.ts';

/** The end of a period that a heading names: a day, or a year alone; undefined where it names none. */
export function periodOfHeading(heading: string): string | undefined {
  const text = plainDigits(heading).toLowerCase();
  const iso = /(?:^|\D)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/.exec(text);
  if (iso !== null) return day(iso[1], iso[2], iso[3]);
  const [, first = '', second = '', year = ''] =
    /(?:^|\D)(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)(?!\d)/.exec(text) ?? [];
  // Where the second number can be no month the Americans wrote it.
  if (year !== '') return Number(second) > 12 ? day(year, first, second) : day(year, second, first);
  const worded =
    /(?:^|\D)(\d{1,2})(?:st|nd|rd|th|\.|er)? (?:de |di )?(\p{L}{3,10})\.?,? (?:de )?((?:19|20)\d\d)(?!\d)/u.exec(
      text,
    );
  if (worded !== null) {
    const month = monthOfWord(worded[2] ?? '');
    if (month > 0) return day(worded[3], String(month), worded[1]);
  }
  const american = /(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?, ?((?:19|20)\d\d)(?!\d)/u.exec(text);
  if (american !== null) {
    const month = monthOfWord(american[1] ?? '');
    if (month > 0) return day(american[3], String(month), american[2]);
  }
  const years = [...text.matchAll(/(?:^|[^\d.,])((?:19|20)\d\d)(?![\d])/g)].map(([, one]) => one);
  // `2024/2025` ends in its second year.
  return years.at(-1);
}

function day(year = '', month = '', date = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}
