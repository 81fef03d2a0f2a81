import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { BrokenBackupError, notWhole } from './broken-backup.ts';
import { seal, sealedMagic, unseal } from './sealed-stream.ts';

type Writing = Readonly<{ path: string; passphrase: string | undefined; isReplacing: boolean }>;

/**
 * Writes a stream to `path`: packed, sealed if there is a passphrase, on the disk to its last byte, and only then under
 * its name. Whoever is killed half-way leaves `path.….part`, which the next backup of that name takes away.
 */
export async function writeBackupFile(bytes: AsyncIterable<Buffer>, writing: Writing): Promise<number> {
  const path = resolve(writing.path);
  const { passphrase } = writing;
  if (!writing.isReplacing && (await isThere(path)))
    throw new Error(`${path} is there already: choose another name, or say --force to replace it.`);
  await removeParts(path);
  const part = `${path}.${randomUUID()}.part`;
  try {
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    if (passphrase === undefined) await pipeline(bytes, packed, file);
    else await pipeline(bytes, packed, (pieces) => seal(pieces, passphrase), file);
    const { size } = await stat(part);
    await rename(part, path);
    await syncFolder(dirname(path));
    return size;
  } finally {
    await rm(part, { force: true });
  }
}

/** Makes the name itself survive a power cut; Windows cannot open a folder and needs no such thing. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The stream that was written; what is not one throws BrokenBackupError while it is read. */
export async function* readBackupFile(path: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const isSealed = (await beginningOf(path)) === sealedMagic;
  if (isSealed && passphrase === undefined)
    throw new BrokenBackupError('This backup is encrypted: its passphrase is needed.');
  const raw: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 });
  const packed = isSealed && passphrase !== undefined ? unseal(raw, passphrase) : raw;
  const gunzip = createGunzip();
  const feeding = pipeline(packed, gunzip);
  feeding.catch(() => {}); // heard of below: the error ends the stream that is read
  try {
    yield* gunzip;
    await feeding;
  } catch (error) {
    const isOfZip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isOfZip ? new BrokenBackupError(notWhole, { cause: error }) : error;
  }
}

/** Whether the file was encrypted. */
export async function isSealedFile(path: string): Promise<boolean> {
  return (await beginningOf(path)) === sealedMagic;
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sealedMagic.length));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function removeParts(path: string): Promise<void> {
  const folder = dirname(path);
  const mine = new RegExp(`^${RegExp.escape(basename(path))}\\.[0-9a-f-]{36}\\.part$`);
  for (const name of await readdir(folder)) {
    if (mine.test(name)) await rm(join(folder, name), { force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
