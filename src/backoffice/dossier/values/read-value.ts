import { minorDigits } from '#kernel/formats/intl-formats.ts';
import { defaultLocale, type Locale, languages, locales } from '#kernel/locale.ts';
import {
  type FactValue,
  type Field,
  type TypedValue,
  typedOf,
  type ValueError,
  type ValueKind,
} from './typed-value.ts';

type Read = { value: FactValue } | { error: ValueError };

/** Reads what was typed as a value of this kind; says which sentence explains why it is none. */
export function readValue(kind: ValueKind, typed: TypedValue): Read {
  const text = typed.text.trim();
  if (text === '') return { error: kind === 'status' || kind === 'yes-no' ? 'choose' : 'empty' };
  switch (kind) {
    case 'text':
      return { value: readText(text, typed) };
    case 'date':
      return isPartialDate(text) ? { value: text } : { error: 'date' };
    case 'number': {
      const number = plainNumber(text);
      return number === undefined ? { error: 'number' } : { value: Number(number) };
    }
    case 'share': {
      const share = readShare(text);
      return share === undefined ? { error: 'number' } : { value: share };
    }
    case 'money':
      return readMoney(text, typed.currency.trim().toUpperCase());
    case 'list': {
      const items = text.split('\n').map((item) => item.trim());
      return { value: items.filter((item) => item !== '') };
    }
    case 'yes-no':
      return { value: text === 'yes' };
    case 'status':
      return { value: text };
  }
}

/**
 * As `readValue`, of a value that stands there already: one that is a code stays it while nobody has changed its words, for a code
 * is said in every language and words in theirs alone.
 */
export function readAgain(
  kind: ValueKind,
  typed: TypedValue,
  saved: FactValue | undefined,
  options: Field['options'],
): Read {
  if (typeof saved !== 'object' || !('code' in saved)) return readValue(kind, typed);
  const before = typedOf(saved, options);
  const isSame = typed.text.trim() === before.text.trim() && typed.lang === before.lang;
  return isSame ? { value: saved } : readValue(kind, typed);
}

/** Names its language and carries a translation into the other language of the report, where they were given. */
function readText(text: string, { lang, translation, translationBy }: TypedValue): FactValue {
  if (lang === '') return text;
  const translated = translation.trim();
  if (translated === '') return { text, lang };
  return {
    text,
    lang,
    translation: { text: translated, lang: translationLanguage(lang), by: translationBy },
  };
}

/**
 * Into which language words are translated: the first one of the reports that is written in other letters than they are.
 * Of a language that is none of the reports' we take Latin ones.
 */
export function translationLanguage(lang: string): Locale {
  const own = locales.find((locale) => locale === lang) ?? defaultLocale;
  return locales.find((locale) => languages[locale].script !== languages[own].script) ?? defaultLocale;
}

/** `51`, `51 %`, or two bounds: `25-50`. */
function readShare(text: string): FactValue | undefined {
  const bounds = text
    .replaceAll('%', '')
    .split(/[-–]/)
    .map((part) => plainNumber(part.trim()));
  const [min, max = min] = bounds.map(Number);
  const isShare = bounds.every((bound) => bound !== undefined) && bounds.length <= 2;
  if (!isShare || min === undefined || max === undefined || min > max || max > 100) return undefined;
  return bounds.length === 1 ? min : { min, max };
}

function readMoney(text: string, currency: string): Read {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return { error: 'currency' };
  const number = plainNumber(text);
  const [whole = '', fraction = ''] = number?.split('.') ?? [];
  const digits = minorDigits(currency);
  if (number === undefined || fraction.length > digits) return { error: 'amount' };
  const amountMinor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amountMinor) ? { value: { amountMinor, currency } } : { error: 'amount' };
}

/**
 * Digits with at most one point: groups by spaces, apostrophes, commas or points are undone.
 * `1,250` alone could be either and is refused rather than guessed.
 */
function plainNumber(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[−–]/, '-');
  const point = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const marks = bare.match(/[.,]/g) ?? [];
  if (marks.length === 1 && /^-?[1-9]\d{0,2},\d{3}$/.test(bare)) return undefined;
  const isGroupOnly = marks.length > 1 && new Set(marks).size === 1;
  if (marks.length > 0 && (isGroupOnly || marks.length > 1)) {
    const whole = isGroupOnly ? bare : bare.slice(0, point);
    if (!/^-?\d{1,3}([.,]\d{3})*$/.test(whole)) return undefined;
  }
  const plain = isGroupOnly
    ? bare.replace(/[.,]/g, '')
    : point < 0
      ? bare
      : `${bare.slice(0, point).replace(/[.,]/g, '')}.${bare.slice(point + 1)}`;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? plain : undefined;
}

function isPartialDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const [year = '', month = '01', day = '01'] = text.split('-');
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`);
}
