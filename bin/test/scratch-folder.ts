import { execFile } from 'node:child_process';
import { chmod, glob, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where Linux keeps files in memory; a container may have but little of it, or allow no programs there. */
const inMemory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;
const prefix = 'countercheck-run-';
/** No run lasts that long: what is older was left by one that was killed. */
const leftAfterMs = 12 * 3_600_000;

/** A folder for everything that a run writes. Ext4 looks long for a free inode after thousands were given back, memory does not. */
export async function makeScratchFolder(places: readonly string[] = [inMemory]): Promise<string> {
  for (const place of places) {
    const folder = await makeFitFolder(place).catch(() => undefined);
    if (folder !== undefined) return folder;
  }
  return makeFolder(tmpdir());
}

/** A folder below `place`; undefined, or an error, where it has too little room or runs no programs. */
async function makeFitFolder(place: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize < neededBytes) return undefined;
  for await (const left of glob(join(place, `${prefix}*`))) {
    if (Date.now() - (await stat(left)).mtimeMs > leftAfterMs)
      await rm(left, { recursive: true, force: true });
  }
  const folder = await makeFolder(place);
  try {
    const program = join(folder, 'program');
    await writeFile(program, '#!/bin/sh\n', { mode: 0o700 });
    await promisify(execFile)(program);
    await rm(program);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makeFolder(place: string): Promise<string> {
  const folder = await mkdtemp(join(place, prefix));
  // For root PostgreSQL runs as another user, and must be able to walk in.
  await chmod(folder, 0o711);
  return folder;
}
