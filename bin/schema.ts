import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';

const root = join(import.meta.dirname, '..');

/** Writes src/platform/database/schema.ts from a freshly migrated database; with `--verify` it only compares. */
export function generateSchema(
  databaseUrl: string,
  isVerifying: boolean,
): { isCurrent: boolean; words: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...['--dialect', 'postgres', '--url', databaseUrl],
      ...['--out-file', join(root, 'src/platform/database/schema.ts')],
      ...['--date-parser', 'string', '--type-mapping', '{"int8":"number","jsonb":"unknown"}'],
      ...['--exclude-pattern', '{public.schema_migrations,public.timeline_of_*,sandbox.*}'],
      ...(isVerifying ? ['--verify'] : []),
    ],
    { encoding: 'utf8' },
  );
  return { isCurrent: status === 0, words: `${stdout}${stderr}`.trim() };
}

if (import.meta.main) {
  const database = await createThrowawayDatabase();
  const { isCurrent, words } = generateSchema(database.url, process.argv.includes('--verify'));
  console.log(words);
  await database.drop();
  process.exitCode = isCurrent ? 0 : 1;
}
