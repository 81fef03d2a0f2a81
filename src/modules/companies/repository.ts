import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Company, CompanyName, CompanyStatus, NameKind } from './company.ts';
import type { Candidate } from './rerank.ts';

type CompanyRow = Omit<Company, 'formText' | 'register' | 'names'> &
  Readonly<{
    formText: string | null;
    registerCode: string;
    registerName: string;
    isDemo: boolean;
    names: readonly CompanyName[] | null;
  }>;

/** Companies of one country by id, with their names; in no order, unknown ids are left out. */
export async function listCompanies(
  db: Db | Tx,
  country: string,
  ids: readonly string[],
): Promise<Company[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CompanyRow>`
    SELECT c.id, c.country, c.name, c.name_lat AS "nameLat", c.form_text AS "formText",
      c.form_generic AS "formGeneric", c.status, c.status_text AS "statusText", c.reg_code AS "regCode",
      c.vat_code AS "vatCode", c.address, c.city, c.postcode, c.phones, c.emails, c.website,
      c.founded_on AS "foundedOn", c.closed_on AS "closedOn", c.source_url AS "sourceUrl",
      greatest(c.fetched_at, r.refreshed_at) AS "fetchedAt",
      r.code AS "registerCode", r.name AS "registerName", r.is_demo AS "isDemo",
      (SELECT json_agg(json_build_object('kind', n.kind, 'text', n.text, 'lang', n.lang, 'since', n.since,
         'until', n.until) ORDER BY n.position)
       FROM company_names n WHERE n.country = c.country AND n.company_id = c.id) AS names
    FROM companies c JOIN registers r ON r.code = c.source
    WHERE c.country = ${country} AND c.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ registerCode, registerName, isDemo, names, ...row }) => ({
    ...row,
    register: { code: registerCode, name: registerName, isDemo },
    names: names ?? [],
  }));
}

/** Ids of the companies that bear one of `values` (normalised) under any scheme and issuer; at most `limit`. */
export async function listIdsByNumber(
  db: Db | Tx,
  country: string,
  values: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company_identifiers')
    .select('company_id')
    .distinct()
    .where('country', '=', country)
    .where('value_norm', '=', sql<string>`ANY(${[...values]}::text[])`)
    .limit(limit)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export const listByCore = (db: Db | Tx, country: string, core: string, limit: number) =>
  listCandidates(db, country, sql`s.core = ${core}`, sql`s.company_id`, limit);

/** Names that begin with `core`, the shortest first; `core` itself is among them. */
export const listByPrefix = (db: Db | Tx, country: string, core: string, limit: number) =>
  listCandidates(
    db,
    country,
    sql`s.core LIKE ${`${core.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    sql`length(s.core), s.core`,
    limit,
  );

/**
 * Names that share trigrams with `core`, or have words like it inside. Call it in a transaction after
 * limitSearch(): it is the one step whose cost depends on the words.
 */
export const listByTrigrams = (db: Db | Tx, country: string, core: string, limit: number) =>
  listCandidates(
    db,
    country,
    sql`(s.core % ${core} OR s.core %> ${core})`,
    sql`greatest(similarity(s.core, ${core}), 0.95 * word_similarity(${core}, s.core)) DESC, length(s.core)`,
    limit,
  );

/** Bounds what is left of a search transaction: milliseconds for a statement, and how alike trigrams must be. */
export async function limitSearch(tx: Tx, timeoutMs: number, leastAlike: number): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true),
    set_config('pg_trgm.similarity_threshold', ${String(leastAlike)}, true),
    set_config('pg_trgm.word_similarity_threshold', '0.7', true)`.execute(tx);
}

type CandidateRow = Readonly<{
  companyId: string;
  core: string;
  kind: NameKind;
  form: string | null;
  status: CompanyStatus;
}>;

async function listCandidates(
  db: Db | Tx,
  country: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    WITH s AS MATERIALIZED (
      SELECT s.company_id, s.position, s.core, s.form FROM company_search s
      WHERE s.country = ${country} AND ${condition} ORDER BY ${order} LIMIT ${limit})
    SELECT s.company_id AS "companyId", s.core, s.form, n.kind, c.status
    FROM s
    JOIN companies c ON c.country = ${country} AND c.id = s.company_id
    JOIN company_names n ON n.country = ${country} AND n.company_id = s.company_id AND n.position = s.position`.execute(
    db,
  );
  return rows.map(({ status, ...row }) => ({ ...row, isActive: status === 'Active' }));
}
