import pg from 'pg';
import type { Manifest } from './manifest.ts';

type Tables = Manifest['tables'];

/**
 * Names of tables are plain in the schema of the site, and `schema.name` in the schema of a service beside it that keeps its
 * books in the same database ($1).
 */
const nameOf = (
  relation: string,
) => `CASE WHEN ${relation}.relnamespace = current_schema()::regnamespace THEN ''
    ELSE ${relation}.relnamespace::regnamespace::text || '.' END || ${relation}.relname`;
const isOurs = (relation: string) => `${relation}.relnamespace IN (
    SELECT oid FROM pg_namespace WHERE nspname = current_schema() OR nspname = ANY($1))`;

/** A table's name as it stands in a statement. */
export const quotedName = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

/** Our own tables with the columns that are written, not computed; partitions come with the table they belong to. */
const tablesText = `
  SELECT ${nameOf('c')} AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE ${isOurs('c')} AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attgenerated = ''
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.relnamespace, c.relname ORDER BY 1`;

const referencesText = `
  SELECT DISTINCT ${nameOf('child')} AS child, ${nameOf('parent')} AS parent
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE k.contype = 'f' AND ${isOurs('child')} AND child.oid <> parent.oid
    AND NOT child.relispartition AND NOT parent.relispartition`;

const sequencesText = `
  SELECT CASE WHEN schemaname = current_schema() THEN '' ELSE schemaname || '.' END || sequencename AS name,
    last_value::text AS value
  FROM pg_sequences
  WHERE (schemaname = current_schema() OR schemaname = ANY($1)) AND last_value IS NOT NULL ORDER BY 1`;

const partitionsText = `
  SELECT part.relname AS name, parent.relname AS parent, pg_get_expr(part.relpartbound, part.oid) AS bound
  FROM pg_inherits i JOIN pg_class part ON part.oid = i.inhrelid JOIN pg_class parent ON parent.oid = i.inhparent
  WHERE part.relispartition AND part.relkind = 'r' AND parent.relnamespace = current_schema()::regnamespace
    AND pg_get_expr(part.relpartbound, part.oid) <> 'DEFAULT' ORDER BY 1`;

/** Whether a site has ever been here. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  return (await listTableNames(client, [])).length > 0;
}

/** Names of all our tables. */
export async function listTableNames(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  return (await client.query<{ name: string }>(tablesText, [schemas])).rows.map(({ name }) => name);
}

/** What the tables are, as the transaction of `client` sees them; the list of migrations is the database's own. */
export async function readCatalogue(
  client: pg.Client,
  schemas: readonly string[],
): Promise<Omit<Manifest, 'createdAt'>> {
  const tables = (await client.query<Tables[number]>(tablesText, [schemas])).rows;
  const references = (await client.query<{ child: string; parent: string }>(referencesText, [schemas])).rows;
  const sequences = (await client.query<Manifest['sequences'][number]>(sequencesText, [schemas])).rows;
  const partitions = (await client.query<Manifest['partitions'][number]>(partitionsText)).rows;
  const migrations = (
    await client.query<Manifest['migrations'][number]>(
      'SELECT name, checksum FROM schema_migrations ORDER BY name',
    )
  ).rows;
  const withRows = tables.filter(({ name }) => name !== 'schema_migrations');
  return {
    format: 'countercheck-backup',
    version: 1,
    migrations,
    tables: inOrder(withRows, references),
    sequences,
    partitions,
  };
}

/** Tables after all those that their rows point to. */
function inOrder(tables: Tables, references: readonly { child: string; parent: string }[]): Tables {
  const done = new Set<string>();
  const ordered: Tables = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) =>
        !done.has(name) && references.every(({ child, parent }) => child !== name || done.has(parent)),
    );
    if (ready.length === 0) throw new Error('Tables point to each other in a circle: no order fits them.');
    for (const table of ready) {
      done.add(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}
