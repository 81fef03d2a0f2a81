import { type Actor, actorName } from '#kernel/actor.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as changesRepository from './desk/changes-repository.ts';
import { changesBetween, isDerived, type Place } from './desk/fact-change.ts';
import { withVersions } from './desk/with-versions.ts';
import type { Dossier, Fact } from './dossier/dossier.ts';
import * as repository from './repository.ts';
import { writeNumbered } from './write-numbered.ts';

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
  return withVersions(after, versions, { changeNo, updatedAt: at });
}

function placeOf({ section, field, position }: Place): Place {
  return { section, field, position };
}
