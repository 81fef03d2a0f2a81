import { type Fact, isFromMachine } from '../dossier/dossier.ts';
import type { Standing } from './standing-names.ts';

/** How a value stands before whoever prepares the report. */
export function standingOf(
  fact: Pick<Fact, 'enteredBy' | 'method' | 'confirmed' | 'alternatives'>,
): Standing {
  const isConfirmed = fact.confirmed != null;
  if (!isFromMachine(fact)) return isConfirmed ? 'chosen' : 'typed';
  if (isConfirmed) return 'confirmed';
  if (fact.method === 'computed') return 'computed';
  return (fact.alternatives ?? []).length > 0 ? 'contradicted' : 'found';
}
