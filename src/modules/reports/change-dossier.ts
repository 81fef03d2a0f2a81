import { type Actor, actorName } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as assemblyRepository from './assembly-repository.ts';
import { type Applied, applyChanges, type EarlierChanges, movesRating } from './desk/apply-changes.ts';
import type { DeskChange } from './desk/change-shapes.ts';
import * as changesRepository from './desk/changes-repository.ts';
import { type ChangeDraft, changesBetween, placeKey } from './desk/fact-change.ts';
import { isFact } from './desk/kept-fact.ts';
import { type OpenDossier, openForChanges, presentAt } from './desk/open-dossier.ts';
import * as reasonsRepository from './desk/reasons-repository.ts';
import { standingOf } from './desk/standing.ts';
import { withVersions } from './desk/with-versions.ts';
import { withWritten } from './desk/written-dossier.ts';
import { citableDocuments } from './documents/citable-documents.ts';
import { type Dossier, type Fact, isFromMachine, type MissingDataReason } from './dossier/dossier.ts';
import { reportProblems } from './dossier/problems.ts';
import { keepWritten } from './facts/facts-repository.ts';
import { asTheyWillLie, writeNumbered } from './keep-changes.ts';
import { rateDossier } from './rate-dossier.ts';
import * as repository from './repository.ts';

/**
 * Makes the changes that a desk sent, each for itself, and answers what became of each and the dossier as it is then. What is computed
 * of the facts is computed anew where a change can move it. Problem 404, 409.
 */
export async function changeDossier(
  tx: Tx,
  key: repository.Key,
  changes: readonly DeskChange[],
  actor: Actor,
  now: Date,
): Promise<{ dossier: Dossier; results: Applied[] }> {
  // One after the other in one write: it is read as it stands once nobody else changes it.
  const [locked, before] = await Promise.all([
    repository.lockDossier(tx, key),
    repository.findDossier(tx, key),
  ]);
  if (locked === undefined || before === undefined) throw new Problem(reportProblems.unknownDossier);
  if (locked.sealedAt !== null) throw new Problem(reportProblems.sealed);
  const { id: dossierId } = locked;
  const cited = changes.map((change) => (change.act === 'write' ? change.evidenceHash : null));
  const citable = await citableDocuments(tx, before, cited);
  const open = openForChanges(before, citable, actorName(actor), now);
  const { results, drafts } = applyChanges(open, changes, await earlierChanges(tx, dossierId, changes));
  if (drafts.length === 0) return { dossier: before, results };
  const written = await write(tx, before, open, drafts);
  const lastNo = await changesRepository.appendChanges(tx, dossierId, before.changeNo ?? 0, drafts, now);
  const { dossier, changeNo } = drafts.some(movesRating)
    ? await rateAnew(tx, written, lastNo, now)
    : { dossier: written, changeNo: lastNo };
  await repository.touchDossier(tx, dossierId, now, changeNo);
  keepWritten(tx, dossier);
  return { dossier: { ...dossier, changeNo, updatedAt: now }, results };
}

async function earlierChanges(
  tx: Tx,
  dossierId: string,
  changes: readonly DeskChange[],
): Promise<EarlierChanges> {
  const ids = changes.flatMap((change) => [
    change.id,
    ...('after' in change && change.after ? [change.after] : []),
  ]);
  const calls = await changesRepository.findCalls(tx, dossierId, [...new Set(ids)]);
  const undone = new Set(changes.flatMap((change) => (change.act === 'undo' ? [change.changeNo] : [])));
  const groups = new Map<number, Awaited<ReturnType<typeof changesRepository.findGroup>>>();
  for (const changeNo of undone)
    groups.set(changeNo, await changesRepository.findGroup(tx, dossierId, changeNo));
  return { calls: Map.groupBy(calls, ({ callId }) => callId ?? ''), groups };
}

/** Writes what the changes together have made of each place, and answers the dossier as it is then. */
async function write(
  tx: Tx,
  before: Dossier,
  open: OpenDossier,
  drafts: readonly ChangeDraft[],
): Promise<Dossier> {
  const old = new Map(before.facts.map((fact) => [placeKey(fact), fact]));
  const places = new Map(drafts.map((draft) => [placeKey(draft), draft]));
  const facts: Fact[] = [];
  const gone: string[] = [];
  const reasons: MissingDataReason[] = [];
  const unsaid: MissingDataReason['section'][] = [];
  for (const [key, place] of places) {
    const present = presentAt(open, place);
    if (present === undefined || (place.field === null && isFact(present))) {
      if (place.field === null) unsaid.push(place.section);
      else gone.push(...[old.get(key)].flatMap((fact) => fact?.id ?? []));
    } else if (isFact(present)) facts.push(present);
    else reasons.push(present);
  }
  await assemblyRepository.deleteFacts(tx, gone);
  const kept = asTheyWillLie(facts, before.facts);
  await repository.upsertFacts(tx, before.id, kept, ({ id }) => id);
  await reasonsRepository.deleteMissingDataReasons(tx, before.id, unsaid);
  await reasonsRepository.upsertMissingDataReasons(tx, before.id, reasons);
  for (const draft of drafts) await rememberDismissal(tx, before.id, draft, open);
  return withWritten(before, { facts: kept, gone, reasons, unsaid });
}

/** What a machine said and a person took out does not come back with the same value, unless the person takes that back. */
async function rememberDismissal(
  tx: Tx,
  dossierId: string,
  { before, after }: ChangeDraft,
  { actor, now }: OpenDossier,
): Promise<void> {
  const fact = after ?? before;
  if (fact === null || !isFact(fact) || fact.machineKey == null || (before !== null && after !== null))
    return;
  if (!isFromMachine(fact) && standingOf(fact) !== 'chosen') return;
  const { section, field, machineKey, value } = fact;
  const dismissal = { section, field, machineKey, value };
  if (after === null)
    await assemblyRepository.insertDismissal(tx, dossierId, dismissal, { by: actor, at: now });
  else await assemblyRepository.deleteDismissal(tx, dossierId, dismissal);
}

/** Derived values bear the number of the last change; one that is gone has its own, so that readers hear of it. */
async function rateAnew(
  tx: Tx,
  written: Dossier,
  lastNo: number,
  now: Date,
): Promise<{ dossier: Dossier; changeNo: number }> {
  const { written: laid, removed, dossier: rated } = await rateDossier(tx, written, now);
  if (laid.length + removed === 0) return { dossier: written, changeNo: lastNo };
  const { drafts, derived } = changesBetween(written, rated, 'system');
  const changeNo = await changesRepository.appendChanges(tx, written.id, lastNo, drafts, now);
  const versions = [
    ...derived.map(({ section, field, position }) => ({ section, field, position, version: changeNo })),
    ...drafts.flatMap(({ section, field, position, after }, index) =>
      after === null ? [] : [{ section, field, position, version: lastNo + index + 1 }],
    ),
  ];
  await writeNumbered(tx, written.id, laid, versions);
  return { dossier: withVersions(rated, versions, { changeNo, updatedAt: now }), changeNo };
}
