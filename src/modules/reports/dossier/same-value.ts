import type { FactValue } from './fact-value.ts';

/** What two values have in common that say the same: case, points, spaces and the order of members do not matter. */
export function likeness(value: FactValue): string {
  if (typeof value === 'string') return foldedText(value);
  if (Array.isArray(value)) return value.map(foldedText).toSorted().join('|');
  if (typeof value !== 'object') return String(value);
  if ('code' in value) return value.code;
  if ('text' in value) return foldedText(value.text);
  if ('amountMinor' in value) return `${value.amountMinor} ${value.currency}`;
  return `${value.min}-${value.max}`;
}

/** Letters and digits of a text, in one case. */
export function foldedText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? text.trim() : folded;
}

/** The words of a person's name in any order: `DOE, Jane` is `Jane Doe`. */
export function nameKey(name: string): string {
  return foldedText(name).split(' ').toSorted().join(' ');
}

/** A day, a month or a year; a country or a part of it: the shorter one is the same, said less exactly. */
const stepwise = /^(\d{4}(-\d{2}){0,2}|[A-Z]{2}(-[A-Z0-9]{1,3})?)$/;

/** Whether two values of a field say the same, one of them perhaps with less. Addresses are written in every order. */
export function isSameValue(field: string, a: FactValue, b: FactValue): boolean {
  if (likeness(a) === likeness(b)) return true;
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (stepwise.test(short) && stepwise.test(long)) return long.startsWith(`${short}-`);
  if (!field.endsWith('_address')) return false;
  const words = new Set(foldedText(long).split(' '));
  return foldedText(short)
    .split(' ')
    .every((word) => words.has(word));
}

/** Whether a day says the same as another and more of it: `2016-11-22` beside `2016`. */
export function isMoreExact(day: FactValue | undefined, other: FactValue | undefined): boolean {
  return typeof day === 'string' && typeof other === 'string' && day.startsWith(`${other}-`);
}
