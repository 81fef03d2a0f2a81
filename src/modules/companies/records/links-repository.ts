import { sql } from 'kysely';
import type { LinkKind } from '#names/company/company-link.ts';
import type { Reader } from '#platform/database/reader.ts';

/** A number as the tables compare it. */
export type NumberKey = Readonly<{ country: string; scheme: string; issuer: string; value: string }>;

/** A link seen from one company: who the other end is, and the company we have of it, if any. */
export type LinkedParty = Readonly<{
  /** Whether the other end owns the company, or is owned by it. */
  role: 'owner' | 'subsidiary';
  kind: LinkKind;
  name: string | null;
  /** The other end's company in our tables. */
  company: Readonly<{ id: string; country: string; name: string }> | null;
  number: Readonly<{ scheme: string; issuer: string; value: string }> | null;
  country: string | null;
  place: string | null;
  natures: readonly string[];
  shareMin: number | null;
  shareMax: number | null;
  reason: string | null;
  since: string | null;
  until: string | null;
  statusText: string | null;
  isActive: boolean;
  register: string;
  fetchedAt: Date;
}>;

/** Numbers of a company under which links may name it, those of records that were merged with it among them. */
export async function listNumbers(db: Reader, country: string, companyId: string): Promise<NumberKey[]> {
  return db
    .selectFrom('company_identifiers')
    .select(['country', 'scheme', 'issuer', 'value_norm as value'])
    .where('country', '=', country)
    .where((where) => {
      const merges = where.selectFrom('company_merges').where('country', '=', country);
      const survivor = merges.select('survivor_id').where('merged_id', '=', companyId);
      return where.or([
        where('company_id', '=', companyId),
        where('company_id', 'in', survivor),
        where('company_id', 'in', merges.select('merged_id').where('survivor_id', '=', companyId)),
        where('company_id', 'in', merges.select('merged_id').where('survivor_id', 'in', survivor)),
      ]);
    })
    .execute();
}

/** Links in which any of the numbers is the one end or the other; active ones first, at most `limit` each way. */
export async function listLinks(
  db: Reader,
  numbers: readonly NumberKey[],
  limit: number,
): Promise<LinkedParty[]> {
  if (numbers.length === 0) return [];
  const keys = JSON.stringify(numbers);
  const sides = [
    { role: 'owner', near: 'subject', far: 'object' },
    { role: 'subsidiary', near: 'object', far: 'subject' },
  ] as const;
  const parties: LinkedParty[] = [];
  for (const { role, near, far } of sides) {
    const column = (side: string, name: string) => sql.ref(`l.${side}_${name}`);
    const other = (name: string) => column(far, name);
    const { rows } = await sql<LinkedParty>`
      WITH k AS (SELECT * FROM json_to_recordset(${keys}::json) AS x(country text, scheme text, issuer text, value text))
      SELECT ${role}::text AS role, l.kind, ${far === 'object' ? sql`coalesce(l.object_name, c.name)` : sql`c.name`} AS name,
        CASE WHEN c.id IS NULL THEN NULL ELSE json_build_object('id', c.id, 'country', c.country, 'name', c.name) END AS company,
        CASE WHEN ${other('value')} IS NULL THEN NULL ELSE json_build_object('scheme', ${other('scheme')},
          'issuer', ${other('issuer')}, 'value', ${other('value')}) END AS number,
        coalesce(${other('country')}, c.country) AS country, ${far === 'object' ? sql`l.object_place` : sql`NULL`} AS place,
        l.natures, l.share_min AS "shareMin", l.share_max AS "shareMax", l.reason, l.since, l.until,
        l.status_text AS "statusText", l.is_active AS "isActive", r.name AS register,
        greatest(l.fetched_at, r.refreshed_at) AS "fetchedAt"
      FROM (
        SELECT DISTINCT ON (l.source, l.source_ref) l.* FROM k JOIN company_links l
          ON ${column(near, 'value')} = k.value AND ${column(near, 'scheme')} = k.scheme
          AND (${column(near, 'issuer')} IN ('', k.issuer) OR k.issuer = '')
          AND (${column(near, 'country')} IS NULL OR ${column(near, 'country')} = k.country OR k.scheme = 'LEI')
      ) l
      JOIN registers r ON r.code = l.source
      LEFT JOIN LATERAL (
        SELECT i.country, i.company_id FROM company_identifiers i
        WHERE i.scheme = 'LEI' AND ${other('scheme')} = 'LEI' AND i.value_norm = ${other('value')}
        UNION ALL
        SELECT i.country, i.company_id FROM company_identifiers i
        WHERE ${other('scheme')} <> 'LEI' AND i.country = ${other('country')} AND i.value_norm = ${other('value')}
          AND i.scheme = ${other('scheme')} AND (i.issuer IN ('', ${other('issuer')}) OR ${other('issuer')} = '')
        LIMIT 1
      ) i ON true
      LEFT JOIN company_merges g ON g.country = i.country AND g.merged_id = i.company_id
      LEFT JOIN companies c ON c.country = i.country AND c.id = coalesce(g.survivor_id, i.company_id)
      ORDER BY l.is_active DESC, l.kind, l.source_ref LIMIT ${limit}`.execute(db);
    parties.push(...rows);
  }
  return parties;
}
