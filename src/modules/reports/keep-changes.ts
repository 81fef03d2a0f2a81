import { type Actor, actorName } from '#kernel/actor.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as changesRepository from './desk/changes-repository.ts';
import { changesBetween, isDerived, type Place, placeKey } from './desk/fact-change.ts';
import { type Versioned, withVersions } from './desk/with-versions.ts';
import type { Dossier, Fact, FactDraft } from './dossier/dossier.ts';
import { keepWritten } from './facts/facts-repository.ts';
import * as repository from './repository.ts';

/**
 * Keeps what has changed in a dossier since it was `before`, and answers it with its new versions: every way of writing facts ends here. The
 * dossier is locked. Of the facts of `after` those that are `unwritten` are written now; `act` says of everything new what it is, where
 * that is not to be seen.
 */
export async function keepChanges(
  tx: Tx,
  before: Dossier,
  after: Dossier,
  actor: Actor,
  at: Date,
  { unwritten = [], act }: Readonly<{ unwritten?: readonly Fact[]; act?: 'copied' }> = {},
): Promise<Dossier> {
  const { drafts, derived } = changesBetween(before, after, actorName(actor));
  if (drafts.length === 0 && derived.length === 0 && unwritten.length === 0) return after;
  const named = act === undefined ? drafts : drafts.map((draft) => ({ ...draft, act }));
  const kept = await changesRepository.appendChanges(tx, before.id, before.changeNo ?? 0, named, at);
  // Derived values alone need a number too, so that whoever asks for what is new gets them.
  const changeNo = drafts.length === 0 ? kept + 1 : kept;
  const first = (before.changeNo ?? 0) + 1;
  const versions = [
    ...drafts.flatMap(({ after: stands, ...place }, index) =>
      stands === null ? [] : [{ ...placeOf(place), version: first + index }],
    ),
    ...derived.filter(isDerived).map((fact) => ({ ...placeOf(fact), version: changeNo })),
  ];
  await writeNumbered(tx, before.id, unwritten, versions);
  // At once: a row that one transaction updates twice has its order locked by the second, after the dossier, where editors lock the
  // order first.
  await repository.touchDossier(tx, before.id, at, changeNo);
  const noted = withVersions(after, versions, { changeNo, updatedAt: at });
  keepWritten(tx, noted);
  return noted;
}

function placeOf({ section, field, position }: Place): Place {
  return { section, field, position };
}

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
    const { id = uuidv7(fact.enteredAt), version: stood = 0 } = there.get(placeKey(fact)) ?? {};
    const version = Math.max(stood, fact.version ?? 0);
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
