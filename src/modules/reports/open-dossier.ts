import { actorName, system } from '#kernel/actor.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as assemblyRepository from './assembly-repository.ts';
import type { ReportSubject } from './contract.ts';
import * as reasonsRepository from './desk/reasons-repository.ts';
import { type Dossier, startingFacts } from './dossier/dossier.ts';
import { keepChanges } from './keep-changes.ts';
import { rateDossier } from './rate-dossier.ts';
import * as repository from './repository.ts';

/** Which dossier is opened, and what is known of the company. */
export type OpenedDossier = Readonly<{
  orderId: string;
  revision: number;
  kind?: ReportKind;
  subject?: ReportSubject;
}>;

/** Opens the dossier of an order's revision, or answers the one that is there, given its first facts where it has yet to get them. */
export async function openDossier(tx: Tx, input: OpenedDossier, now: Date): Promise<Dossier> {
  const { orderId, revision, subject } = input;
  const previous = await repository.findDossier(tx, { orderId, revision: revision - 1 });
  const kind = previous?.kind ?? input.kind ?? usualReportKind;
  const id = await repository.insertDossier(tx, orderId, revision, kind, now);
  const opened = await lock(tx, { orderId, revision });
  const entered = { enteredBy: actorName(system), enteredAt: now };
  const first = subject === undefined ? [] : startingFacts(subject);
  let dossier = opened;
  if (id !== undefined) {
    await repository.upsertFacts(tx, id, previous?.facts ?? first.map((fact) => ({ ...fact, ...entered })));
    for (const missingDataReason of previous?.missingDataReasons ?? [])
      await reasonsRepository.upsertMissingDataReason(tx, id, missingDataReason);
    if (previous !== undefined) await assemblyRepository.copyDismissals(tx, previous.id, id);
    dossier = await keepChanges(tx, opened, system, now, { act: previous && 'copied' });
  }
  if (subject === undefined || !(await assemblyRepository.beginDossier(tx, dossier.id))) return dossier;
  // Research came first: what our own record says stands where no source has said anything.
  const filled = new Set(dossier.facts.map(({ section, field }) => `${section}.${field}`));
  const missing = first.filter(({ section, field }) => !filled.has(`${section}.${field}`));
  await repository.upsertFacts(
    tx,
    dossier.id,
    missing.map((fact) => ({ ...fact, ...entered })),
  );
  const filledNow = await read(tx, { id: dossier.id });
  const rated = await rateDossier(tx, filledNow, now);
  return keepChanges(tx, dossier, system, now, {
    now: rated.written + rated.removed > 0 ? undefined : filledNow,
  });
}

async function lock(tx: Tx, key: { orderId: string; revision: number }): Promise<Dossier> {
  const found = await repository.findDossierId(tx, key.orderId, key.revision);
  if (found !== undefined) await repository.lockDossier(tx, found);
  return read(tx, key);
}

async function read(tx: Tx, key: Parameters<typeof repository.findDossier>[1]): Promise<Dossier> {
  const dossier = await repository.findDossier(tx, key);
  if (dossier === undefined) throw new Error('an opened dossier vanished');
  return dossier;
}
