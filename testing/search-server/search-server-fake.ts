import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { editDistance } from '#names/likeness/similarity.ts';
import {
  bulkLines,
  type Clause,
  type Document,
  indexBody,
  searchRequest,
  templateBody,
} from './search-server-shapes.ts';

export interface FakeSearchServer {
  readonly url: string;
  /** Documents by id, as they were sent last. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Requests that no real server would have taken; empty in a good test. */
  readonly refused: readonly string[];
  /** Every action of every bulk request that was taken, as it came. */
  readonly taken: string[];
  /** How the next answers go wrong; null is not at all. `lost` takes what it is sent and hangs up before it says so. */
  fault: 'status 429' | 'status 500' | 'hang up' | 'lost' | 'timed out' | 'not json' | null;
  /** Makes the index anew, empty, as an operator does. */
  renew(): void;
  close(): Promise<void>;
}

/**
 * A search server in memory, as far as its documentation says what the requests of ours do: strict about their shape,
 * honest about term, prefix, fuzzy, bool and dis_max, simple about scores.
 */
export async function startFakeSearchServer(): Promise<FakeSearchServer> {
  /** All on one shard, the worst that can be: there the id alone says which document is meant. */
  const documents = new Map<string, Document & { version: number; routing: string }>();
  /** Versions of documents that were deleted, which a server remembers for a while. */
  const gone = new Map<string, number>();
  const refused: string[] = [];
  const taken: string[] = [];
  let uuid = randomUUID();
  let template: unknown;
  let alias: string | undefined;
  const fake = { fault: null as FakeSearchServer['fault'] };

  function answer(method: string, path: string, body: string): [status: number, answer: unknown] {
    const [route = '', query = ''] = path.split('?');
    if (method === 'PUT' && route.startsWith('/_index_template/')) {
      template = templateBody.parse(JSON.parse(body));
      return [200, { acknowledged: true }];
    }
    if (method === 'PUT') {
      if (template === undefined) throw new Error('an index without its template');
      [alias] = Object.keys(indexBody.parse(JSON.parse(body)).aliases);
      return [200, { acknowledged: true }];
    }
    if (alias === undefined || route.split('/')[1] !== alias)
      return [404, { error: { type: 'index_not_found_exception' } }];
    if (method === 'GET')
      return [200, { [`${alias}-000001`]: { aliases: {}, mappings: {}, settings: { index: { uuid } } } }];
    if (route.endsWith('/_bulk')) return [200, bulk(body)];
    if (route.endsWith('/_search'))
      return [200, search(body, new URLSearchParams(query).get('routing') ?? '')];
    throw new Error(`${method} ${route} is not a path of the server`);
  }

  function bulk(body: string) {
    const items = bulkLines(body).map(({ action, document }) => {
      const { _id, routing, version } = action;
      const known = documents.get(_id);
      const kind = document === undefined ? 'delete' : 'index';
      taken.push(`${kind} ${_id}`);
      if (Math.max(known?.version ?? 0, gone.get(_id) ?? 0) > version) return { [kind]: { status: 409 } };
      if (document === undefined) {
        documents.delete(_id);
        gone.set(_id, version);
        return { delete: { status: known === undefined ? 404 : 200 } };
      }
      documents.set(_id, { ...document, version, routing });
      return { index: { status: known === undefined ? 201 : 200 } };
    });
    return { errors: items.some((item) => Object.values(item).some(({ status }) => status >= 300)), items };
  }

  function search(body: string, routing: string) {
    const { size, query, sort } = searchRequest.parse(JSON.parse(body));
    const hits = [...documents.values()]
      .filter((document) => document.routing === routing)
      .map((document) => ({ document, score: scoreOf(query, document) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          (isDeepStrictEqual(sort[0], '_score') ? b.score - a.score : 0) ||
          a.document.words - b.document.words,
      )
      .slice(0, size)
      .map(({ document: { version, routing: _, ...source }, score }) => ({ _score: score, _source: source }));
    return { timed_out: fake.fault === 'timed out', _shards: { failed: 0 }, hits: { hits } };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (fake.fault === 'hang up') return request.socket.destroy();
    if (fake.fault === 'not json') return response.end('<html>');
    if (fake.fault === 'status 429') return response.writeHead(429).end('{"error":"busy"}');
    if (fake.fault === 'status 500') return response.writeHead(500).end('{"error":"broken"}');
    let reply: [number, unknown];
    try {
      reply = answer(request.method ?? '', request.url ?? '', body);
    } catch (error) {
      refused.push(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      reply = [400, { error: { type: 'parsing_exception' } }];
    }
    if (fake.fault === 'lost') return request.socket.destroy();
    response.writeHead(reply[0], { 'content-type': 'application/json' }).end(JSON.stringify(reply[1]));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    documents,
    refused,
    taken,
    renew() {
      uuid = randomUUID();
      documents.clear();
      gone.clear();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** 0 where the clause does not match. */
function scoreOf(clause: Clause, document: Document): number {
  if ('term' in clause) return matchOf(clause.term, document, (word, asked) => word === asked);
  if ('prefix' in clause) return matchOf(clause.prefix, document, (word, asked) => word.startsWith(asked));
  if ('fuzzy' in clause) {
    const [field = '', { value, fuzziness, prefix_length }] = Object.entries(clause.fuzzy)[0] ?? [
      '',
      { value: '', fuzziness: 0, prefix_length: 0 },
    ];
    const words = wordsOf(document, field).filter((word) => word.startsWith(value.slice(0, prefix_length)));
    return words.some((word) => editDistance(word, value, fuzziness) <= fuzziness) ? 0.5 : 0;
  }
  if ('constant_score' in clause)
    return scoreOf(clause.constant_score.filter, document) > 0 ? clause.constant_score.boost : 0;
  if ('dis_max' in clause) return Math.max(0, ...clause.dis_max.queries.map((one) => scoreOf(one, document)));
  const { filter = [], must = [], should = [], minimum_should_match = 0 } = clause.bool;
  const needed = [...filter, ...must].map((one) => scoreOf(one, document));
  if (needed.some((score) => score === 0)) return 0;
  const wished = should.map((one) => scoreOf(one, document)).filter((score) => score > 0);
  if (wished.length < minimum_should_match) return 0;
  return [...needed.slice(filter.length), ...wished].reduce((sum, score) => sum + score, 0.001);
}

type Value = string | Readonly<{ value: string; boost?: number | undefined }>;

function matchOf(
  clause: Readonly<Record<string, Value>>,
  document: Document,
  isMatch: (word: string, asked: string) => boolean,
): number {
  const [field = '', asked = ''] = Object.entries(clause)[0] ?? [];
  const { value, boost = 1 } = typeof asked === 'string' ? { value: asked } : asked;
  return wordsOf(document, field).some((word) => isMatch(word, value)) ? boost : 0;
}

function wordsOf(document: Document, field: string): readonly string[] {
  if (field === 'country') return [document.country];
  if (field === 'cores') return document.cores;
  return field === 'keys' ? document.keys : document.folds;
}
