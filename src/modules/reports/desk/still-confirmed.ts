import type { Confirmed, Fact, FactDraft } from '../dossier/dossier.ts';
import { isSameValue } from '../dossier/same-value.ts';

/**
 * Whoever stood by a value of the machine stands by it when it is found once more: the same value from the same source, and nothing
 * said against it that was not said before.
 */
export function stillConfirmed(made: FactDraft, present: readonly Fact[]): Confirmed | null {
  const old = present.find(
    ({ section, field, position }) =>
      section === made.section && field === made.field && position === made.position,
  );
  if (old?.confirmed == null) return null;
  const { field, confirmed, alternatives: known = [] } = old;
  const isSame = old.source === made.source && isSameValue(field, old.value, made.value);
  const isNew = (made.alternatives ?? []).some(
    (other) => !known.some((one) => isSameValue(field, one.value, other.value)),
  );
  return isSame && !isNew ? confirmed : null;
}
