import { CompiledQuery } from 'kysely';
import type { Reader } from '#platform/database/reader.ts';
import type { Candidate } from '../rerank/rerank.ts';

/** Names that have a key of every group. */
export type QueryVariant = readonly (readonly number[])[];

/** A word of the vocabulary and in how many names it stands, roughly. */
export type KnownWord = Readonly<{ fold: string; df: number }>;

const columns = 'company_id AS "companyId", core, kind, form, is_active AS "isActive"';
/** So many rows of one variant are looked at; of more, nobody knows which are meant. */
const maxRead = 600;

/** So many letters may be the beginning of a longer word. */
const leastStart = 4;

/**
 * Names that are the asked one, begin with it and go on, or share a hash of the whole name with it, and some
 * that have all its words, or all of one of `others`.
 */
export function listWhole(
  db: Reader,
  country: string,
  asked: {
    core: string;
    hashes: readonly number[];
    words: QueryVariant;
    others?: readonly QueryVariant[];
    /** Of names with all words the shortest: more names may have them than are looked at. */
    isShortestFirst?: boolean;
  },
  limits: { whole: number; typed: number },
): Promise<Candidate[]> {
  const { core, hashes, words, others = [], isShortestFirst = false } = asked;
  // Everything that begins with the core and goes on: with another word, or in the same one if enough of it was typed.
  const end = core.length < leastStart ? `${core}!` : `${core}~`;
  const parameters: unknown[] = [country, core, `${core} `, end, hashes, limits.whole, limits.typed];
  const allOf = (variant: QueryVariant) =>
    variant.map((keys) => `keys && $${parameters.push(keys)}::int4[]`).join(' AND ') || 'false';
  return rowsOf<Candidate>(
    db,
    `(SELECT ${columns} FROM company_search WHERE country = $1 AND core = $2 LIMIT $6)
    UNION ALL (SELECT * FROM (SELECT ${columns} FROM company_search
      WHERE country = $1 AND core ~>=~ $3 AND core ~<~ $4 ORDER BY core USING ~<~ LIMIT 80) longer ORDER BY length(core) LIMIT 30)
    UNION ALL (SELECT ${columns} FROM company_search WHERE country = $1 AND keys && $5::int4[] LIMIT $6)
    ${[words, ...others]
      .map((variant) => {
        const found = `SELECT ${columns} FROM company_search WHERE country = $1 AND ${allOf(variant)}`;
        return isShortestFirst
          ? `UNION ALL (SELECT * FROM (${found} LIMIT ${maxRead}) s ORDER BY length(core) LIMIT $7)`
          : `UNION ALL (${found} LIMIT $7)`;
      })
      .join(' ')}`,
    parameters,
  );
}

/** For each variant the shortest names that it fits; `limit` of each. */
export async function listByKeys(
  db: Reader,
  country: string,
  variants: readonly QueryVariant[],
  limit: number,
): Promise<Candidate[]> {
  if (variants.length === 0) return [];
  const parameters: unknown[] = [country, limit];
  const branches = variants.map((variant) => {
    const conditions = variant.map((keys) => `keys && $${parameters.push(keys)}::int4[]`);
    return `(SELECT * FROM (SELECT ${columns} FROM company_search WHERE country = $1 AND ${conditions.join(' AND ')}
      LIMIT ${maxRead}) s ORDER BY length(core) LIMIT $2)`;
  });
  return rowsOf<Candidate>(db, branches.join(' UNION ALL '), parameters);
}

/** Names with a word of one of these sounds that hardly any name of the country has. */
export function listRare(
  db: Reader,
  country: string,
  folds: readonly string[],
  most: number,
): Promise<Candidate[]> {
  return rowsOf<Candidate>(
    db,
    `SELECT s.* FROM (SELECT key FROM search_words WHERE country = $1 AND fold = ANY($2::text[]) AND df <= $3) w,
      LATERAL (SELECT ${columns} FROM company_search WHERE country = $1 AND keys && ARRAY[w.key]::int4[] LIMIT $3) s`,
    [country, folds, most],
  );
}

/** Names that begin with `start`, whatever follows; the first by alphabet. */
export function listByStart(db: Reader, country: string, start: string, limit: number): Promise<Candidate[]> {
  return rowsOf<Candidate>(
    db,
    `SELECT ${columns} FROM company_search WHERE country = $1 AND core ~>=~ $2 AND core ~<~ $3
      ORDER BY core USING ~<~ LIMIT $4`,
    [country, start, `${start}~`, limit],
  );
}

/** Words of a country's names: near ones by hash, those written so exactly, and frequent ones that begin so. */
export function listWords(
  db: Reader,
  country: string,
  asked: Readonly<{
    near: readonly number[];
    /** So many words of each hash. */
    mostNear?: number;
    exact: readonly string[];
    slipped?: readonly string[];
    starts: readonly string[];
  }>,
): Promise<KnownWord[]> {
  const { slipped = [], mostNear = 200 } = asked;
  const parameters: unknown[] =
    asked.exact.length + asked.starts.length + slipped.length > 0 ? [country] : [];
  const branches: string[] = [];
  // Hash by hash: the chance that one of many fits is guessed far too high, and the whole table would be read. The
  // country is in the hashes.
  if (asked.near.length > 0)
    branches.push(
      `(SELECT w.fold, w.df FROM unnest($${parameters.push(asked.near)}::int4[]) AS h,
        LATERAL (SELECT fold, df FROM search_words WHERE near @> ARRAY[h] LIMIT ${mostNear}) w)`,
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
export function listFarWords(tx: Reader, country: string, folds: readonly string[]): Promise<KnownWord[]> {
  const parameters: unknown[] = [country];
  const branches = folds.flatMap((fold) => {
    const length = parameters.push(fold.length);
    return (['fold', 'reverse(fold)'] as const).map((written, at) => {
      const start = (at === 0 ? fold : [...fold].reverse().join('')).slice(0, wholeLetters);
      const from = parameters.push(start);
      return `(SELECT fold, df FROM search_words WHERE country = $1 AND ${written} ~>=~ $${from}
        AND ${written} ~<~ $${parameters.push(`${start}~`)} AND fold !~~ '@%'
        AND length(fold) BETWEEN $${length}::int - 2 AND $${length}::int + 2 LIMIT 3000)`;
    });
  });
  return rowsOf<KnownWord>(tx, branches.join(' UNION ALL '), parameters);
}

const wholeLetters = 3;

/** Those of the words that a country's vocabulary has, to the letter. */
export async function listKnown(db: Reader, country: string, folds: readonly string[]): Promise<string[]> {
  if (folds.length === 0) return [];
  const rows = await rowsOf<{ fold: string }>(
    db,
    'SELECT DISTINCT fold FROM search_words WHERE country = $1 AND fold = ANY($2::text[]) LIMIT 60',
    [country, folds],
  );
  return rows.map(({ fold }) => fold);
}

async function rowsOf<Row>(db: Reader, text: string, parameters: unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, parameters));
  // The columns are those of the text above each call.
  return rows as Row[];
}
