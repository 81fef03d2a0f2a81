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

const companyColumns = `${plainColumns}, greatest(c.fetched_at, r.refreshed_at) AS "fetchedAt",
  CASE WHEN c.head_office_value IS NOT NULL THEN json_build_object('scheme', c.head_office_scheme,
    'issuer', c.head_office_issuer, 'value', c.head_office_value) END AS "headOffice",
  r.code AS "registerCode", r.name AS "registerName", r.is_demo AS "isDemo",
  (SELECT json_agg(json_build_object('kind', n.kind, 'text', n.text, 'lang', n.lang, 'since', n.since,
     'until', n.until) ORDER BY n.position)
   FROM company_names n WHERE n.country = c.country AND n.company_id = c.id) AS names,
  (SELECT json_agg(json_build_object('scheme', i.scheme, 'issuer', i.issuer, 'value', i.value_norm)
     ORDER BY i.scheme, i.issuer, i.value_norm)
   FROM company_identifiers i WHERE i.country = c.country AND i.company_id = c.id) AS identifiers`;

/** Companies of one country by id, with their names; in no order, unknown ids are left out. */
export async function listCompanies(db: Reader, country: string, ids: readonly string[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<CompanyRow>(
    db,
    `SELECT ${companyColumns} FROM companies c JOIN registers r ON r.code = c.source
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
    `SELECT i.value, ${companyColumns}
    FROM (SELECT company_id, value_norm AS value FROM company_identifiers
      WHERE country = $1 AND value_norm = ANY($2::text[]) GROUP BY company_id, value_norm
      ORDER BY array_position($2::text[], value_norm), company_id LIMIT $3) i
    JOIN companies c ON c.country = $1 AND c.id = i.company_id
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
    `SELECT company_id AS id FROM company_identifiers WHERE country = $1 AND value_norm ~>=~ $2 AND value_norm ~<~ $3
    ORDER BY value_norm USING ~<~ LIMIT $4`,
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
