import { Problem } from '#kernel/problem.ts';
import { FileMissing, type FileStore } from '#platform/files/file-store.ts';
import { reportProblems } from './dossier/problems.ts';
import { excerptAt } from './excerpt/excerpt.ts';
import type { ExcerptView } from './view/excerpt-view.ts';

/** Reads what is kept in the file store: documents, and copies of what sources said. */
export function createKeptCopies(files: Pick<FileStore, 'get'>) {
  /** Reads a stored document or copy; Problem 404 if there is none under this hash. */
  async function readReportFile(sha256: string): Promise<Buffer> {
    try {
      return await files.get(sha256);
    } catch (error) {
      if (error instanceof FileMissing) throw new Problem(reportProblems.unknownFile, { cause: error });
      throw error;
    }
  }

  return {
    readReportFile,

    /**
     * The lines of a kept copy around the place that a value was read of, for whoever may see the fact that cites it. Null where no
     * copy is kept, or none in which the place can be shown.
     */
    async readExcerpt(
      sha256: string | null,
      place: string | null,
    ): Promise<{ excerpt: ExcerptView | null; hasCopy: boolean }> {
      const copy = sha256 ? await findCopy(sha256) : undefined;
      const excerpt = copy && place ? excerptAt(copy, place) : undefined;
      return {
        excerpt: excerpt ? { ...excerpt, lines: [...excerpt.lines] } : null,
        hasCopy: copy !== undefined,
      };
    },
  };

  async function findCopy(sha256: string): Promise<Buffer | undefined> {
    try {
      return await readReportFile(sha256);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}
