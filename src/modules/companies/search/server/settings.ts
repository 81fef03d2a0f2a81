import { z } from 'zod';
import { setting, url, type ValuesOf } from '#platform/config/settings.ts';

/** Where a search server is, and what it is for. */
export const searchServerSettings = {
  SEARCH_SERVER_URL: setting(
    'OpenSearch or Elasticsearch for the names of companies, beyond some 50 million of them; the import feeds it. See docs/search-server.md.',
    'https://user:password@search.example.com:9200',
    url(['http', 'https']).optional(),
  ),
  SEARCH_SERVER_MODE: setting(
    'What the search server is for: feed (it is only filled), shadow (it is asked beside PostgreSQL and compared in the log), answer (it answers).',
    'shadow',
    z.enum(['feed', 'shadow', 'answer']).default('feed'),
  ),
};

type Values = ValuesOf<typeof searchServerSettings>;

/** Undefined where PostgreSQL alone is asked for names. */
export type SearchServerConfig = Readonly<{ url: string; mode: Values['SEARCH_SERVER_MODE'] }> | undefined;

/** The search server that the settings name. */
export function searchServerOf({
  SEARCH_SERVER_URL: at,
  SEARCH_SERVER_MODE: mode,
}: Values): SearchServerConfig {
  return at === undefined ? undefined : { url: at, mode };
}
