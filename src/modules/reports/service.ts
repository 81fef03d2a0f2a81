import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Assembled, assemble } from './assemble.ts';
import type {
  AssemblyOutcome,
  AssemblyReading,
  AssemblyScreening,
  AssemblySource,
} from './assembly/assembly-input.ts';
import * as assemblyRepository from './assembly-repository.ts';
import type {
  ConfirmEvidenceInput,
  DossierView,
  FactInput,
  MissingDataReasonInput,
  NameSourceInput,
  ThinReason,
} from './contract.ts';
import * as reasonsRepository from './desk/reasons-repository.ts';
import { citableDocuments } from './documents/citable-documents.ts';
import { type Dossier, machineName } from './dossier/dossier.ts';
import { assertSection, citingDocument, readFact, readSourceNames } from './dossier/fact-input.ts';
import { reportProblems } from './dossier/problems.ts';
import { replacing } from './dossier/replacing.ts';
import { columnsBeside } from './dossier/report-sections.ts';
import { presentDossier, presentOutline } from './dossier-view.ts';
import { createReportFiles } from './files/report-files.ts';
import { keepChanges } from './keep-changes.ts';
import { createKeptCopies } from './kept-copies.ts';
import { obstaclesOf, type TickedStep } from './obstacles.ts';
import { type OpenedDossier, openDossier } from './open-dossier.ts';
import type { Peers } from './peers.ts';
import { evidenceOfFact } from './presentation/evidence/evidence-of-fact.ts';
import { rateDossier } from './rate-dossier.ts';
import { findSeal } from './records-repository.ts';
import type { ReportRenderer } from './render/report-renderer.ts';
import { createReportRendering } from './render-report.ts';
import * as repository from './repository.ts';
import { sealDossier } from './seal-dossier.ts';

export type { Assembled } from './assemble.ts';
export type {
  AssemblyOutcome,
  AssemblyReading,
  AssemblyScreening,
  AssemblySource,
} from './assembly/assembly-input.ts';
export { exportBods } from './bods/bods-export.ts';
export { listRemovedFacts } from './desk/removed-facts.ts';
export { createDossierDesk, type DossierDesk } from './desk.ts';
export { listDescribers } from './documents/documents-repository.ts';
export { completenessPercent, type Dossier, isThin } from './dossier/dossier.ts';
export type { ReportCover } from './dossier/report-cover.ts';
export { createDossierDocuments, type DossierDocuments, type StoredDocument } from './dossier-documents.ts';
export type { ReportFile } from './files/report-files-repository.ts';
export { createPeers, PeerFileRefused } from './peers.ts';
export { outcomeWords, stepName } from './presentation/context/step-words.ts';
export { dossierRecordSchema } from './record/record-shape.ts';
export { createReportRecords, type ReportRecords, verificationPath, verificationUrl } from './records.ts';
export type { ReceiptSheet } from './render/receipt-sheet.ts';
export type { DrawnReport, ReceiptRenderer } from './render/report-renderer.ts';
export { createExampleReports, type ExampleReports } from './samples/example-report.ts';
export { createSampleReports, type SampleReports } from './samples/sample-reports.ts';
export { thinReasonOf } from './seal-dossier.ts';
export type { EvidenceView } from './view/evidence-view.ts';
export type { ReportView } from './view/report-view.ts';
export { workbookOf } from './workbook/workbook.ts';

