import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import { postgresCandidates } from '../candidates/postgres-candidates.ts';
import { searchServerCandidates } from './candidates.ts';
import { createSearchServer } from './client.ts';
import { createSearchFeed, type SearchFeed } from './feed.ts';
import { withShadow } from './shadow.ts';

/** What the search server is for: only filled; asked beside PostgreSQL and compared; or the one that answers. */
export type SearchServerMode = 'feed' | 'shadow' | 'answer';

/** Puts a search server beside PostgreSQL, or in its place. Changes are fed in every mode. */
export function attachSearchServer(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  url: string;
  mode: SearchServerMode;
  log: { info(details: object, words: string): void };
}): { source: CandidateSource; noteChanges: SearchFeed['note']; feed: SearchFeed } {
  const { mode, url, log, ...rest } = deps;
  const server = createSearchServer(url);
  const feed = createSearchFeed({ ...rest, server });
  const asked = searchServerCandidates(server);
  const shadowed = () =>
    withShadow(postgresCandidates, asked, (report) => log.info(report, 'search server compared'));
  const source = mode === 'answer' ? asked : mode === 'shadow' ? shadowed() : postgresCandidates;
  return { source, noteChanges: feed.note, feed };
}
