import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { assembleFacts } from './assembly/assemble-facts.ts';
import type { AssemblyInput } from './assembly/assembly-input.ts';
import { proposeReasons } from './assembly/empty-sections.ts';
import { layFacts } from './assembly/lay-facts.ts';
import * as assemblyRepository from './assembly-repository.ts';
import { stillConfirmed } from './desk/still-confirmed.ts';
import { machineName } from './dossier/dossier.ts';
import { promisedSections } from './dossier/report-sections.ts';
import { keepChanges } from './keep-changes.ts';
import { rateDossier } from './rate-dossier.ts';
import * as repository from './repository.ts';

/** What an assembly changed. */
export type Assembled = Readonly<{ dossierId: string; facts: number; written: number; removed: number }>;

/** Rows written by one statement. */
const chunk = 500;

/**
 * Lays what sources said into the order's latest dossier; opens the first one where nobody has. Facts of people stay as they are, a
 * sealed dossier stays whole (undefined). Assembled again of the same, nothing changes.
 */
export async function assemble(
  deps: Readonly<{ clock: Clock }>,
  tx: Tx,
  orderId: string,
  input: AssemblyInput,
  kind: ReportKind = usualReportKind,
): Promise<Assembled | undefined> {
  const now = deps.clock.now();
  const dossierId = await open(tx, orderId, kind, now);
  if (dossierId === undefined) return undefined;
  const dossier = await repository.findDossier(tx, { id: dossierId });
  if (dossier === undefined) throw new Error('a locked dossier vanished');
  const made = assembleFacts(input, dossier.kind);
  const dismissed = await assemblyRepository.listDismissals(tx, dossierId);
  const present = dossier.facts.filter(({ section }) => section !== 'rating' && section !== 'summary');
  const { written, removed, beside } = layFacts(made, present, dismissed);
  await assemblyRepository.deleteFacts(tx, removed);
  for (let at = 0; at < written.length; at += chunk)
    await repository.upsertFacts(
      tx,
      dossierId,
      written.slice(at, at + chunk).map((fact) => ({
        ...fact,
        ...{ enteredBy: machineName, enteredAt: now, confirmed: stillConfirmed(fact, present) },
      })),
    );
  await assemblyRepository.updateAlternatives(tx, dossierId, beside);
  const gone = new Set(removed);
  const filled = new Set(
    [...made, ...dossier.facts.filter(({ id }) => !gone.has(id))].map(({ section }) => section),
  );
  const empty = new Set(promisedSections(dossier.kind).filter((code) => !filled.has(code)));
  const proposals = proposeReasons(input, empty);
  const proposed = await assemblyRepository.replaceProposals(tx, dossierId, proposals, now);
  const laid = await repository.findDossier(tx, { id: dossierId });
  if (laid === undefined) throw new Error('a locked dossier vanished');
  const rated = await rateDossier(tx, laid, now);
  const kept = await keepChanges(tx, dossier, rated.dossier, system, now, { unwritten: rated.written });
  const rewritten = rated.written.length + rated.removed;
  const changed = written.length + removed.length + beside.length + proposed + rewritten;
  if (changed > 0 && kept.changeNo === dossier.changeNo) await repository.touchDossier(tx, dossierId, now);
  return {
    dossierId,
    facts: made.length + rated.facts,
    written: written.length + rated.written.length,
    removed: removed.length + rated.removed,
  };
}

/** The order's latest dossier, locked, or a first one; undefined where it is sealed. */
async function open(tx: Tx, orderId: string, kind: ReportKind, now: Date): Promise<string | undefined> {
  const opened = await repository.insertDossier(tx, orderId, 1, kind, now);
  if (opened !== undefined) await assemblyRepository.markUnbegun(tx, opened);
  const latest = await assemblyRepository.findLatestDossier(tx, orderId);
  if (latest === undefined) throw new Error('an opened dossier vanished');
  const locked = await repository.lockDossier(tx, { id: latest.id });
  return locked?.sealedAt === null ? latest.id : undefined;
}
