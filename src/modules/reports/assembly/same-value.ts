import type { FactValue } from '../dossier/fact-value.ts';

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
