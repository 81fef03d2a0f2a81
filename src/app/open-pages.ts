import { maxDocumentBytes } from '#modules/reports/contract.ts';
import { createFetchPage, type FetchPage } from '#platform/http-client/fetch-page.ts';
import type { Surroundings } from './rooms.ts';

/** What a page of a stranger may take while an analyst waits for it. */
const bounds = { timeoutMs: 20_000, maxBytes: maxDocumentBytes, maxRedirects: 5 };

/** The way out to pages of the web; only a test gives a reach that is not the public one. */
export function openPages({ config, pageReach }: Pick<Surroundings, 'config' | 'pageReach'>): FetchPage {
  const userAgent = `Countercheck (${config.contactEmail})`;
  return createFetchPage({ userAgent, bounds, ...(pageReach !== undefined && { reach: pageReach }) });
}
