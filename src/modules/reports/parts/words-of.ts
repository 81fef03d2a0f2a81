import type { Share } from '#findings/vocabulary/ownership.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/** The words of a value as its source has them; empty where it has none. */
export function wordsOf(value: FactValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || Array.isArray(value)) return '';
  if ('text' in value) return value.text;
  return 'code' in value ? (value.word ?? '') : '';
}

/** The code of a value of one of our lists; empty where it has none. */
export function codeOf(value: FactValue | undefined): string {
  return typeof value === 'object' && 'code' in value ? value.code : '';
}

/** A share as facts hold it; null where the value is none. */
export function shareIn(value: FactValue | undefined): Share | null {
  if (typeof value === 'number') return { exact: value };
  return typeof value === 'object' && 'min' in value ? value : null;
}
