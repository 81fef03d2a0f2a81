import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { uuidv7 } from '#kernel/identifier.ts';
import { prepareCompany } from '#modules/companies/loading/prepare.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';

type Value = string | number | boolean | null | readonly string[] | readonly number[];
type Row = Readonly<Record<string, Value>>;

/** Runs `write` while the tables of companies have only their keys; the other indices are built again at the end. */
export async function withoutIndices(
  pool: pg.Pool,
  register: Register,
  write: () => Promise<void>,
): Promise<void> {
  const { code, name, licence, url, isDemo } = register;
  await pool.query(
    'INSERT INTO registers (code, name, licence, url, is_demo) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [code, name, licence, url, isDemo],
  );
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relkind = 'p' AND t.relname LIKE 'compan%'
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`);
  for (const index of rows) await pool.query(`DROP INDEX ${index.name}`);
  try {
    await write();
  } finally {
    const client = await pool.connect();
    try {
      await client.query("SET maintenance_work_mem = '512MB'");
      for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
    } finally {
      client.release(true);
    }
  }
}

/**
 * Writes companies with all their rows as the importer prepares them, except those of the
 * search; foreign keys are not checked.
 */
export async function copyCompanies(
  pool: pg.Pool,
  register: Register,
  records: readonly CompanyRecord[],
): Promise<void> {
  const now = new Date();
  const tables: Record<string, Row[]> = {
    companies: [],
    company_names: [],
    company_identifiers: [],
  };
  for (const record of records) {
    const prepared = prepareCompany(record);
    const id = uuidv7(now);
    const { country, contentHash } = prepared;
    const own = { id, source: register.code, fetched_at: now.toISOString(), content_hash: contentHash };
    tables.companies?.push({ ...prepared.company, ...own });
    const child = (row: Row) => ({ ...row, country, company_id: id });
    tables.company_names?.push(...prepared.names.map(child));
    tables.company_identifiers?.push(...prepared.identifiers.map(child));
  }
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    for (const [table, rows] of Object.entries(tables)) await copyRows(client, table, rows);
  } finally {
    client.release();
  }
}

async function copyRows(client: pg.PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const text = rows
    .map((row) => `${columns.map((column) => written(row[column] ?? null)).join('\t')}\n`)
    .join('');
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline([Buffer.from(text)], stream);
}

/** A value in the text form of COPY. */
function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value !== 'object') return String(value);
  return escaped(`{${value.map((member) => `"${String(member).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;
