import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as changesRepository from './desk/changes-repository.ts';
import { placeKey } from './desk/fact-change.ts';
import type { Versioned } from './desk/with-versions.ts';
import type { Fact, FactDraft } from './dossier/dossier.ts';
import * as repository from './repository.ts';

type Entered = FactDraft & Pick<Fact, 'enteredBy' | 'enteredAt'> & Partial<Fact>;

/** Facts as they will lie in their rows: one that takes the place of another has its id. The dossier is locked, so nobody else writes them. Pure. */
export function asTheyWillLie(facts: readonly Entered[], present: readonly Fact[]): Fact[] {
  const there = new Map(present.map((fact) => [placeKey(fact), fact]));
  return facts.map((fact) => {
    const {
      place = null,
      machineKey = null,
      alternatives = [],
      confirmed = null,
      confirmation = null,
    } = fact;
    const { id = uuidv7(fact.enteredAt), version = 0 } = there.get(placeKey(fact)) ?? {};
    return { ...fact, place, machineKey, alternatives, confirmed, confirmation, id, version };
  });
}

/**
 * Writes facts together with the numbers of the changes that made them, and notes the other numbers where rows stand already. A row is
 * written once: PostgreSQL checks the references of a row anew when the transaction that has just written it writes it again.
 */
export async function writeNumbered(
  tx: Tx,
  dossierId: string,
  facts: readonly Fact[],
  versions: readonly Versioned[],
): Promise<void> {
  const versionOf = new Map(versions.map((one) => [placeKey(one), one.version]));
  const numbered = facts.map((fact) => ({ ...fact, version: versionOf.get(placeKey(fact)) ?? fact.version }));
  await repository.upsertFacts(tx, dossierId, numbered, ({ id }) => id);
  const written = new Set(facts.map(placeKey));
  const others = versions.filter((one) => !written.has(placeKey(one)));
  await changesRepository.setVersions(tx, dossierId, others);
}
