/**
 * Replies as the two products publish them, every field kept: OpenSearch 1 and 2, Elasticsearch 7 and 8 differ in what they
 * add (`_type` before 8 and 2, the order of fields), not in what is read here. Written down from their documentation, not
 * recorded from a live server.
 */
export type Product = 'OpenSearch 1' | 'OpenSearch 2' | 'Elasticsearch 7' | 'Elasticsearch 8';
export const products: readonly Product[] = [
  'OpenSearch 1',
  'OpenSearch 2',
  'Elasticsearch 7',
  'Elasticsearch 8',
];

const typeOf = (product: Product) => (/[17]$/.test(product) ? { _type: '_doc' } : {});
const shards = { total: 2, successful: 2, failed: 0 };

export const acknowledged = { acknowledged: true };

export const indexMade = (index: string) => ({ acknowledged: true, shards_acknowledged: true, index });

export function noSuchIndex(index: string) {
  const reason = {
    type: 'index_not_found_exception',
    reason: `no such index [${index}]`,
    'resource.type': 'index_or_alias',
    'resource.id': index,
    index_uuid: '_na_',
    index,
  };
  return { error: { root_cause: [reason], ...reason }, status: 404 };
}

export const indexDescribed = (index: string, alias: string) => ({
  [index]: {
    aliases: { [alias]: {} },
    mappings: { dynamic: 'strict', _routing: { required: true }, properties: {} },
    settings: {
      index: {
        number_of_shards: '12',
        number_of_replicas: '1',
        routing_partition_size: '3',
        refresh_interval: '5s',
        creation_date: '1795420800000',
        provided_name: index,
        uuid: 'DnJ8mzrcSaWdcqW_gYf0Jg',
        version: { created: '136387927' },
      },
    },
  },
});

type Item = Readonly<{ id: string; kind: 'index' | 'delete'; result: string; status: number }>;

/** What came of each line of a bulk request; a result of another kind than these four words is a fault of that type. */
export function bulkDone(product: Product, index: string, items: readonly Item[]) {
  const isDone = (result: string) => ['created', 'updated', 'deleted', 'not_found'].includes(result);
  const answers = items.map(({ id, kind, result, status }, at) => {
    const head = { _index: index, ...typeOf(product), _id: id };
    const end = isDone(result)
      ? { _version: 1_795_420_800_000, result, _shards: shards, _seq_no: at, _primary_term: 1, status }
      : { status, error: { type: result, reason: 'in words', index_uuid: 'DnJ8mzrcSaWdcqW_gYf0Jg', index } };
    return { [kind]: { ...head, ...end } };
  });
  return { took: 30, errors: items.some(({ result }) => !isDone(result)), items: answers };
}

/** Hits of a search that sorts: each has its place in the order beside its score. */
export function hitsFound(
  product: Product,
  index: string,
  sources: readonly Readonly<{ id: string; country: string; source: object }>[],
  { failed = 0, timedOut = false } = {},
) {
  const hits = sources.map(({ id, country, source }) => ({
    ...{ _index: index, ...typeOf(product), _id: id, _score: 21.5, _routing: country },
    ...{ _source: source, sort: [21.5, 2] },
  }));
  return {
    took: 4,
    timed_out: timedOut,
    _shards: { total: 3, successful: 3 - failed, skipped: 0, failed },
    hits: { max_score: null, hits },
  };
}

/** The queue of searches is full. */
export const tooManySearches = {
  error: {
    root_cause: [{ type: 'es_rejected_execution_exception', reason: 'rejected execution of a search' }],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
    grouped: true,
    failed_shards: [],
  },
  status: 429,
};
