import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { isReportSent } from '#modules/orders/order-states.ts';
import {
  createOpenOrder,
  type Order,
  type OrderKey,
  type OrdersService,
  orderProblems,
} from '#modules/orders/service.ts';
import { findFetched, findHandedIn } from '#modules/registers/service.ts';
import {
  type Dossier,
  type DossierDocuments,
  type ReportCover,
  type ReportRecords,
  type ReportsService,
  type ReportView,
  verificationUrl,
} from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { DeliveredReport, ReportEvidence, ReportFileKind } from './contract.ts';
import { fileEnding } from './file-ending.ts';
import { type FileSource, filesOf, makeReportFile } from './report-files.ts';

/** A larger copy is looked at by asking us: no source's answer is read beyond this either. */
const maxCopyBytes = 64 * 1024 * 1024;

/**
 * A delivered report for whoever has the link of its order, or belongs to the company that it was ordered for: what it shows, and
 * where each figure of it comes from.
 */
export function createReadReport(deps: {
  db: Db;
  orders: Pick<OrdersService, 'getBySecret' | 'getForReader'>;
  accounts: Parameters<typeof createOpenOrder>[0]['accounts'];
  reports: Pick<ReportsService, 'findDossier' | 'viewReport' | 'viewEvidence' | 'findCopy' | 'readExcerpt'>;
  documents: Pick<DossierDocuments, 'withheld'>;
  records: Pick<ReportRecords, 'find' | 'readBytes'>;
  publicUrl: () => string;
  coverOf: (order: Order) => Promise<ReportCover>;
}) {
  const { db, reports, records } = deps;
  const open = createOpenOrder(deps);

  /** The order that the key opens; what is not delivered is not there. */
  async function deliveredOrder(key: OrderKey): Promise<Order> {
    const { order } = await open(key);
    if (!isReportSent(order.state)) throw new Problem(orderProblems.unknownOrder);
    return order;
  }

  /** What was delivered, the latest first. */
  async function sealedDossiers(order: Order): Promise<Dossier[]> {
    const numbers = Array.from({ length: order.revision }, (_none, at) => order.revision - at);
    const found = await Promise.all(numbers.map((revision) => reports.findDossier(db, order.id, revision)));
    return found.flatMap((dossier) => (dossier?.sealedAt == null ? [] : [dossier]));
  }

  /** The one of that revision, or the latest. */
  function chosen(dossiers: readonly Dossier[], revision: number | undefined): Dossier {
    const dossier = revision === undefined ? dossiers[0] : dossiers.find((one) => one.revision === revision);
    if (dossier === undefined) throw new Problem(orderProblems.unknownOrder);
    return dossier;
  }

  /** The title page of a revision; an older one was issued when it was sealed. */
  async function coverOf(order: Order, { revision, sealedAt }: Dossier): Promise<ReportCover> {
    const cover = await deps.coverOf({ ...order, revision });
    return revision === order.revision || sealedAt === null ? cover : { ...cover, issuedAt: sealedAt };
  }

  /**
   * Which copies stay at the desk: files that staff handed in, and documents, of whatever order, of which nobody has said that they may
   * be given; what a source has answered for this order is no secret of another.
   */
  async function findKeptBack(orderId: string, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const [handedIn, withheld] = await Promise.all([
      findHandedIn(db, hashes),
      deps.documents.withheld(db, orderId, hashes),
    ]);
    const fetched = await findFetched(db, orderId, [...withheld]);
    return handedIn.union(withheld.difference(fetched));
  }

  /** Without the hashes by which copies are saved, where no copy is given; what a fingerprint begins with stays. */
  async function withoutKeptBack(orderId: string, view: ReportView): Promise<ReportView> {
    const hashes = view.sources.map(({ sha256 }) => sha256);
    const keptBack = await findKeptBack(orderId, hashes);
    return {
      ...view,
      sources: view.sources.map((one) => (keptBack.has(one.sha256) ? { ...one, sha256: '' } : one)),
    };
  }

  /** A revision with its view and all that its files are made of. */
  async function sourceOf(order: Order, dossier: Dossier, locale: Locale): Promise<FileSource> {
    const cover = await coverOf(order, dossier);
    const record = await records.find(db, order.id, dossier.revision);
    const publicUrl = deps.publicUrl();
    const verify =
      record === undefined ? null : { code: record.code, url: verificationUrl(publicUrl, record.code) };
    const view = await reports.viewReport(dossier, cover, locale, { verify });
    return { dossier, view, record, issuedAt: cover.issuedAt, publicUrl, readBytes: records.readBytes };
  }

  return {
    async read(key: OrderKey, revision: number | undefined, locale: Locale): Promise<DeliveredReport> {
      const order = await deliveredOrder(key);
      const dossiers = await sealedDossiers(order);
      const dossier = chosen(dossiers, revision);
      const revisions = await Promise.all(
        dossiers.map(async (one) => ({
          revision: one.revision,
          issuedOn: (await coverOf(order, one)).issuedAt.toISOString().slice(0, 10),
        })),
      );
      const source = await sourceOf(order, dossier, locale);
      return { view: await withoutKeptBack(order.id, source.view), revisions, files: filesOf(source) };
    },

    async evidence(
      key: OrderKey,
      factId: string,
      revision: number | undefined,
      locale: Locale,
    ): Promise<ReportEvidence> {
      const order = await deliveredOrder(key);
      const dossier = chosen(await sealedDossiers(order), revision);
      const { view } = await sourceOf(order, dossier, locale);
      const evidence = reports.viewEvidence(dossier, view, factId);
      if (evidence === undefined) throw new Problem(orderProblems.unknownOrder);
      if ((await findKeptBack(order.id, [evidence.sha256])).size > 0)
        return { evidence, excerpt: null, hasCopy: false };
      // Of a document a person has said the page; there is no line to be found.
      const place = evidence.document == null ? evidence.place : null;
      return { evidence, ...(await reports.readExcerpt(evidence.sha256, place)) };
    },

    /** 404 for a kind that this revision has not. */
    async file(
      key: OrderKey,
      kind: ReportFileKind,
      revision: number | undefined,
      locale: Locale,
    ): Promise<FileReply> {
      const order = await deliveredOrder(key);
      const dossier = chosen(await sealedDossiers(order), revision);
      const file = await makeReportFile(kind, await sourceOf(order, dossier, locale));
      if (file === undefined) throw new Problem(orderProblems.unknownOrder);
      return file;
    },

    /**
     * Only what a fact of this very report was read of: a hash opens nothing of anybody else's. A file that somebody brought may speak
     * of others as well, and stays at the desk; so does a document, unless it was said that customers may have it.
     */
    async snapshot(key: OrderKey, sha256: string, revision: number | undefined): Promise<FileReply> {
      const order = await deliveredOrder(key);
      const dossier = chosen(await sealedDossiers(order), revision);
      const isCited = dossier.facts.some(
        ({ evidenceHash, alternatives = [] }) =>
          evidenceHash === sha256 || alternatives.some((other) => other.evidenceHash === sha256),
      );
      const isGiven = isCited && (await findKeptBack(order.id, [sha256])).size === 0;
      const bytes = isGiven ? await reports.findCopy(sha256, maxCopyBytes) : undefined;
      if (bytes === undefined) throw new Problem(orderProblems.unknownOrder);
      return { bytes, fileName: `source-${sha256.slice(0, 12)}.${fileEnding(bytes)}` };
    },
  };
}

export type ReadReport = ReturnType<typeof createReadReport>;
