import { plainDigits } from '../../figures/digits.ts';
import type { Share } from '../../vocabulary/ownership.ts';
import { either, nothing, type ReadCell, saysNothing, unreadable } from './read-cell.ts';

/** How shares without a sign are counted: of a hundred, or of one. */
export type ShareScale = 'percent' | 'one';

const mostChars = 120;
const moreThan = /(?:^|\s)(?:>|over|more than|above|exceeding|mehr als|uber|более|больше|свыше)\s*$/u;
const atLeast = /(?:^|\s)(?:>=|≥|from|at least|not less than|min|mindestens|ab|не менее|от|минимум)\s*$/u;
const lessThan = /(?:^|\s)(?:<|under|less than|below|weniger als|unter|менее|меньше|ниже)\s*$/u;
const atMost =
  /(?:^|\s)(?:<=|≤|up to|at most|not more than|no more than|to|max|bis|bis zu|hochstens|не более|до|максимум)\s*$/u;
const orMore = /^\s*(?:\+|or more|and more|or over|oder mehr|и более|и больше|или более)/u;
const orLess = /^\s*(?:or less|and less|oder weniger|и менее|или менее)/u;

/**
 * A share as tables have it: `25`, `25 %`, `33,3%`, `25–50 %`, `more than 25% but not more than 50%`, `≤ 25%`, `75% or more`, `1/3`.
 * A bare `0.25` is a quarter or a quarter of one per cent: its column or somebody has to say.
 */
export function readShare(text: string, scale?: ShareScale): ReadCell<Share> {
  if (text.length > mostChars) return unreadable;
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ü', 'u')
    .replaceAll('ö', 'o')
    .replace(/(?:per ?cent|pct\.?|prozent|процент\p{L}*)/gu, '%');
  if (saysNothing(plain)) return nothing;
  const fraction = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(plain);
  if (fraction !== null) return partOf(Number(fraction[1]), Number(fraction[2]));
  const figures = [...plain.matchAll(/\d+(?:[.,]\d+)?/g)];
  const [first, second] = figures.map(([digits]) => Number(digits.replace(',', '.')));
  if (first === undefined || figures.length > 2 || /\d[.,]\d+[.,]/.test(plain)) return unreadable;
  const hasSign = plain.includes('%');
  if (!hasSign && scale === undefined && isOfOne(first) && isOfOne(second ?? first)) return either;
  const unit = !hasSign && scale === 'one' ? 100 : 1;
  const share =
    second === undefined ? oneBound(plain, first * unit) : bounds(plain, first * unit, second * unit);
  const { exact = 0, min = 0, max = 100 } = share ?? {};
  if (share === undefined || [exact, min, max].some((one) => one > 100) || min > max) return unreadable;
  return { is: 'read', value: share };
}

/** Whether a bare figure may be a part of one as well as per cent; nothing and all are no question. */
function isOfOne(figure: number): boolean {
  return figure > 0 && figure <= 1;
}

function partOf(count: number, whole: number): ReadCell<Share> {
  if (whole === 0 || count > whole) return unreadable;
  return { is: 'read', value: { exact: round((count / whole) * 100) } };
}

function oneBound(plain: string, percent: number): Share | undefined {
  const [, before = '', after = ''] = /^([^\d]*)[\d.,]+\s*%?(.*)$/.exec(plain) ?? [];
  const value = round(percent);
  // `Not more than` ends in the words of more.
  if (atMost.test(before)) return { min: 0, max: value };
  if (atLeast.test(before)) return { min: value, max: 100 };
  if (moreThan.test(before)) return { min: value, max: 100, minIsExclusive: true };
  if (lessThan.test(before)) return { min: 0, max: value, maxIsExclusive: true };
  if (before.trim() !== '') return undefined;
  if (orMore.test(after)) return { min: value, max: 100 };
  if (orLess.test(after)) return { min: 0, max: value };
  return after.trim() === '' ? { exact: value } : undefined;
}

/** Two figures: what stands before each says whether it belongs to the share. */
function bounds(plain: string, first: number, second: number): Share | undefined {
  const [, before = '', between = '', after = ''] =
    /^([^\d]*)\d+(?:[.,]\d+)?\s*%?([^\d]*?)\d+(?:[.,]\d+)?\s*%?\s*(.*)$/.exec(plain) ?? [];
  const isMore = moreThan.test(before);
  const isLess = lessThan.test(between);
  const isPlain = before.trim() === '' && /^\s*(?:-|to|bis|до|and|und|и|…|\.\.\.?)\s*$/u.test(between);
  const isWorded = (isMore || atLeast.test(before)) && (isLess || atMost.test(between) || isJoined(between));
  if (after.trim() !== '' || !(isPlain || isWorded)) return undefined;
  return {
    ...{ min: round(first), max: round(second) },
    ...(isMore && { minIsExclusive: true }),
    ...(isLess && { maxIsExclusive: true }),
  };
}

const isJoined = (between: string) => /^\s*-\s*$/.test(between);

function round(percent: number): number {
  return Math.round(percent * 10_000) / 10_000;
}
