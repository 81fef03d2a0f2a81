import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import type { Register } from '#names/company/company-record.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import * as published from '#testing/search-server/published-replies.ts';
import { createCompanies } from '../../service.ts';
import { isSourceBusy } from '../candidates/candidate-source.ts';
import { searchServerCandidates } from './candidates.ts';
import { createSearchServer } from './client.ts';
import { createSearchFeed } from './feed.ts';
import { indexAlias, indexName } from './index-body.ts';

type Sent = Readonly<{ call: string; type: string | undefined; body: string }>;
const sent: Sent[] = [];
const replies: { status: number; body: object }[] = [];
/** Answers what is laid ready, and keeps what it was asked, to the letter. */
const server = createServer(async (request, response) => {
  const body = await text(request);
  sent.push({ call: `${request.method} ${request.url}`, type: request.headers['content-type'], body });
  const reply = replies.shift() ?? { status: 500, body: {} };
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
});
const register: Register = { code: 'test', name: 'Test', licence: 'CC0-1.0', url: null, isDemo: false };
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});
beforeEach(() => {
  sent.length = 0;
  replies.length = 0;
});
const answer = (body: object, status = 200) => replies.push({ status, body });
// listen() on a port always gives an AddressInfo
const client = () => createSearchServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
function openFeed() {
  const { db } = database;
  const outbox = createOutbox({ db, clock: systemClock, report: () => {} });
  return createSearchFeed({ db, clock: systemClock, outbox, server: client() });
}
const calls = () => sent.map(({ call }) => call);

it('the template and the index: what is set there can never be changed afterwards', async () => {
  answer(published.acknowledged);
  answer(published.noSuchIndex(indexAlias), 404);
  answer(published.indexMade(indexName));
  await openFeed().prepare();
  assert.deepEqual(calls(), [
    'PUT /_index_template/countercheck-companies',
    `GET /${indexAlias}`,
    `PUT /${indexName}`,
  ]);
  const keyword = { type: 'keyword', ignore_above: 400 };
  assert.deepEqual(JSON.parse(sent[0]?.body ?? ''), {
    index_patterns: ['countercheck-companies-v*'],
    template: {
      settings: {
        number_of_shards: 12,
        routing_partition_size: 3,
        number_of_replicas: 1,
        refresh_interval: '5s',
      },
      mappings: {
        dynamic: 'strict',
        _routing: { required: true },
        properties: {
          company_id: { type: 'keyword' },
          country: { type: 'keyword' },
          is_active: { type: 'boolean' },
          words: { type: 'short' },
          cores: keyword,
          keys: keyword,
          folds: keyword,
          names: { type: 'object', enabled: false },
        },
      },
    },
  });
  assert.deepEqual([sent[1]?.body, sent[1]?.type], ['', undefined]);
  assert.deepEqual(JSON.parse(sent[2]?.body ?? ''), { aliases: { [indexAlias]: {} } });
});

