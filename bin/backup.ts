import { parseArgs } from 'node:util';
import { readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { writeBackupFile } from '#platform/backup/backup-file.ts';
import { type BackupCounts, writeBackup } from '#platform/backup/write-backup.ts';
import { findServer } from '#platform/database/open.ts';
import { readPassphrase } from './backup/read-passphrase.ts';
import { runCommand } from './backup/run-command.ts';

const help = `Writes everything that is kept into one file: the tables, the files and the keys. The site may be running.

  npm run backup -- FILE [--encrypt] [--force]

  FILE       Where to write it; it appears under this name only once it is whole.
  --encrypt  Encrypts it with the passphrase in BACKUP_PASSPHRASE (12 characters at least).
  --force    Replaces a file of that name.
  --help     Prints this.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/). Whoever can read an unencrypted backup has
the keys and all personal data. How to restore it: npm run restore -- --help

Exit code: 0 written, 1 not written, 2 wrong usage.
`;

process.exitCode = await runCommand(help, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      encrypt: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [path, ...more] = positionals;
  if (values.help === true) return 'help';
  if (path === undefined || more.length > 0) return 'wrong';
  const passphrase = values.encrypt ? readPassphrase() : undefined;
  return () => backUp(path, passphrase, values.force);
});

async function backUp(path: string, passphrase: string | undefined, isReplacing: boolean): Promise<string> {
  const began = performance.now();
  // A backup sends no mail, so it needs none of what a real site must be told.
  const { databaseUrl, dataDir } = readConfig({ ...process.env, DEMO: 'on' });
  const { url, embedded } = await findServer({ databaseUrl, dataDir, joinRunning: true });
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  try {
    const bytes = writeBackup({ url, dataDir, schemas: ['sandbox'], now: systemClock.now() }, counts);
    const size = await writeBackupFile(bytes, { path, passphrase, isReplacing });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const sealed = passphrase === undefined ? 'not encrypted' : 'encrypted';
    return (
      `${path} is written: ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files, ` +
      `${(size / 1e6).toFixed(1)} MB, ${sealed}, in ${seconds} s.`
    );
  } finally {
    await embedded?.stop();
  }
}
