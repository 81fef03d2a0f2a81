import { normVersion } from '#names/tokens/normalise.ts';

/** Raised when ids, mapping or settings change: what can be set at the making of an index only needs another one. */
const documentVersion = 2;

/** Documents of one version of the normaliser; another version has another alias and is filled beside it. */
export const indexAlias = `countercheck-companies-v${normVersion}-${documentVersion}`;
/** The index behind the alias, as it is made first; an operator may put another one behind it. */
export const indexName = `${indexAlias}-000001`;
export const templateName = 'countercheck-companies';

/** Longest keyword that is indexed; longer ones could not be asked for either. */
const maxKeyword = 400;

/**
 * The index template (composable, OpenSearch 1+ and Elasticsearch 7.8+). A document is a company; every request names
 * its country as the routing value, so that it asks the few shards of that country.
 */
export const indexTemplate = {
  index_patterns: ['countercheck-companies-v*'],
  template: {
    settings: {
      number_of_shards: 12,
      // A country lies on so many of them: on one alone the largest would outgrow it, and load its node alone.
      routing_partition_size: 3,
      number_of_replicas: 1,
      // Imports may lag behind by so much; every refresh costs the searches something.
      refresh_interval: '5s',
    },
    mappings: {
      dynamic: 'strict',
      _routing: { required: true },
      properties: {
        company_id: { type: 'keyword' },
        country: { type: 'keyword' },
        is_active: { type: 'boolean' },
        // Words of the shortest name: of equally good names the shorter one comes first.
        words: { type: 'short' },
        cores: { type: 'keyword', ignore_above: maxKeyword },
        keys: { type: 'keyword', ignore_above: maxKeyword },
        folds: { type: 'keyword', ignore_above: maxKeyword },
        names: { type: 'object', enabled: false },
      },
    },
  },
} as const;
