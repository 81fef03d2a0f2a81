import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file `NNNN-name.sql`. */
export type Migration = Readonly<{
  name: string;
  sql: string;
  /** SHA-256 of the text, line ends made equal, so that a checkout on Windows counts as the same. */
  checksum: string;
  /** False if the first line is `-- no transaction`; such a file holds exactly one statement. */
  isTransactional: boolean;
}>;

/** Reads all migrations of a folder in their order; throws on a wrong name or a number used twice. */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const taken = new Map<string, string>();
  const migrations: Migration[] = [];
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (number === undefined) throw new Error(`Migration ${name} must be named like 0001-what-it-does.sql.`);
    const other = taken.get(number);
    if (other !== undefined) throw new Error(`Migrations ${other} and ${name} have the same number.`);
    taken.set(number, name);
    const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      isTransactional: !/^--\s*no transaction\s*$/i.test(sql.split('\n', 1)[0] ?? ''),
    });
  }
  return migrations;
}