for (const product of published.products)
  describe(product, () => {
    it('bulk: a company that is there, one that has moved to another country, one that is gone', async () => {
      const companies = createCompanies({ clock: systemClock });
      const at = Date.now();
      await database.pool.query('DELETE FROM companies');
      await database.db.transaction().execute(async (tx) => {
        const record = {
          sourceRef: '1',
          name: 'Qorvax Zimbel GmbH',
          country: 'DE',
          status: 'Active' as const,
        };
        await companies.upsertCompanies(tx, [record], register);
      });
      const { rows } = await database.pool.query('SELECT id FROM companies');
      const id: string = rows[0]?.id;
      const outbox = createOutbox({ db: database.db, clock: systemClock, report: () => {} });
      const feed = createSearchFeed({ db: database.db, clock: systemClock, outbox, server: client() });
      await database.db.transaction().execute((tx) =>
        feed.note(tx, [
          { country: 'DE', id },
          { country: 'AT', id },
        ]),
      );
      answer(
        published.bulkDone(product, indexName, [
          { id: `DE-${id}`, kind: 'index', result: 'created', status: 201 },
          { id: `AT-${id}`, kind: 'delete', result: 'not_found', status: 404 },
        ]),
      );
      assert.equal(await outbox.drain(), 1);
      assert.deepEqual(calls(), [`POST /${indexAlias}/_bulk`]);
      assert.equal(sent[0]?.type, 'application/x-ndjson');
      const [here, document, left, end] = (sent[0]?.body ?? '')
        .split('\n')
        .map((line) => line && JSON.parse(line));
      assert.deepEqual(Object.keys(document).sort(), [
        ...['company_id', 'cores', 'country', 'folds', 'is_active', 'keys', 'names', 'words'],
      ]);
      assert.equal(end, '', 'the last line ends too');
      for (const { version, ...action } of [here.index, left.delete]) {
        assert.ok(version >= at - 1 && version <= Date.now());
        assert.equal(action.version_type, 'external_gte');
      }
      assert.deepEqual([here.index._id, here.index.routing], [`DE-${id}`, 'DE']);
      assert.deepEqual([left.delete._id, left.delete.routing], [`AT-${id}`, 'AT']);
    });

    it('bulk: a later state there already is fine, a refused document is a fault', async () => {
      const one = (result: string, status: number) =>
        published.bulkDone(product, indexName, [{ id: 'DE-1', kind: 'index', result, status }]);
      const described = published.indexDescribed(indexName, indexAlias);
      answer(described);
      answer(one('version_conflict_engine_exception', 409));
      assert.equal(await openFeed().sendAll(), 1);
      for (const [result, status] of [
        ['strict_dynamic_mapping_exception', 400],
        ['es_rejected_execution_exception', 429],
      ] as const) {
        answer(described);
        answer(one(result, status));
        await assert.rejects(openFeed().sendAll(), { status, message: '1 of 1 companies were not taken' });
      }
    });

    it('search: asks the shards of one country, and reads names, a cut and a full queue', async () => {
      const source = searchServerCandidates(client());
      const question = {
        country: 'DE',
        core: 'qorvax zimbel',
        groups: [
          { word: 'qorvax', keys: ['korvaks'], fold: 'korvaks', weight: 1 },
          { word: 'zimbel', keys: ['zimbil', '=cymbal'], fold: 'zimbil', weight: 0.5 },
        ],
      };
      const name = { core: 'qorvax zimbel', kind: 'legal', form: 'LLC' };
      const found = {
        id: 'DE-1',
        country: 'DE',
        source: { company_id: '1', is_active: true, names: [name] },
      };
      const read = async () => {
        for await (const step of source.find(database.db, question)) return step;
        return undefined;
      };
      answer(published.hitsFound(product, indexName, [found]));
      const candidates = [{ ...name, companyId: '1', isActive: true }];
      assert.deepEqual(await read(), { candidates, enough: 0, isCutShort: false });
      answer(published.hitsFound(product, indexName, [found], { failed: 1 }));
      assert.deepEqual(await read(), { candidates, enough: 0, isCutShort: true });
      answer(published.hitsFound(product, indexName, [], { timedOut: true }));
      assert.deepEqual(await read(), { candidates: [], enough: 0, isCutShort: true });
      answer(published.tooManySearches, 429);
      await assert.rejects(read(), isSourceBusy);
      assert.deepEqual(new Set(calls()), new Set([`POST /${indexAlias}/_search?routing=DE`]));
      assert.deepEqual(JSON.parse(sent[0]?.body ?? ''), searchBody);
    });
  });

const slip = (value: string, fuzziness: number) => [
  {
    fuzzy: { folds: { value, fuzziness, prefix_length: 1, max_expansions: 30, transpositions: true } },
  },
  { prefix: { folds: { value } } },
];
const term = (value: string, boost: number) => ({ term: { keys: { value, boost } } });
const searchBody = {
  size: 200,
  timeout: '800ms',
  track_total_hits: false,
  _source: ['company_id', 'is_active', 'names'],
  sort: ['_score', { words: 'asc' }],
  query: {
    bool: {
      filter: [{ term: { country: 'DE' } }],
      minimum_should_match: 1,
      should: [
        { constant_score: { filter: { term: { cores: 'qorvax zimbel' } }, boost: 20 } },
        {
          bool: {
            minimum_should_match: 1,
            should: [
              { dis_max: { queries: [term('korvaks', 4), ...slip('korvaks', 1)] } },
              { dis_max: { queries: [term('zimbil', 3), term('=cymbal', 3), ...slip('zimbil', 1)] } },
            ],
          },
        },
        { term: { folds: { value: 'korvakszimbil', boost: 4 } } },
      ],
    },
  },
};
