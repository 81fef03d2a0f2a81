import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { ImportSource } from './import-source.ts';
import { openSourceFile } from './source-file.ts';

/** What tells one file from another, whatever it is called. */
export type FileMark = Readonly<{ hash: string; size: number }>;

const endsLength = 4096;
const readAtOnce = 1024 * 1024;

/**
 * The first, fast pass over a file, before anything is written: the source knows it by its head, gzip and zip agree
 * with their checksums, and its end is there. Throws BrokenFileError.
 */
export async function verifyFile(source: ImportSource, path: string): Promise<FileMark> {
  await knowHead(source, path);
  const { head, tail } = await unpackedEnds(path);
  if (source.isWhole?.(head, tail) === false)
    throw new BrokenFileError('The file breaks off: it does not end as such a file does.');
  return markOf(path);
}

/** Reads up to the first record. */
async function knowHead(source: ImportSource, path: string): Promise<void> {
  const { bytes } = await openSourceFile(path);
  for await (const _piece of source.read(bytes)) break;
}

/** The two ends of what is in the file; a packed file is unpacked whole, which compares its checksum. */
async function unpackedEnds(path: string): Promise<{ head: string; tail: string }> {
  const { bytes, isPacked } = await openSourceFile(path);
  if (!isPacked) return endsOf(path);
  let head: Buffer | undefined;
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    head ??= Buffer.from(chunk.subarray(0, endsLength));
    tail = chunk.length >= endsLength ? chunk : Buffer.concat([tail.subarray(-endsLength), chunk]);
  }
  return { head: head?.toString('utf8') ?? '', tail: tail.subarray(-endsLength).toString('utf8') };
}

async function endsOf(path: string): Promise<{ head: string; tail: string }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const at = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(endsLength), 0, endsLength, position);
      return buffer.toString('utf8', 0, bytesRead);
    };
    return { head: await at(0), tail: await at(Math.max(0, size - endsLength)) };
  } finally {
    await file.close();
  }
}

async function markOf(path: string): Promise<FileMark> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: readAtOnce })) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('base64url'), size };
}
