import { type Amount, negateAmount, readAmount, scaleAmount } from '../vocabulary/amount.ts';
import { currencyOfWord } from './currency-words.ts';
import { plainDigits } from './digits.ts';
import { scaleOfWord } from './scale-words.ts';

export type DecimalMark = '.' | ',';

/** What somebody wrote where a figure is expected. */
export type ReadFigure =
  | Readonly<{
      is: 'figure';
      amount: Amount;
      /** It can be read in another way as well: nobody but the writer knows. */
      other?: Amount;
      /** The currency written with it. */
      currency?: string;
      /** A word multiplied it: the unit of its column does not. */
      isScaled: boolean;
    }>
  /** A dash or nothing: the line has no figure. */
  | Readonly<{ is: 'nothing' }>
  | Readonly<{ is: 'unreadable' }>;

const unreadable = { is: 'unreadable' } as const;
const maxChars = 60;
const nothing = /^(?:-+|\.+|n\/?a|nil|x|х|k\.\s?a\.|н\/?д|отсутствует)?$/iu;

/**
 * Reads a figure as people of many countries write it: groups by comma, point, space or apostrophe, lakhs, digits of other scripts,
 * brackets or signs on either side for minus, words for thousands and millions, a currency on either side. `1,234` alone can be both
 * one thousand and one whole: it is read as the `mark` of its neighbours says; without that the other reading is given too.
 */
export function readFigure(text: string, mark?: DecimalMark): ReadFigure {
  if (text.length > maxChars) return unreadable;
  const plain = plainDigits(text)
    .replace(/\[\d{1,2}\]$|\*+$/, '')
    .trim();
  if (nothing.test(plain)) return { is: 'nothing' };
  const [, before = '', digits = '', after = ''] =
    /^([^\d]*?)(\d(?:[\d.,' ]*\d)?)([^\d]*)$/u.exec(plain) ?? [];
  const around = wordsAround(before, after);
  if (digits === '' || around === undefined) return unreadable;
  const [first, second] = readingsOf(digits, mark, around.exponent > 0);
  if (first === undefined) return unreadable;
  const finish = (amount: Amount) => {
    const scaled = scaleAmount(amount, around.exponent);
    return around.isMinus ? negateAmount(scaled) : scaled;
  };
  return {
    is: 'figure',
    amount: finish(first),
    ...(second !== undefined && { other: finish(second) }),
    ...(around.currency !== undefined && { currency: around.currency }),
    isScaled: around.exponent > 0,
  };
}

/** The mark before the decimals that most figures of a table agree on; undefined where they do not tell. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | undefined {
  const votes = { '.': 0, ',': 0 };
  for (const text of texts) {
    const digits = /\d[\d.,' ]*\d/.exec(plainDigits(text.slice(0, maxChars)))?.[0] ?? '';
    const told = toldMark(digits);
    if (told !== undefined) votes[told] += 1;
  }
  if (votes['.'] === votes[',']) return undefined;
  return votes['.'] > votes[','] ? '.' : ',';
}

/** The mark before the decimals, where a figure alone tells it: by its decimals, or by its groups. */
function toldMark(digits: string): DecimalMark | undefined {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (points > 1 || commas > 1) return points > 1 ? ',' : '.';
  if (points + commas === 0) return undefined;
  const own = points === 1 ? '.' : ',';
  return isEither(digits, own) ? undefined : own;
}

/** Whether a mark that stands once may part a thousand as well as decimals. */
function isEither(digits: string, mark: DecimalMark): boolean {
  const [whole = '', part = ''] = digits.split(mark);
  return part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
}

/** The reading, and the other one where there are two; of none nothing. */
function readingsOf(digits: string, mark: DecimalMark | undefined, hasScale: boolean): Amount[] {
  const own = digits.includes(',') ? ',' : '.';
  const isOnce = digits.split(/[.,]/).length === 2;
  if (isOnce && isEither(digits, own)) {
    const [grouped, decimal] = [readAmount(digits.replace(own, '')), readAmount(digits.replace(own, '.'))];
    if (grouped === undefined || decimal === undefined) return [];
    if (mark !== undefined) return [mark === own ? decimal : grouped];
    // Nobody writes a thousand in thousands.
    return hasScale ? [decimal, grouped] : [grouped, decimal];
  }
  const decimal = toldMark(digits);
  const at = decimal === undefined ? -1 : digits.lastIndexOf(decimal);
  const isGroupOnly = decimal !== undefined && !digits.includes(decimal);
  const whole = at < 0 || isGroupOnly ? digits : digits.slice(0, at);
  const part = at < 0 || isGroupOnly ? '' : digits.slice(at + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(part)) return [];
  const amount = readAmount(`${whole.replace(/[.,' ]/g, '')}${part === '' ? '' : `.${part}`}`);
  return amount === undefined ? [] : [amount];
}

/** Groups of three by one mark throughout, or the first of three and the others of two as in India. */
function isGrouped(whole: string): boolean {
  const [mark] = /[.,' ]/.exec(whole) ?? [''];
  if (mark === '') return true;
  const groups = whole.split(mark);
  if (!groups.every((group) => /^\d+$/.test(group))) return false;
  const [first = '', ...rest] = groups;
  const isWestern = first.length <= 3 && rest.every(({ length }) => length === 3);
  const isIndian =
    first.length <= 2 && rest.at(-1)?.length === 3 && rest.slice(0, -1).every(({ length }) => length === 2);
  return isWestern || isIndian;
}

/** What stands before and after the digits: sign, brackets, scale and currency; undefined where there is anything else. */
function wordsAround(before: string, after: string) {
  const isBracketed = before.includes('(') && after.includes(')');
  if (before.includes('(') !== after.includes(')')) return undefined;
  const sign = /^[^-+]*-[^-+]*$/.test(before) || /-\s*$/.test(after.replace(/[)\s]+$/, ''));
  let exponent = 0;
  let currency: string | undefined;
  const bare = `${before} ${after}`.replace(/[()+-]/g, ' ').replace(/([€$£¥₽₸₴₹₺₩₪%])/gu, ' $1 ');
  for (const word of bare.split(/\s+/).filter((one) => one !== '' && one !== '.')) {
    const scale = scaleOfWord(word);
    const own = currencyOfWord(word);
    const money = own === undefined ? moneyAfterScale(word) : { ...own, exponent: 0 };
    if (scale !== undefined && exponent === 0) exponent = scale;
    else if (money !== undefined) {
      currency ??= money.code;
      exponent ||= money.exponent;
    } else return undefined;
  }
  return { isMinus: isBracketed !== sign, exponent, currency };
}

/** `TEUR`, `kEUR`: thousands and the currency in one word. */
function moneyAfterScale(word: string) {
  const [, letter = '', rest = ''] = /^([TkM])([A-Z]{3}|€)$/u.exec(word) ?? [];
  const money = rest === '' ? undefined : currencyOfWord(rest);
  return money === undefined ? undefined : { ...money, exponent: letter === 'M' ? 6 : 3 };
}
