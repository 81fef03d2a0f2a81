import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { isSealedFile } from '#platform/backup/backup-file.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { migrationsDirectory } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { createTables } from '#sandbox/tables.ts';
import { readPassphrase } from './backup/read-passphrase.ts';
import { runCommand } from './backup/run-command.ts';

const help = `Restores what npm run backup has written, into an empty DATA_DIR and an empty database.

  npm run restore -- FILE [--check] [--force]

  FILE     The backup. If it is encrypted, its passphrase is in BACKUP_PASSPHRASE.
  --check  Only reads it to its end and says whether it is whole.
  --force  Moves aside what is in DATA_DIR (it is kept there in before-restore-…) instead of refusing.
  --help   Prints this.

The database is the embedded one in DATA_DIR (default var/); with DATABASE_URL it is that one, which must be empty. The
whole backup is read before anything is touched. A site that runs there is refused: stop it first. A restore that is
killed leaves a place on which no site starts; run it again.

Exit code: 0 restored, 1 not restored, 2 wrong usage.
`;

process.exitCode = await runCommand(help, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [path, ...more] = positionals;
  if (values.help === true) return 'help';
  if (path === undefined || more.length > 0) return 'wrong';
  return () => (values.check ? check(path) : restore(path, values.force));
});

/** The sandbox gateway makes its tables at its start; a restore comes before. */
async function makeSandboxTables(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 });
  await createTables(pool).finally(() => pool.end());
}

async function passphraseFor(path: string): Promise<string | undefined> {
  return (await isSealedFile(path)) ? readPassphrase() : undefined;
}

async function check(path: string): Promise<string> {
  const { createdAt, tables } = await readBackup(path, await passphraseFor(path));
  return `${path} is whole: ${tables.length} tables as they were at ${createdAt}.`;
}

async function restore(path: string, isForced: boolean): Promise<string> {
  const began = performance.now();
  const { databaseUrl, dataDir } = readConfig({ ...process.env, DEMO: 'on' });
  const { createdAt, tables, files } = await restoreBackup({
    path: resolve(path),
    passphrase: await passphraseFor(path),
    dataDir,
    databaseUrl,
    isForced,
    migrationsDirectory,
    prepareServices: makeSandboxTables,
    now: systemClock.now(),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `Restored into ${dataDir}: ${tables} tables and ${files} files as they were at ${createdAt}, in ${seconds} s.`;
}
