import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRestoreMark, writeRestoreMark } from '../database/half-restore.ts';
import { syncFolder } from './backup-file.ts';
import { keptFolders } from './manifest.ts';

/** What a restore writes below DATA_DIR. */
const places = ['pg18', ...keptFolders] as const;

type Clearing = Readonly<{
  dataDir: string;
  backup: string;
  /** Which database is written to, as the mark names it. */
  database: string | null;
  isForced: boolean;
  now: Date;
}>;

/**
 * Makes room for a restore and marks the folder. What is there is refused, or with --force moved aside and kept; what an
 * earlier restore has left half-way is thrown away.
 */
export async function clearFolder({ dataDir, backup, database, isForced, now }: Clearing): Promise<void> {
  refuseRunningServer(dataDir);
  const mark = readRestoreMark(dataDir);
  if (mark?.step === 'writing') {
    for (const place of places)
      await rm(join(dataDir, place), { recursive: true, force: true, maxRetries: 3 });
    writeRestoreMark(dataDir, { ...mark, backup, database });
    return;
  }
  const full = places.filter((place) => !isEmpty(join(dataDir, place)));
  if (full.length > 0 && !isForced)
    throw new Error(
      `${dataDir} is not empty (${full.join(', ')}): restore into another DATA_DIR, or say --force to move aside what is there.`,
    );
  const aside =
    mark?.aside ??
    (full.length === 0 ? null : `before-restore-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}`);
  writeRestoreMark(dataDir, { backup, step: 'moving', aside, database });
  if (aside !== null) {
    await mkdir(join(dataDir, aside), { recursive: true, mode: 0o711 });
    for (const place of full) await rename(join(dataDir, place), join(dataDir, aside, place));
    await syncFolder(join(dataDir, aside));
  }
  writeRestoreMark(dataDir, { backup, step: 'writing', aside, database });
  await syncFolder(dataDir);
}

/** Writes one file of a backup below DATA_DIR, on the disk to its last byte. */
export async function restoreFile(
  dataDir: string,
  path: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const target = join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isEmpty(path: string): boolean {
  return !existsSync(path) || readdirSync(path).length === 0;
}

/** PostgreSQL outlives a site that was killed by a moment; its files must not be moved from under it. */
function refuseRunningServer(dataDir: string): void {
  const pid = Number(readText(join(dataDir, 'pg18', 'postmaster.pid')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
  }
  throw new Error(`PostgreSQL (process ${pid}) is running on ${dataDir}: stop the site first.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