/** Dossiers and the documents made of them. Functions that write take the caller's transaction. */
export function createReports(deps: {
  clock: Clock;
  files: FileStore;
  renderer: ReportRenderer;
  /** Without them reports say that there are none to compare with. */
  peers?: Pick<Peers, 'ofDossier'>;
}) {
  const { clock, files } = deps;
  const { viewReport, renderReport, drawReport } = createReportRendering(deps);

  /** Runs a change of a dossier that is not sealed, rates it anew and keeps what has changed; 404 if there is none, 409 if it is sealed. */
  async function change(
    tx: Tx,
    dossierId: string,
    actor: Actor,
    work: (kind: ReportKind, before: Dossier) => Promise<void>,
  ): Promise<Dossier> {
    const locked = await repository.lockDossier(tx, { id: dossierId });
    if (locked === undefined) throw new Problem(reportProblems.unknownDossier);
    if (locked.sealedAt !== null) throw new Problem(reportProblems.sealed);
    const before = present(await repository.findDossier(tx, { id: dossierId }));
    await work(locked.kind, before);
    const written = present(await repository.findDossier(tx, { id: dossierId }));
    const rated = await rateDossier(tx, written, clock.now());
    await repository.touchDossier(tx, dossierId, clock.now());
    const { written: unwritten } = rated;
    const kept = await keepChanges(tx, before, rated.dossier, actor, clock.now(), { unwritten });
    return { ...kept, updatedAt: clock.now() };
  }

  return {
    /**
     * Opens the dossier of an order's revision; a second call answers the same one unchanged. It starts with what the
     * previous revision said, of whose kind it is, else with what the register says about `subject`.
     */
    openDossier: (tx: Tx, input: OpenedDossier): Promise<Dossier> => openDossier(tx, input, clock.now()),

    /**
     * Lays what sources said into the order's latest dossier, and opens the first one where nobody has. `sources` names every source of
     * the readings and outcomes by its code; `screening` is how those of the company were screened last. Facts of people stay;
     * undefined where the dossier is sealed.
     */
    assemble(
      tx: Tx,
      orderId: string,
      readings: readonly AssemblyReading[],
      outcomes: readonly AssemblyOutcome[],
      sources: Readonly<Record<string, AssemblySource>>,
      screening?: AssemblyScreening,
      kind?: ReportKind,
    ): Promise<Assembled | undefined> {
      return assemble({ clock }, tx, orderId, { readings, outcomes, sources, screening }, kind);
    },

    findDossier: (db: Db | Tx, orderId: string, revision: number): Promise<Dossier | undefined> =>
      repository.findDossier(db, { orderId, revision }),

    /** Throws Problem 404 where no dossier was opened. */
    async getDossier(db: Db | Tx, orderId: string, revision: number): Promise<Dossier> {
      return present(await repository.findDossier(db, { orderId, revision }));
    },

    /** Why a report with little in it was approved; null of any other. Problem 404 where none was opened. */
    async thinReasonOf(db: Db | Tx, orderId: string, revision: number): Promise<Dossier['thinReason']> {
      return present(await findSeal(db, { orderId, revision })).thinReason;
    },

    /** The dossier as the back office reads it. */
    viewDossier(dossier: Dossier, locale: Locale): DossierView {
      return presentDossier(dossier, locale);
    },

    /** The same without what is in it: how far it is. */
    outlineDossier(dossier: Dossier): DossierView {
      return presentOutline(dossier);
    },

    viewReport,
    renderReport,
    drawReport,

    /** Where a fact of a report comes from, in the report's language; undefined for one that the dossier has not. */
    viewEvidence: evidenceOfFact,

    /** Writes one fact over whatever stood in its place; the section's missing-data reason, now untrue, goes. Problem 400, 404, 409. */
    saveFact(tx: Tx, dossierId: string, input: FactInput, actor: Actor): Promise<Dossier> {
      return change(tx, dossierId, actor, async (kind, before) => {
        const citable = await citableDocuments(tx, before, [input.evidenceHash]);
        const fact = citingDocument(readFact(input, clock.now(), kind), citable);
        const entered = { enteredBy: actorName(actor), enteredAt: clock.now() };
        const replaced = await repository.findFact(tx, dossierId, fact);
        const columns = columnsBeside(fact);
        const rowKey = await assemblyRepository.findRowKey(tx, dossierId, fact, columns);
        await repository.upsertFacts(tx, dossierId, [{ ...replacing(fact, replaced, rowKey), ...entered }]);
        await reasonsRepository.deleteMissingDataReasons(tx, dossierId, [fact.section]);
      });
    },

    /** Takes a fact out; one of the machine does not come back with the same value. Problem 404, 409. */
    removeFact(tx: Tx, dossierId: string, factId: string, actor: Actor): Promise<Dossier> {
      return change(tx, dossierId, actor, async () => {
        const fact = await repository.deleteFact(tx, dossierId, factId);
        if (fact === undefined) throw new Problem(reportProblems.unknownFact);
        const { enteredBy, machineKey, section, field, value } = fact;
        if (enteredBy !== machineName || machineKey == null) return;
        const dismissal = { section, field, machineKey, value };
        const dismissed = { by: actorName(actor), at: clock.now() };
        await assemblyRepository.insertDismissal(tx, dossierId, dismissal, dismissed);
      });
    },

    /** Says why a section is empty; Problem 409 for a section that is not, or a sealed dossier. */
    giveMissingDataReason(
      tx: Tx,
      dossierId: string,
      input: MissingDataReasonInput,
      actor: Actor,
    ): Promise<Dossier> {
      return change(tx, dossierId, actor, async (kind) => {
        assertSection(kind, input.section);
        if (await repository.hasFacts(tx, dossierId, input.section))
          throw new Problem(reportProblems.sectionHasFacts);
        const entered = { enteredBy: actorName(actor), enteredAt: clock.now() };
        const named = readSourceNames(input);
        await reasonsRepository.upsertMissingDataReasons(tx, dossierId, [{ ...input, ...named, ...entered }]);
      });
    },

    /** Keeps with facts why their evidence, which looks wrong, is right. Problem 404, 409. */
    confirmEvidence(tx: Tx, dossierId: string, input: ConfirmEvidenceInput, actor: Actor): Promise<Dossier> {
      return change(tx, dossierId, actor, async () => {
        const said = { reason: input.reason, by: actorName(actor), at: clock.now() };
        const ids = [...new Set(input.factIds)];
        if ((await repository.confirmEvidence(tx, dossierId, ids, said)) !== ids.length)
          throw new Problem(reportProblems.unknownFact);
      });
    },

    /** Gives a source its Russian name wherever it is cited. Problem 404 for one that is not, 409. */
    nameSource(
      tx: Tx,
      dossierId: string,
      { source, sourceRu }: NameSourceInput,
      actor: Actor,
    ): Promise<Dossier> {
      return change(tx, dossierId, actor, async () => {
        if ((await repository.nameSource(tx, dossierId, source, sourceRu)) === 0)
          throw new Problem(reportProblems.unknownFact);
      });
    },

    /** What keeps the report from being handed over: sections, evidence, languages, steps that contradict the facts. */
    obstaclesOf,

    /** Throws Problem 409 that names every obstacle. */
    assertReady(dossier: Dossier, steps: readonly TickedStep[], customerLocale: Locale): void {
      const obstacles = obstaclesOf(dossier, steps, customerLocale);
      if (obstacles.length === 0) return;
      const fields = obstacles.map(({ code, subject, text }) => ({ field: subject, code, text }));
      throw new Problem(reportProblems.notReady, { fields });
    },

    /**
     * Freezes a complete dossier for ever; sealing it again changes nothing. A thin one takes a reason in both languages,
     * which the customer reads. One that this transaction has `locked` is not read again. Problem 400, 404, 409.
     */
    async sealDossier(
      tx: Tx,
      dossier: string | Readonly<{ locked: Dossier }>,
      by: Actor | string,
      thin?: ThinReason,
    ): Promise<Dossier> {
      const name = typeof by === 'string' ? by : actorName(by);
      const locked = typeof dossier === 'string' ? await lockAndRead(tx, { id: dossier }) : dossier.locked;
      return sealDossier(tx, present(locked), name, clock.now(), thin);
    },

    /** Reads the dossier of a revision, which nobody else changes or seals until the transaction ends; undefined where none was opened. */
    async lockDossier(tx: Tx, orderId: string, revision: number): Promise<Dossier | undefined> {
      return lockAndRead(tx, { orderId, revision });
    },

    ...createReportFiles({ clock, files }),
    ...createKeptCopies(files),
  };
}

export type ReportsService = ReturnType<typeof createReports>;

async function lockAndRead(tx: Tx, key: repository.Key): Promise<Dossier | undefined> {
  // One after the other in one write: it is read as it stands once nobody else changes it.
  const [, dossier] = await Promise.all([repository.lockDossier(tx, key), repository.findDossier(tx, key)]);
  return dossier;
}

function present<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Problem(reportProblems.unknownDossier);
  return found;
}
