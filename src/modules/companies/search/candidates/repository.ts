import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Candidate } from '../rerank/rerank.ts';

/** Names that have a key of every group. */
export type Reading = readonly (readonly number[])[];

/** A word of the vocabulary and in how many names it stands, roughly. */
export type KnownWord = Readonly<{ fold: string; df: number }>;

const columns = 'company_id AS "companyId", core, kind, form, is_active AS "isActive"';
/** So many rows of one reading are looked at; of more, nobody knows which are meant. */
const maxRead = 600;

/**
 * Names that are the asked one, begin with it and go on, or share a hash of the whole name with it, and some
 * that have all its words.
 */
export function listWhole(
  db: Db,
  country: string,
  asked: { core: string; hashes: readonly number[]; words: Reading },
  limits: { whole: number; typed: number },
): Promise<Candidate[]> {
  const { core, hashes, words } = asked;
  // A space and the sign after it: everything that begins with the core and goes on with another word.
  const parameters: unknown[] = [country, core, `${core} `, `${core}!`, hashes, limits.whole, limits.typed];
  const conditions = words.map((keys) => `keys && $${parameters.push(keys)}::int4[]`);
  return rowsOf<Candidate>(
    db,
    `(SELECT ${columns} FROM company_search WHERE country = $1 AND core = $2 LIMIT $6)
    UNION ALL (SELECT * FROM (SELECT ${columns} FROM company_search
      WHERE country = $1 AND core ~>=~ $3 AND core ~<~ $4 ORDER BY core USING ~<~ LIMIT 80) longer ORDER BY length(core) LIMIT 30)
    UNION ALL (SELECT ${columns} FROM company_search WHERE country = $1 AND keys && $5::int4[] LIMIT $6)
    UNION ALL (SELECT ${columns} FROM company_search
      WHERE country = $1 AND ${conditions.length === 0 ? 'false' : conditions.join(' AND ')} LIMIT $7)`,
    parameters,
  );
}

/** For each reading the shortest names that it fits; `limit` of each. */
export async function listByKeys(
  db: Db | Tx,
  country: string,
  readings: readonly Reading[],
  limit: number,
): Promise<Candidate[]> {
  if (readings.length === 0) return [];
  const parameters: unknown[] = [country, limit];
  const branches = readings.map((reading) => {
    const conditions = reading.map((keys) => `keys && $${parameters.push(keys)}::int4[]`);
    return `(SELECT * FROM (SELECT ${columns} FROM company_search WHERE country = $1 AND ${conditions.join(' AND ')}
      LIMIT ${maxRead}) s ORDER BY length(core) LIMIT $2)`;
  });
  return rowsOf<Candidate>(db, branches.join(' UNION ALL '), parameters);
}

/** Names that begin with `start`, whatever follows; the first by alphabet. */
export function listByStart(db: Db, country: string, start: string, limit: number): Promise<Candidate[]> {
  return rowsOf<Candidate>(
    db,
    `SELECT ${columns} FROM company_search WHERE country = $1 AND core ~>=~ $2 AND core ~<~ $3
      ORDER BY core USING ~<~ LIMIT $4`,
    [country, start, `${start}~`, limit],
  );
}

/** Words of a country's names: near ones by hash, those written so exactly, and frequent ones that begin so. */
export function listWords(
  db: Db | Tx,
  country: string,
  asked: Readonly<{
    near: readonly number[];
    exact: readonly string[];
    slipped?: readonly string[];
    starts: readonly string[];
  }>,
): Promise<KnownWord[]> {
  const { slipped = [] } = asked;
  const parameters: unknown[] =
    asked.exact.length + asked.starts.length + slipped.length > 0 ? [country] : [];
  const branches: string[] = [];
  // Hash by hash: the chance that one of many fits is guessed far too high, and the whole table would be read. The
  // country is in the hashes.
  if (asked.near.length > 0)
    branches.push(
      `(SELECT w.fold, w.df FROM unnest($${parameters.push(asked.near)}::int4[]) AS h,
        LATERAL (SELECT fold, df FROM search_words WHERE near @> ARRAY[h] LIMIT 200) w)`,
    );
  if (asked.exact.length > 0)
    branches.push(
      `(SELECT fold, df FROM search_words WHERE country = $1 AND fold = ANY($${parameters.push(asked.exact)}::text[]) LIMIT 400)`,
    );
  if (slipped.length > 0)
    branches.push(
      `(SELECT fold, df FROM search_words WHERE country = $1 AND fold = ANY($${parameters.push(slipped)}::text[]) LIMIT 400)`,
    );
  for (const start of asked.starts) {
    const from = parameters.push(start);
    branches.push(`(SELECT fold, df FROM (SELECT fold, df FROM search_words WHERE country = $1 AND fold ~>=~ $${from}
      AND fold ~<~ $${parameters.push(`${start}~`)} LIMIT 300) w ORDER BY df DESC, length(fold) LIMIT 12)`);
  }
  return branches.length === 0
    ? Promise.resolve([])
    : rowsOf<KnownWord>(db, branches.join(' UNION ALL '), parameters);
}

/**
 * Words of a country that begin or end with the same letters as the asked one and are nearly as long: so much of a word
 * is left whole by two slips.
 */
export function listFarWords(tx: Tx, country: string, folds: readonly string[]): Promise<KnownWord[]> {
  const parameters: unknown[] = [country];
  const branches = folds.flatMap((fold) => {
    const length = parameters.push(fold.length);
    return (['fold', 'reverse(fold)'] as const).map((written, at) => {
      const start = (at === 0 ? fold : [...fold].reverse().join('')).slice(0, wholeLetters);
      const from = parameters.push(start);
      return `(SELECT fold, df FROM search_words WHERE country = $1 AND ${written} ~>=~ $${from}
        AND ${written} ~<~ $${parameters.push(`${start}~`)}
        AND length(fold) BETWEEN $${length}::int - 2 AND $${length}::int + 2 LIMIT 3000)`;
    });
  });
  return rowsOf<KnownWord>(tx, branches.join(' UNION ALL '), parameters);
}

const wholeLetters = 3;

/** Ends statements of the rest of a transaction after `timeoutMs`. */
export async function limitStatements(tx: Tx, timeoutMs: number): Promise<void> {
  await rowsOf(tx, `SELECT set_config('statement_timeout', $1, true)`, [String(timeoutMs)]);
}

async function rowsOf<Row>(db: Db | Tx, text: string, parameters: unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, parameters));
  // The columns are those of the text above each call.
  return rows as Row[];
}
