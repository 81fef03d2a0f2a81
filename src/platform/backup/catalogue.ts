import type pg from 'pg';
import type { Manifest } from './manifest.ts';

type Tables = Manifest['tables'];

/** Our own tables with the columns that are written, not computed; partitions come with the table they belong to. */
const tablesText = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attgenerated = ''
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.relname ORDER BY c.relname`;

const referencesText = `
  SELECT DISTINCT child.relname AS child, parent.relname AS parent
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE k.contype = 'f' AND child.relnamespace = current_schema()::regnamespace AND child.oid <> parent.oid
    AND NOT child.relispartition AND NOT parent.relispartition`;

const sequencesText = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`;

const partitionsText = `
  SELECT part.relname AS name, parent.relname AS parent, pg_get_expr(part.relpartbound, part.oid) AS bound
  FROM pg_inherits i JOIN pg_class part ON part.oid = i.inhrelid JOIN pg_class parent ON parent.oid = i.inhparent
  WHERE part.relispartition AND part.relkind = 'r' AND parent.relnamespace = current_schema()::regnamespace
    AND pg_get_expr(part.relpartbound, part.oid) <> 'DEFAULT' ORDER BY 1`;

/** Whether a site has ever been here. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  return (await client.query(tablesText)).rows.length > 0;
}

/** Names of all our tables. */
export async function listTableNames(client: pg.Client): Promise<string[]> {
  return (await client.query<{ name: string }>(tablesText)).rows.map(({ name }) => name);
}

/** What the tables are, as the transaction of `client` sees them; the list of migrations is the database's own. */
export async function readCatalogue(client: pg.Client): Promise<Omit<Manifest, 'createdAt'>> {
  const tables = (await client.query<Tables[number]>(tablesText)).rows;
  const references = (await client.query<{ child: string; parent: string }>(referencesText)).rows;
  const sequences = (await client.query<Manifest['sequences'][number]>(sequencesText)).rows;
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
