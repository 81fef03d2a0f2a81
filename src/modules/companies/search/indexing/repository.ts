import { sql } from 'kysely';
import { normVersion } from '#names/tokens/normalise.ts';
import { copyLine, copyRows } from '#platform/database/copy-rows.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { keyHash } from './key-hash.ts';
import { foldsOf, nearOf, type SearchRow, townFoldsOf } from './search-rows.ts';

type WordRow = Readonly<{ country: string; fold: string; key: number }>;

export type PlacedSearchRow = SearchRow &
  Readonly<{ country: string; companyId: string; isActive: boolean; city?: string | null | undefined }>;

/** Writes search rows of companies that have none, and the words of them that are new. */
export async function insertSearchRows(tx: Tx, rows: readonly PlacedSearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await insertInto(tx, '', rows);
  await tidyIndices(tx);
  // The first names of an empty register: there is nothing of an older version to build again.
  await sql`INSERT INTO search_state (norm_version) VALUES (${normVersion}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

/**
 * Takes what was just written from the pending lists of the GIN indices into their trees: in one go it costs two thirds
 * of what it does row by row, and no search has a list to read. Only the owner may: another role leaves it to autovacuum.
 */
export async function tidyIndices(tx: Tx, suffix: '' | '_next' = ''): Promise<void> {
  await sql`
    SELECT gin_clean_pending_list(i.indexrelid)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
    WHERE a.amname = 'gin' AND c.relkind = 'i' AND pg_has_role(c.relowner, 'USAGE') AND i.indrelid IN (
      SELECT relid FROM pg_partition_tree(to_regclass(${`company_search${suffix}`}))
      UNION SELECT to_regclass(${`search_words${suffix}`}))`.execute(tx);
}

/** As insertSearchRows, into the tables that are being built. */
export async function insertNextRows(tx: Tx, rows: readonly PlacedSearchRow[]): Promise<void> {
  await insertInto(tx, '_next', rows);
  await tidyIndices(tx, '_next');
}

async function insertInto(tx: Tx, suffix: '' | '_next', rows: readonly PlacedSearchRow[]): Promise<void> {
  await copyRows(tx, `company_search${suffix}`, searchColumns, searchLines(rows));
  await insertWords(tx, suffix, rows);
}

function* searchLines(rows: readonly PlacedSearchRow[]): Generator<string> {
  for (const { country, companyId, position, isActive, kind, core, form, keys } of rows)
    yield copyLine([country, companyId, position, normVersion, isActive, kind, core, form, keys]);
}

const searchColumns = [
  'country',
  'company_id',
  'position',
  'norm_version',
  'is_active',
  'kind',
  'core',
  'form',
  'keys',
];

async function insertWords(tx: Tx, suffix: '' | '_next', rows: readonly PlacedSearchRow[]): Promise<void> {
  const words = new Map<string, WordRow>();
  const cities = new Set<string>();
  const add = (country: string, fold: string) => {
    const name = country + fold;
    if (!words.has(name)) words.set(name, { country, fold, key: keyHash(country, fold) });
  };
  for (const { country, core, city } of rows) {
    for (const fold of foldsOf(core)) add(country, fold);
    if (city == null || cities.has(country + city)) continue;
    cities.add(country + city);
    for (const fold of townFoldsOf(city)) add(country, fold);
  }
  // By hash and in its order: the index is read from one end to the other.
  const keys = Int32Array.from(words.values(), ({ key }) => key).sort();
  const { rows: known } = await sql<{ name: string }>`
    SELECT w.country || w.fold AS name FROM unnest(${`{${keys.join(',')}}`}::integer[]) AS k (key)
    JOIN ${sql.table(`search_words${suffix}`)} w ON w.key = k.key`.execute(tx);
  for (const { name } of known) words.delete(name);
  const columns = ['country', 'fold', 'key', 'near'];
  await copyRows(tx, `search_words${suffix}`, columns, wordLines(words.values()));
}

function* wordLines(words: Iterable<WordRow>): Generator<string> {
  for (const { country, fold, key } of words) yield copyLine([country, fold, key, nearOf(country, fold)]);
}

/**
 * Counts again in how many names each word stands, from a sample where there are many: only words whose count is far
 * from the stored one are written.
 */
export async function countWords(db: Db | Tx): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 AS total FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'company_search'::regclass`.execute(db);
  const share = Math.min(1, sampledNames / Math.max(rows[0]?.total ?? 0, 1));
  await sql`
    WITH counts AS (
      SELECT k AS key, ceil(count(*) / ${share}::float8)::integer AS df
      FROM company_search TABLESAMPLE SYSTEM (${share * 100}), unnest(keys) AS k
      GROUP BY k HAVING count(*) > 2)
    UPDATE search_words w SET df = c.df FROM counts c
    WHERE c.key = w.key AND (w.df < c.df * 0.7 OR w.df > c.df * 1.4)`.execute(db);
}

const sampledNames = 200_000;

/** Whether the search was built by another version of the normaliser, and has to be built again. */
export async function isSearchOutdated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`SELECT norm_version AS version FROM search_state`.execute(
    db,
  );
  return rows[0] !== undefined && rows[0].version !== normVersion;
}
