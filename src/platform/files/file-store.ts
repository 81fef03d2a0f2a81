import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by content: the name of a file is its hash, so a stored file can neither change nor be mixed up. */
export interface FileStore {
  /** Keeps the bytes and answers their sha256 in hex. On return they are on the disk; the same bytes are kept once. */
  put(bytes: Uint8Array): Promise<string>;
  /** Reads a file back. Throws FileMissing if there is none, FileDamaged if its bytes are no longer its name. */
  get(sha256: string): Promise<Buffer>;
  /** How many bytes a file has, without reading it. Throws FileMissing if there is none. */
  sizeOf(sha256: string): Promise<number>;
}

/** Nothing is stored under this hash, or it is no hash. */
export class FileMissing extends Error {
  constructor(sha256: string) {
    super(`no stored file ${sha256.slice(0, 64)}`);
    this.name = 'FileMissing';
  }
}

/** The disk gave back other bytes than were stored. */
export class FileDamaged extends Error {
  constructor(sha256: string) {
    super(`stored file ${sha256} is damaged`);
    this.name = 'FileDamaged';
  }
}

/** A store below `dir`, which is made at the first `put`. Several processes may share it. */
export function createFileStore(dir: string): FileStore {
  /** The only way to a path: 64 hex digits, nothing else. Two digits make the folder, so that none grows huge. */
  function placeOf(sha256: string): { folder: string; path: string } {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing(sha256);
    const folder = join(dir, sha256.slice(0, 2));
    return { folder, path: join(folder, sha256) };
  }

  /** Folders that are there for good, by their paths. A new folder lives in the one above, which must reach the disk. */
  const folders = new Map<string, Promise<void>>();
  function ensureFolder(folder: string): Promise<void> {
    const ready = folders.get(folder) ?? makeFolder(folder);
    folders.set(folder, ready);
    return ready;
  }
  async function makeFolder(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Somebody else may have made it and not have come so far.
    await syncFolder(dir);
  }

  /** Writes a file into its folder; where that has been taken away since it was made, it is made again. */
  async function write(folder: string, path: string, bytes: Uint8Array, isAgain = false): Promise<void> {
    const draft = join(folder, `.${randomUUID()}.tmp`);
    try {
      await ensureFolder(folder);
      await writeThrough(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      folders.delete(folder);
      await rm(draft, { force: true });
      if (isAgain || !isMissing(error)) throw error;
      await write(folder, path, bytes, true);
    }
  }

  return {
    async put(bytes) {
      const sha256 = hashOf(bytes);
      const { folder, path } = placeOf(sha256);
      if (await hasSize(path, bytes.byteLength)) return sha256;
      await write(folder, path, bytes);
      // A rename lives in its folder, which must reach the disk too.
      await syncFolder(folder);
      return sha256;
    },
    async get(sha256) {
      const { path } = placeOf(sha256);
      const bytes = await orMissing(readFile(path), sha256);
      if (hashOf(bytes) !== sha256) throw new FileDamaged(sha256);
      return bytes;
    },
    async sizeOf(sha256) {
      return (await orMissing(stat(placeOf(sha256).path), sha256)).size;
    },
  };
}

function orMissing<T>(reading: Promise<T>, sha256: string): Promise<T> {
  return reading.catch((error) => {
    throw isMissing(error) ? new FileMissing(sha256) : error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A file of another size is a remnant of a broken disk: it is written again. */
async function hasSize(path: string, size: number): Promise<boolean> {
  try {
    return (await stat(path)).size === size;
  } catch {
    return false;
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows cannot open a folder; its file systems journal a rename by themselves. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
