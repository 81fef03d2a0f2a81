import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { listRecords } from '../../records/repository.ts';
import { type SearchServer, SearchServerError } from './client.ts';
import { documentIdOf, documentOf } from './documents.ts';
import { indexAlias, indexName, indexTemplate, templateName } from './index-body.ts';
import { endFeed, findFeed, listCompaniesAfter, saveFeed } from './repository.ts';

/** A company by its key. */
export type CompanyKey = Readonly<{ country: string; id: string }>;

/** Tells the search server what changed, after the change is committed. */
export interface SearchFeed {
  /** Notes changed companies in the transaction that changes them; any number of them. */
  note(tx: Tx, companies: readonly CompanyKey[]): Promise<void>;
  /** Makes template, index and alias of this version of the normaliser, unless they are there. */
  prepare(): Promise<void>;
  /**
   * Sends every company, in the order of country and id; gives how many. One that was stopped goes on where it was, as long
   * as the index is the same; after the end the next one begins anew. Safe to run while changes come.
   */
  sendAll(onProgress?: (sent: number) => void, companiesAtOnce?: number): Promise<number>;
}

const topic = 'companies.search-server';
const companiesAtOnce = 1_000;

const payloadShape = z.array(z.object({ country: z.string(), ids: z.array(z.string()) }));
const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ status: z.number() }))),
});

/** Feeds a search server from the outbox: PostgreSQL stays the truth, the server may lag and may be filled anew. */
export function createSearchFeed(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  server: SearchServer;
}): SearchFeed {
  const { db, clock, outbox, server } = deps;
  const memory = createWordMemory();

  async function send(keys: readonly CompanyKey[]): Promise<void> {
    const lines: object[] = [];
    // Who is not there now is deleted as of now; who comes back later is later.
    const missing = { version: clock.now().getTime(), version_type: 'external_gte' };
    for (const [country, ids] of byCountry(keys)) {
      const companies = await listRecords(db, country, ids);
      const there = new Set(companies.map(({ id }) => id));
      for (const company of companies) {
        // Two jobs may send one company: the later state wins, whoever comes last, also against a deletion.
        const version = { version: company.fetchedAt.getTime(), version_type: 'external_gte' };
        const key = { _id: documentIdOf(country, company.id), routing: country };
        lines.push({ index: { ...key, ...version } }, documentOf(company, memory));
      }
      for (const id of ids)
        if (!there.has(id))
          lines.push({ delete: { _id: documentIdOf(country, id), routing: country, ...missing } });
    }
    if (lines.length === 0) return;
    const { errors, items } = bulkAnswer.parse(await server.call('POST', `/${indexAlias}/_bulk`, lines));
    if (!errors) return;
    const failed = items.flatMap((item) => Object.values(item)).filter(({ status }) => !isFine(status));
    if (failed.length > 0)
      throw new SearchServerError(`${failed.length} of ${items.length} companies were not taken`, {
        status: failed[0]?.status ?? 0,
      });
  }

  outbox.on(topic, async (payload) => {
    const keys = payloadShape
      .parse(payload)
      .flatMap(({ country, ids }) => ids.map((id) => ({ country, id })));
    await send(keys);
  });

  return {
    async note(tx, companies) {
      for (let at = 0; at < companies.length; at += companiesAtOnce) {
        const some = companies.slice(at, at + companiesAtOnce);
        const payload = [...byCountry(some)].map(([country, ids]) => ({ country, ids }));
        await outbox.enqueue(tx, { topic, key: `${topic} ${uuidv7(clock.now())}`, payload });
      }
    },
    async prepare() {
      await server.call('PUT', `/_index_template/${templateName}`, indexTemplate);
      try {
        await server.call('GET', `/${indexAlias}`);
      } catch (error) {
        if (!(error instanceof SearchServerError) || error.status !== 404) throw error;
        await server.call('PUT', `/${indexName}`, { aliases: { [indexAlias]: {} } });
      }
    },
    async sendAll(onProgress = () => {}, atOnce = companiesAtOnce) {
      const indexKey = await keyOfIndex(server);
      const stopped = await findFeed(db, indexKey);
      let last: CompanyKey | undefined = stopped;
      let sent = stopped?.sent ?? 0;
      for (;;) {
        const keys = await listCompaniesAfter(db, last, atOnce);
        last = keys.at(-1);
        if (last === undefined) break;
        await send(keys);
        sent += keys.length;
        // Only what was taken counts as sent: killed before this line the same companies are sent again, in the same state.
        await saveFeed(db, indexKey, { ...last, sent }, clock.now());
        onProgress(sent);
      }
      await endFeed(db, indexKey);
      return sent;
    },
  };
}

const indexAnswer = z.record(
  z.string(),
  z.object({ settings: z.object({ index: z.object({ uuid: z.string() }) }) }),
);

/** Which index is behind the alias: one that was made anew has another key, and is filled from the beginning. */
async function keyOfIndex(server: SearchServer): Promise<string> {
  const indices = indexAnswer.parse(await server.call('GET', `/${indexAlias}`));
  const [one, ...others] = Object.values(indices);
  if (one === undefined || others.length > 0)
    throw new SearchServerError(`${Object.keys(indices).length} indices are behind ${indexAlias}, not one`);
  return `${indexAlias} ${one.settings.index.uuid}`;
}

/** Fine is also what is gone already (404), and what the server has in a later state (409). */
function isFine(status: number): boolean {
  return (status >= 200 && status < 300) || status === 404 || status === 409;
}

function byCountry(keys: readonly CompanyKey[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { country, id } of keys) {
    const ids = groups.get(country);
    if (ids === undefined) groups.set(country, [id]);
    else ids.push(id);
  }
  return groups;
}
