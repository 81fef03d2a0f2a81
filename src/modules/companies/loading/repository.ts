import { sql } from 'kysely';
import type { Register } from '#names/company/company-record.ts';
import { copyLine, copyRows } from '#platform/database/copy-rows.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { countWords, insertSearchRows } from '../search/indexing/repository.ts';
import { type PreparedCompany, recordColumns } from './prepare.ts';

/** A company that is stored already, as far as a comparison needs it. */
export type StoredCompany = Readonly<{
  id: string;
  country: string;
  sourceRef: string;
  version: number;
  contentHash: string;
}>;

/** Rows to write under an id. */
export type PlacedCompany = Readonly<{ id: string; prepared: PreparedCompany }>;

/** Makes the register known, and lets nobody else load it until the transaction ends. */
export async function lockRegister(tx: Tx, register: Register): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-register'), hashtext(${register.code}))`.execute(
    tx,
  );
  const { code, name, licence, url, isDemo } = register;
  await tx
    .insertInto('registers')
    .values({ code, name, licence, url, is_demo: isDemo })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name, licence, url, is_demo: isDemo }))
    .execute();
}

/** Takes away the time limits of ordinary requests for the rest of a transaction: a load may be long and may pause. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}

export async function listStored(
  tx: Tx,
  register: string,
  refs: readonly string[],
): Promise<StoredCompany[]> {
  const { rows } = await sql<StoredCompany>`
    SELECT id, country, source_ref AS "sourceRef", version, content_hash AS "contentHash"
    FROM companies WHERE source = ${register} AND source_ref = ANY(${[...refs]}::text[])`.execute(tx);
  return rows;
}

const columns = `id uuid, ${recordColumns}, content_hash text`;
const columnNames = columns.split(',').map((column) => column.trim().split(' ')[0] ?? '');
/** Those that a record says. */
const ownColumns = columnNames.filter((name) => name !== 'id' && name !== 'content_hash');

export async function insertCompanies(
  tx: Tx,
  register: string,
  fetchedAt: Date,
  added: readonly PlacedCompany[],
): Promise<void> {
  const columns = ['id', 'content_hash', ...ownColumns, 'source', 'fetched_at'];
  await copyRows(tx, 'companies', columns, companyLines(register, fetchedAt, added));
}

function* companyLines(
  register: string,
  fetchedAt: Date,
  added: readonly PlacedCompany[],
): Generator<string> {
  for (const { id, prepared } of added) {
    const row = prepared.company;
    const own = ownColumns.map((name) => row[name] ?? null);
    yield copyLine([id, prepared.contentHash, ...own, register, fetchedAt]);
  }
}

/** Keeps what the companies were in company_changes, then overwrites them; children are taken away. */
export async function replaceCompanies(
  tx: Tx,
  fetchedAt: Date,
  changed: readonly (PlacedCompany & { stored: StoredCompany })[],
): Promise<void> {
  if (changed.length === 0) return;
  const keys = await keepHistory(
    tx,
    fetchedAt,
    changed.map(({ stored }) => stored),
  );
  for (const table of ['company_names', 'company_identifiers', 'company_search']) {
    await sql`DELETE FROM ${sql.table(table)} t USING json_to_recordset(${keys}::json) AS k(country text, id uuid)
      WHERE t.country = k.country AND t.company_id = k.id`.execute(tx);
  }
  const rows = JSON.stringify(
    changed.map(({ id, prepared, stored }) => ({
      ...prepared.company,
      id,
      content_hash: prepared.contentHash,
      old_country: stored.country,
    })),
  );
  const assignments = columnNames.filter((name) => name !== 'id').map((name) => `${name} = x.${name}`);
  await sql`
    UPDATE companies c SET ${sql.raw(assignments.join(', '))}, fetched_at = ${fetchedAt}, version = c.version + 1
    FROM json_to_recordset(${rows}::json) AS x(${sql.raw(columns)}, old_country text)
    WHERE c.country = x.old_country AND c.id = x.id`.execute(tx);
}

/** Keeps what companies are in company_changes before they change; answers their keys as JSON. */
export async function keepHistory(
  tx: Tx,
  at: Date,
  companies: readonly Readonly<{ country: string; id: string }>[],
): Promise<string> {
  const keys = JSON.stringify(companies.map(({ country, id }) => ({ country, id })));
  await sql`
    INSERT INTO company_changes (country, company_id, version, changed_at, before)
    SELECT c.country, c.id, c.version, ${at}, to_jsonb(c) || jsonb_build_object(
      'names', (SELECT jsonb_agg(to_jsonb(n) ORDER BY n.position) FROM company_names n
        WHERE n.country = c.country AND n.company_id = c.id),
      'identifiers', (SELECT jsonb_agg(to_jsonb(i) ORDER BY i.scheme) FROM company_identifiers i
        WHERE i.country = c.country AND i.company_id = c.id))
    FROM companies c JOIN json_to_recordset(${keys}::json) AS k(country text, id uuid)
      ON c.country = k.country AND c.id = k.id`.execute(tx);
  return keys;
}

/** Names, numbers and search rows of companies that have none. */
export async function insertChildren(tx: Tx, placed: readonly PlacedCompany[]): Promise<void> {
  if (placed.length === 0) return;
  await copyRows(tx, 'company_names', ['country', 'company_id', ...nameColumns], childLines(placed, 'names'));
  await copyRows(
    tx,
    'company_identifiers',
    ['country', 'company_id', ...identifierColumns],
    childLines(placed, 'identifiers'),
  );
  await insertSearchRows(
    tx,
    placed.flatMap(({ id, prepared }) =>
      prepared.searchRows().map((row) => ({
        ...row,
        country: prepared.country,
        companyId: id,
        isActive: prepared.company.status === 'Active',
        city: cityOf(prepared),
      })),
    ),
  );
}

const cityOf = ({ company }: PreparedCompany): string | null =>
  typeof company.city === 'string' ? company.city : null;

const nameColumns = ['position', 'kind', 'lang', 'text', 'since', 'until'];
const identifierColumns = ['scheme', 'issuer', 'value_raw', 'value_norm'];

function* childLines(placed: readonly PlacedCompany[], kind: 'names' | 'identifiers'): Generator<string> {
  const names = kind === 'names' ? nameColumns : identifierColumns;
  for (const { id, prepared } of placed)
    for (const row of prepared[kind])
      yield copyLine([prepared.country, id, ...names.map((name) => row[name] ?? null)]);
}

/** Fresh statistics after a load, from a small sample: without them the planner takes the wrong index. */
export async function analyseCompanies(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    await sql`SELECT set_config('default_statistics_target', '30', true)`.execute(tx);
    for (const table of [
      'companies',
      'company_names',
      'company_identifiers',
      'company_search',
      'search_words',
    ])
      await sql`ANALYZE ${sql.table(table)}`.execute(tx);
    await countWords(tx);
  });
}
