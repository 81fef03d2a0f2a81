import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '#kernel/locale.ts';

/** Lets the columns that name somebody's language hold the new one; answers with the file that was written. */
export function writeMigration(root: string, code: string): string[] {
  const folder = 'database/migrations';
  const files = globSync(`${folder}/*.sql`, { cwd: root }).sort();
  const statements = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const codes = [...locales, code].map((locale) => `'${locale}'`).join(', ');
  const tables = tablesOf(statements).map(
    (table) =>
      `ALTER TABLE ${table} DROP CONSTRAINT ${table}_locale_check,\n  ADD CONSTRAINT ${table}_locale_check CHECK (locale IN (${codes}));`,
  );
  const number = String(Number(path.basename(files.at(-1) ?? '').slice(0, 4)) + 1).padStart(4, '0');
  const file = `${folder}/${number}-language-${code}.sql`;
  writeFileSync(path.join(root, file), `${tables.join('\n\n')}\n`);
  return [file];
}

/** The tables with a column `locale` of which PostgreSQL checks that it is a language. */
function tablesOf(statements: string): string[] {
  const created = statements.matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)^\);/gm);
  return [...created].flatMap(([, name = '', columns = '']) =>
    /^\s*locale\s.*CHECK \(locale IN/m.test(columns) ? [name] : [],
  );
}
