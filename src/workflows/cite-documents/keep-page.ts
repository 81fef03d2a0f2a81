import { Problem, problems } from '#kernel/problem.ts';
import type { DossierDocuments, StoredDocument } from '#modules/reports/service.ts';
import { type FetchPage, PageNotFetched } from '#platform/http-client/fetch-page.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { pageProblems, problemOfFault } from './problems.ts';

/** So many pages are on their way at once, each of them in memory; whoever comes beside them waits, or comes again. */
const atOnce = { parallel: 4, queueLimit: 8 };

/** Fetches a page of the web and lays it into the file store, before any row knows of it. Problem 422, and 503 where many wait. */
export function createKeepPage(fetchPage: FetchPage, documents: Pick<DossierDocuments, 'store'>) {
  const semaphore = createSemaphore(atOnce);

  return (address: string, signal: AbortSignal): Promise<StoredDocument> =>
    semaphore.run(
      async () => {
        try {
          const { url, bytes } = await fetchPage(address, signal);
          return await documents.store(bytes, { signal, fetchedFrom: url });
        } catch (error) {
          throw problemOf(error, signal);
        }
      },
      () => new Problem(problems.unavailable, { retryAfterSeconds: 15 }),
    );
}

function problemOf(error: unknown, signal: AbortSignal): unknown {
  // The site is closing, or nobody waits any more.
  if (signal.aborted) return new Problem(problems.unavailable, { cause: error });
  if (error instanceof PageNotFetched) return new Problem(problemOfFault[error.fault], { cause: error });
  // Its bytes are none of those that documents are.
  const isOtherType = error instanceof Problem && error.status === 415;
  return isOtherType ? new Problem(pageProblems.otherType, { cause: error }) : error;
}
