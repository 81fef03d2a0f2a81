import type { FactValue } from '../dossier/fact-value.ts';

/** The words of a text in their own language, of a coded one those of its source; empty where the value is no text. */
export function textOf(value: FactValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return '';
  if ('text' in value) return value.text;
  return 'code' in value ? (value.word ?? '') : '';
}

/** The code that a value is, or that its text carries; empty where it has none. */
export function codeOf(value: FactValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && 'code' in value ? value.code : '';
}

/** The least that a share is, in per cent; undefined where the value is none. */
export function leastShareOf(value: FactValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && 'min' in value ? value.min : undefined;
}
