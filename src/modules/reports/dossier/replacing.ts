import { type Alternative, type Fact, type FactDraft, machineName } from './dossier.ts';

/** A fact of a person as it stands in another's place: what a machine had found there stays beside it. */
export function replacing(
  fact: FactDraft,
  replaced: Fact | undefined,
  /** Of the row of the machine in which the fact is written. */
  rowKey: string | undefined,
): FactDraft {
  if (replaced === undefined) return { ...fact, machineKey: rowKey ?? null };
  const { machineKey, alternatives = [] } = replaced;
  const isSameCopy = fact.evidenceHash !== null && fact.evidenceHash === replaced.evidenceHash;
  return {
    ...fact,
    // Null says that it stands nowhere in particular; who says nothing leaves it where it was.
    place: fact.place === undefined ? (isSameCopy ? (replaced.place ?? null) : null) : fact.place,
    machineKey: machineKey ?? rowKey ?? null,
    alternatives:
      replaced.enteredBy === machineName ? [asAlternative(replaced), ...alternatives] : alternatives,
  };
}

/** A fact as another value for its field. */
export function asAlternative(fact: FactDraft): Alternative {
  const { value, source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, place } = fact;
  return { value, source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, place: place ?? null };
}
