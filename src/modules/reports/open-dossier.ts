import { actorName, system } from '#kernel/actor.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Tx } from '#platform/database/kysely.ts';
import * as assemblyRepository from './assembly-repository.ts';
import type { ReportSubject } from './contract.ts';
import * as reasonsRepository from './desk/reasons-repository.ts';
import { withWritten } from './desk/written-dossier.ts';
import { type Dossier, startingFacts } from './dossier/dossier.ts';
import { asTheyWillLie, keepChanges } from './keep-changes.ts';
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
  const previous =
    revision === 1 ? undefined : await repository.findDossier(tx, { orderId, revision: revision - 1 });
  const kind = previous?.kind ?? input.kind ?? usualReportKind;
  const id = await repository.insertDossier(tx, orderId, revision, kind, now);
  // What this transaction has just made is empty, and nobody else's yet.
  const opened =
    id === undefined
      ? await lock(tx, { orderId, revision })
      : emptyDossier(id, { orderId, revision, kind }, now);
  const entered = { enteredBy: actorName(system), enteredAt: now };
  const first = subject === undefined ? [] : startingFacts(subject);
  let dossier = opened;
  if (id !== undefined) {
    const facts = asTheyWillLie(previous?.facts ?? first.map((fact) => ({ ...fact, ...entered })), []);
    await reasonsRepository.upsertMissingDataReasons(tx, id, previous?.missingDataReasons ?? []);
    if (previous !== undefined) await assemblyRepository.copyDismissals(tx, previous.id, id);
    const reasons = previous?.missingDataReasons ?? [];
    const act = previous && 'copied';
    const after = withWritten(opened, { facts, reasons });
    dossier = await keepChanges(tx, opened, after, system, now, { unwritten: facts, ...(act && { act }) });
  }
  if (subject === undefined || !(await assemblyRepository.beginDossier(tx, dossier.id))) return dossier;
  // Research came first: what our own record says stands where no source has said anything.
  const filled = new Set(dossier.facts.map(({ section, field }) => `${section}.${field}`));
  const missing = first.filter(({ section, field }) => !filled.has(`${section}.${field}`));
  const facts = asTheyWillLie(
    missing.map((fact) => ({ ...fact, ...entered })),
    [],
  );
  const rated = await rateDossier(tx, withWritten(dossier, { facts }), now);
  const ids = new Set([...facts, ...rated.written].map(({ id }) => id));
  const unwritten = rated.dossier.facts.filter((fact) => ids.has(fact.id));
  return keepChanges(tx, dossier, rated.dossier, system, now, { unwritten });
}

function emptyDossier(
  id: string,
  of: Readonly<{ orderId: string; revision: number; kind: ReportKind }>,
  now: Date,
): Dossier {
  return {
    ...{ id, ...of, createdAt: now, updatedAt: now, sealedAt: null, changeNo: 0 },
    ...{ facts: [], missingDataReasons: [], thinReason: null, ratingPassport: null },
  };
}

async function lock(tx: Tx, key: { orderId: string; revision: number }): Promise<Dossier> {
  await repository.lockDossier(tx, key);
  return read(tx, key);
}

async function read(tx: Tx, key: Parameters<typeof repository.findDossier>[1]): Promise<Dossier> {
  const dossier = await repository.findDossier(tx, key);
  if (dossier === undefined) throw new Error('an opened dossier vanished');
  return dossier;
}
