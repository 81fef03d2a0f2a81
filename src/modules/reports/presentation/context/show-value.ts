import { dateFormat, minorDigits, numberFormat } from '#kernel/formats/intl-formats.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import type { CodedText, FactValue } from '../../dossier/fact-value.ts';
import type { Field } from '../../dossier/section-shape.ts';
import { showMoney, wholeUnits } from './number-words.ts';
import { regionNames } from './region-names.ts';
import { reportWords } from './report-words.ts';

/** A value made ready for a reader; `note` is a remark that belongs beneath it. */
export type ShownValue = Readonly<{ text: string; note: string | null }>;

/** Prints a value in a language: the same facts, another reading. `countryNames` overrides codes that ISO lacks. */
export function showValue(
  field: Field,
  value: FactValue,
  locale: Locale,
  countryNames: Readonly<Record<string, string>> = {},
): ShownValue {
  if (typeof value === 'boolean') return plain(value ? reportWords[locale].yes : reportWords[locale].no);
  if (typeof value === 'number') return plain(showNumber(field, value, locale));
  if (Array.isArray(value)) return plain(value.map((item) => wordOf(field, item, locale)).join('; '));
  if (typeof value === 'object') {
    if ('code' in value) return showCoded(field, value, locale);
    if ('min' in value) return plain(showShare(value, locale));
    return 'text' in value ? showTranslated(value, locale) : plain(showAmount(value, locale));
  }
  if (field.kind === 'status') return plain(wordOf(field, value, locale));
  if (field.kind === 'date') return plain(showDate(value, locale));
  if (field.format === 'country') return plain(countryNames[value] ?? showCountry(value, locale));
  return plain(value);
}

/** Prints `2026`, `2026-11` or `2026-11-21` as exactly as it is known. */
export function showDate(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const at = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  return longDay(locale, day !== undefined)
    .format(at)
    .replaceAll(' ', '\u00a0');
}

function longDay(locale: Locale, hasDay: boolean): Intl.DateTimeFormat {
  return dateFormat(languages[locale].intl, {
    year: 'numeric',
    month: 'long',
    ...(hasDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}

/** The UTC day of an instant, printed. */
export function showDay(at: Date, locale: Locale): string {
  return showDate(at.toISOString().slice(0, 10), locale);
}

function plain(text: string): ShownValue {
  return { text, note: null };
}

function showNumber(field: Field, value: number, locale: Locale): string {
  const digits = showDigits(value, locale);
  if (field.format === 'percent' || field.kind === 'share') return reportWords[locale].percent(digits);
  return field.format === 'days' ? reportWords[locale].days(digits) : digits;
}

function showDigits(value: number, locale: Locale): string {
  return numberFormat(languages[locale].intl, { maximumFractionDigits: 4 })
    .format(value)
    .replace('-', '\u2212');
}

function wordOf(field: Field, code: string, locale: Locale): string {
  return field.codes?.[code]?.[locale] ?? code;
}

/** Our word, and the source's own beneath it where it says something else. */
function showCoded(field: Field, { code, word }: CodedText, locale: Locale): ShownValue {
  const text = wordOf(field, code, locale);
  return { text, note: word === undefined || word.toLowerCase() === text.toLowerCase() ? null : word };
}

/** `25–50%`, `more than 25%`, `at most 50%`: never more exact than the source. */
function showShare({ min, max }: { min: number; max: number }, locale: Locale): string {
  const words = reportWords[locale];
  if (min === max) return words.percent(showDigits(min, locale));
  return words.percent(`${showDigits(min, locale)}–${showDigits(max, locale)}`);
}

function showAmount(money: { amountMinor: number; currency: string }, locale: Locale): string {
  const amount = wholeUnits(money);
  return showMoney(
    locale,
    amount,
    money.currency,
    Number.isInteger(amount) ? 0 : minorDigits(money.currency),
  );
}

function showCountry(code: string, locale: Locale): string {
  // A part of a country, as ISO 3166-2 has it.
  const [, country] = /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(code) ?? [];
  if (country !== undefined) return `${showCountry(country, locale)} (${code})`;
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return regionNames(locale).of(code.toUpperCase()) ?? code;
}

/** The reader's language stands first; the original is never hidden. */
function showTranslated(
  value: {
    text: string;
    lang: string;
    translation?: { text: string; lang: string; by: 'human' | 'machine' | 'template' } | undefined;
  },
  locale: Locale,
): ShownValue {
  const { translation } = value;
  if (value.lang === locale || translation?.lang !== locale) return plain(value.text);
  if (translation.by === 'template') return plain(translation.text);
  const words = reportWords[locale];
  return {
    text: translation.text,
    note: `${words.original}, ${words.translatedBy[translation.by]}: ${value.text}`,
  };
}
