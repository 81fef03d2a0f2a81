import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { templateVersion } from '../document/report-document.ts';
import { reportProblems } from '../dossier/problems.ts';
import type { RenderedReport } from '../render/report-renderer.ts';
import * as repository from './report-files-repository.ts';

/** The documents of sealed dossiers, one a language. */
export function createReportFiles({ clock, files }: { clock: Clock; files: FileStore }) {
  return {
    /**
     * Keeps the document of a sealed dossier, and answers it with its bytes. Where a language already has one, that one stays and is
     * answered, without them. Problem 404, 409.
     */
    async storeReportFile(
      db: Db | Tx,
      dossierId: string,
      locale: Locale,
      rendered: RenderedReport,
    ): Promise<repository.ReportFile & Readonly<{ pdf?: Buffer }>> {
      const stored = await repository.insertReportFile(db, {
        dossierId,
        locale,
        sha256: await files.put(rendered.pdf),
        bytes: rendered.pdf.byteLength,
        pageCount: rendered.pageCount,
        templateVersion,
        renderedAt: clock.now(),
      });
      if (stored !== undefined) return { ...stored, pdf: rendered.pdf };
      const isSealed = await repository.findIsSealed(db, dossierId);
      if (isSealed === undefined) throw new Problem(reportProblems.unknownDossier);
      if (!isSealed) throw new Problem(reportProblems.notSealed);
      const first = await repository.findReportFile(db, { id: dossierId }, locale);
      if (first === undefined) throw new Error('a report file vanished while it was stored');
      return first;
    },

    findReportFile(
      db: Db | Tx,
      orderId: string,
      revision: number,
      locale: Locale,
    ): Promise<repository.ReportFile | undefined> {
      return repository.findReportFile(db, { orderId, revision }, locale);
    },

    /** The documents of a revision that are stored, by language. */
    findReportFiles(
      db: Db | Tx,
      orderId: string,
      revision: number,
    ): Promise<ReadonlyMap<Locale, repository.ReportFile>> {
      return repository.findReportFiles(db, orderId, revision);
    },
  };
}
