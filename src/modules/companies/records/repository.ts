import { CompiledQuery } from 'kysely';
import type { CompanyIdentifier, CompanyName } from '#names/company/company-record.ts';
import type { Reader } from '#platform/database/reader.ts';
import { type Company, columnOf, plainFields } from './company.ts';

type CompanyRow = Omit<Company, 'formText' | 'register' | 'names' | 'identifiers'> &
  Readonly<{
    formText: string | null;
    registerCode: string;
    registerName: string;
    isDemo: boolean;
    names: readonly CompanyName[] | null;
    identifiers: readonly CompanyIdentifier[] | null;
  }>;

const plainColumns = plainFields.map((field) => `c.${columnOf(field)} AS "${field}"`).join(', ');

/** Records that staff have merged into this company: their names and numbers are its own. */
const mergedInto = (table: string, alias: string) =>
  `company_merges m JOIN ${table} ${alias} ON ${alias}.country = m.country AND ${alias}.company_id = m.merged_id
    WHERE m.country = c.country AND m.survivor_id = c.id`;
const nameColumns = 'n.position, n.text, n.lang, n.since, n.until';
const numberColumns = 'i.scheme, i.issuer, i.value_norm';

const foldedNames = `(SELECT json_agg(json_build_object('kind', n.kind, 'text', n.text, 'lang', n.lang, 'since', n.since,
     'until', n.until) ORDER BY n.is_merged, n.position)
   FROM (SELECT false AS is_merged, n.kind, ${nameColumns} FROM company_names n
       WHERE n.country = c.country AND n.company_id = c.id
     UNION ALL SELECT true, CASE n.kind WHEN 'legal' THEN 'former' ELSE n.kind END, ${nameColumns}
       FROM ${mergedInto('company_names', 'n')} AND n.text <> c.name) n)`;
const foldedNumbers = `(SELECT json_agg(json_build_object('scheme', i.scheme, 'issuer', i.issuer, 'value', i.value_norm)
     ORDER BY i.scheme, i.issuer, i.value_norm)
   FROM (SELECT ${numberColumns} FROM company_identifiers i WHERE i.country = c.country AND i.company_id = c.id
     UNION SELECT ${numberColumns} FROM ${mergedInto('company_identifiers', 'i')}) i)`;

const companyColumns = `${plainColumns}, greatest(c.fetched_at, r.refreshed_at) AS "fetchedAt",
  CASE WHEN c.head_office_value IS NOT NULL THEN json_build_object('scheme', c.head_office_scheme,
    'issuer', c.head_office_issuer, 'value', c.head_office_value) END AS "headOffice",
  r.code AS "registerCode", r.name AS "registerName", r.is_demo AS "isDemo"`;
const foldedColumns = `${companyColumns}, ${foldedNames} AS names, ${foldedNumbers} AS identifiers`;
const recordColumns = `${companyColumns},
  (SELECT json_agg(json_build_object('kind', n.kind, 'text', n.text, 'lang', n.lang, 'since', n.since,
     'until', n.until) ORDER BY n.position)
   FROM company_names n WHERE n.country = c.country AND n.company_id = c.id) AS names,
  (SELECT json_agg(json_build_object('scheme', i.scheme, 'issuer', i.issuer, 'value', i.value_norm)
     ORDER BY i.scheme, i.issuer, i.value_norm)
   FROM company_identifiers i WHERE i.country = c.country AND i.company_id = c.id) AS identifiers`;

/**
 * Companies of one country by id, with their names; in no order, unknown ids are left out. Of one that was merged the
 * company that stands for it.
 */
export async function listCompanies(db: Reader, country: string, ids: readonly string[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<CompanyRow>(
    db,
    `SELECT ${foldedColumns} FROM companies c JOIN registers r ON r.code = c.source
    WHERE c.country = $1 AND c.id = ANY($2::uuid[])
      AND NOT EXISTS (SELECT FROM company_merges m WHERE m.country = c.country AND m.merged_id = c.id)
    UNION ALL
    SELECT ${foldedColumns} FROM companies c JOIN registers r ON r.code = c.source
    WHERE c.country = $1 AND c.id IN (SELECT survivor_id FROM company_merges
      WHERE country = $1 AND merged_id = ANY($2::uuid[]) AND NOT survivor_id = ANY($2::uuid[]))`,
    [country, ids],
  );
  return rows.map(toCompany);
}

/** Records of one country as their registers say them, whatever staff have merged. */
export async function listRecords(db: Reader, country: string, ids: readonly string[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<CompanyRow>(
    db,
    `SELECT ${recordColumns} FROM companies c JOIN registers r ON r.code = c.source
    WHERE c.country = $1 AND c.id = ANY($2::uuid[])`,
    [country, ids],
  );
  return rows.map(toCompany);
}

/**
 * Companies that bear one of `values` (normalised) under any scheme and issuer, each with the value it bears; a company
 * that bears several comes several times. At most `limit` rows, those of the first values first.
 */
export async function listByNumbers(
  db: Reader,
  country: string,
  values: readonly string[],
  limit: number,
): Promise<{ company: Company; value: string }[]> {
  const rows = await rowsOf<CompanyRow & { value: string }>(
    db,
    `SELECT i.value, ${foldedColumns}
    FROM (SELECT company_id, value_norm AS value FROM company_identifiers
      WHERE country = $1 AND value_norm = ANY($2::text[]) GROUP BY company_id, value_norm
      ORDER BY array_position($2::text[], value_norm), company_id LIMIT $3) i
    LEFT JOIN company_merges g ON g.country = $1 AND g.merged_id = i.company_id
    JOIN companies c ON c.country = $1 AND c.id = coalesce(g.survivor_id, i.company_id)
    JOIN registers r ON r.code = c.source
    ORDER BY array_position($2::text[], i.value), c.status = 'Active' DESC, c.id`,
    [country, values, limit],
  );
  return rows.map(({ value, ...row }) => ({ company: toCompany(row), value }));
}

/** Ids of companies with a number (normalised) that begins with `start`; at most `limit`, by number. */
export async function listIdsByNumberStart(
  db: Reader,
  country: string,
  start: string,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    `SELECT coalesce(g.survivor_id, i.company_id) AS id
    FROM (SELECT company_id, value_norm FROM company_identifiers
      WHERE country = $1 AND value_norm ~>=~ $2 AND value_norm ~<~ $3 ORDER BY value_norm USING ~<~ LIMIT $4) i
    LEFT JOIN company_merges g ON g.country = $1 AND g.merged_id = i.company_id
    ORDER BY i.value_norm USING ~<~`,
    [country, start, `${start}~`, limit],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

function toCompany({ registerCode, registerName, isDemo, names, identifiers, ...row }: CompanyRow): Company {
  return {
    ...row,
    register: { code: registerCode, name: registerName, isDemo },
    names: names ?? [],
    identifiers: identifiers ?? [],
  };
}

async function rowsOf<Row>(db: Reader, text: string, parameters: unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, parameters));
  // The columns are those of the text above each call.
  return rows as Row[];
}
