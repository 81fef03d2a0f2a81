import { sql } from 'kysely';
import type { Tx } from '#platform/database/kysely.ts';

/** Lets one answer about a country be written at a time, so that two registers do not add one company twice. */
export async function lockCountry(tx: Tx, country: string): Promise<void> {
  await sql`SELECT set_config('lock_timeout', '3s', true),
    pg_advisory_xact_lock(hashtext('countercheck-live-registers'), hashtext(${country}))`.execute(tx);
}

/** A number that a company of another real register bears. */
export type BorneNumber = Readonly<{ companyId: string; scheme: string; issuer: string; value: string }>;

/** Who bears one of these normalised numbers in the country, in registers other than `register`; invented ones aside. */
export async function listBearers(
  tx: Tx,
  country: string,
  register: string,
  values: readonly string[],
): Promise<BorneNumber[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<BorneNumber>`
    SELECT i.company_id AS "companyId", i.scheme, i.issuer, i.value_norm AS value
    FROM company_identifiers i
    JOIN companies c ON c.country = i.country AND c.id = i.company_id
    JOIN registers r ON r.code = c.source
    WHERE i.country = ${country} AND i.value_norm = ANY(${[...values]}::text[])
      AND c.source <> ${register} AND NOT r.is_demo
    ORDER BY i.company_id LIMIT 200`.execute(tx);
  return rows;
}

/** Ids of a register's records by the register's own keys. */
export async function listIdsBySource(
  tx: Tx,
  country: string,
  register: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ref: string }>`
    SELECT id, source_ref AS ref FROM companies
    WHERE source = ${register} AND source_ref = ANY(${[...refs]}::text[]) AND country = ${country}`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ref }) => [ref, id]));
}
