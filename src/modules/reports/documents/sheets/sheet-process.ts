import { Problem, problems } from '#kernel/problem.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { runInProcess } from '#platform/processes/run-in-process.ts';
import { maxPages } from '../../dossier/evidence/document-place.ts';
import type { DocumentType } from '../../dossier/evidence/dossier-document.ts';
import { sheetBounds, sheetExits } from './sheet-bounds.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);
const { atOnce, maxWaiting, maxAnswerBytes, patienceMs } = sheetBounds;
const semaphore = createSemaphore({ parallel: atOnce, queueLimit: maxWaiting });

/** What is wanted of a document: how many pages it has, what it calls itself, a page as a picture, or its words. */
export type SheetWish = Readonly<{ type: DocumentType; want: 'count' | 'title' | 'words' | number }>;

/**
 * A page as WebP, or a text in UTF-8: undefined where it cannot be made. The file is read when its turn comes, so that those who wait
 * hold none. Throws 503 where many wait already.
 */
export async function drawSheet(
  read: () => Promise<Uint8Array>,
  wish: SheetWish,
  signal?: AbortSignal,
): Promise<Buffer | undefined> {
  const given = signal === undefined ? {} : { signal };
  const draw = async () => {
    const input = [Buffer.from(`${JSON.stringify(wish)}\n`), await read()];
    return runInProcess({ worker, input, maxAnswerBytes, patienceMs, ...given });
  };
  const refuse = () => new Problem(problems.unavailable, { retryAfterSeconds: 15 });
  try {
    const { code, bytes } = await semaphore.run(draw, refuse, signal);
    return code === sheetExits.drawn ? bytes : undefined;
  } catch (error) {
    // Nobody waits for it any more.
    if (signal?.aborted === true) return undefined;
    throw error;
  }
}

/** How many pages a document has that can be shown as pictures; null where it has none, or cannot be read. */
export async function countPages(
  file: Uint8Array,
  type: DocumentType,
  signal?: AbortSignal,
): Promise<number | null> {
  if (type.startsWith('text/')) return null;
  const said = Number((await drawSheet(async () => file, { type, want: 'count' }, signal))?.toString());
  return Number.isInteger(said) && said >= 1 && said <= maxPages ? said : null;
}

/** What a page of the web or a PDF calls itself, as one line; null where it says nothing, or cannot be read. */
export async function titleOf(
  file: Uint8Array,
  type: DocumentType,
  signal?: AbortSignal,
): Promise<string | null> {
  if (type !== 'text/html' && type !== 'application/pdf') return null;
  return (await drawSheet(async () => file, { type, want: 'title' }, signal))?.toString() || null;
}
