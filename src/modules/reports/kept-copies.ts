import { Problem } from '#kernel/problem.ts';
import { FileMissing, type FileStore } from '#platform/files/file-store.ts';
import { reportProblems } from './dossier/problems.ts';
import { excerptBounds } from './excerpt/excerpt-bounds.ts';
import { findExcerpt } from './excerpt/excerpt-process.ts';
import type { ExcerptView } from './view/excerpt-view.ts';

/** Reads what is kept in the file store: documents, and copies of what sources said. */
export function createKeptCopies(files: Pick<FileStore, 'get' | 'sizeOf'>) {
  /** Reads a stored document or copy; Problem 404 if there is none under this hash. */
  const readReportFile = (sha256: string) => orUnknown(files.get(sha256));

  /** Undefined where no copy is kept: a person has read the source, or the copy was let go. */
  async function findSize(sha256: string | null): Promise<number | undefined> {
    if (sha256 === null || sha256 === '') return undefined;
    try {
      return await files.sizeOf(sha256);
    } catch (error) {
      if (error instanceof FileMissing) return undefined;
      throw error;
    }
  }

  return {
    readReportFile,

    /** A kept copy that is not larger than `maxBytes`; undefined where none is. */
    async findCopy(sha256: string, maxBytes: number): Promise<Buffer | undefined> {
      const size = await findSize(sha256);
      return size === undefined || size > maxBytes ? undefined : readReportFile(sha256);
    },

    /**
     * The lines of a kept copy around the place that a value was read of, for whoever may see the fact that cites it. Null where no
     * copy is kept, or none in which the place can be shown. Problem 503 where many are being looked into.
     */
    async readExcerpt(
      sha256: string | null,
      place: string | null,
    ): Promise<{ excerpt: ExcerptView | null; hasCopy: boolean }> {
      const size = await findSize(sha256);
      if (size === undefined || sha256 === null) return { excerpt: null, hasCopy: false };
      const isShown = place !== null && place !== '' && size <= excerptBounds.maxBytes;
      const excerpt = isShown ? await findExcerpt(await readReportFile(sha256), place) : null;
      return { excerpt, hasCopy: true };
    },
  };
}

async function orUnknown(reading: Promise<Buffer>): Promise<Buffer> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FileMissing) throw new Problem(reportProblems.unknownFile, { cause: error });
    throw error;
  }
}
