import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { BrokenFileError } from '#names/company/broken-file.ts';

/** The unpacked bytes of a file, and how far reading has come. */
export type SourceFile = Readonly<{
  bytes: AsyncIterable<Buffer>;
  /** Whether unpacking them compares them with a checksum. */
  isPacked: boolean;
  /** Share of the file that was read, 0 to 1. */
  progress(): number;
}>;

const readAtOnce = 256 * 1024;
/** Registers pack to a tenth or a thirtieth; what unpacks to far more is made to keep its reader busy. */
const maxUnpackedShare = 100;
/** A small file may be as regular as it likes. */
const alwaysUnpackedBytes = 64 * 1024 * 1024;
const maxEntries = 1000;

/** Opens a plain, gzipped or zipped file; which one it is is seen in its first bytes. Throws BrokenFileError. */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const { size, head } = await look(path);
  if (size === 0) throw new BrokenFileError('The file is empty.');
  if (head.startsWith('PK\u0003\u0004')) return openZip(path);
  const isGzip = head.startsWith('\u001f\u008b');
  let raw: ReadStream | undefined;
  // Opened only when somebody reads: a stream that fails before anybody listens would end the process.
  async function* bytes(): AsyncGenerator<Buffer> {
    raw = createReadStream(path, { highWaterMark: readAtOnce });
    // A gzip file carries its own checksum and length; zlib compares them.
    if (isGzip) yield* bounded(chunksOf(joined(raw, createGunzip({ chunkSize: readAtOnce }))), size);
    else yield* chunksOf(raw);
  }
  return { bytes: bytes(), isPacked: isGzip, progress: () => (raw?.bytesRead ?? 0) / size };
}

/** Errors of the one end with the other, and both are closed together. */
function joined<Last extends Transform>(first: Readable, last: Last): Last {
  pipeline(first, last, () => {});
  return last;
}

async function look(path: string): Promise<{ size: number; head: string }> {
  try {
    const { size } = await stat(path);
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return { size, head: buffer.toString('latin1', 0, bytesRead) };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new BrokenFileError(`The file cannot be read: ${wordsOf(error)}.`, { cause: error });
  }
}

/** Ends with the refusal of a file that unpacks to more than any register does. */
async function* bounded(chunks: AsyncIterable<Buffer>, packedBytes: number): AsyncGenerator<Buffer> {
  const most = Math.max(alwaysUnpackedBytes, packedBytes * maxUnpackedShare);
  let unpacked = 0;
  for await (const chunk of chunks) {
    unpacked += chunk.length;
    if (unpacked > most)
      throw new BrokenFileError(`The file unpacks to more than ${maxUnpackedShare} times its size.`);
    yield chunk;
  }
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    throw new BrokenFileError(`The file is damaged: ${wordsOf(error)}.`, { cause: error });
  }
}

/** The only file of an archive; its bytes are compared with the archive's checksum. */
async function openZip(path: string): Promise<SourceFile> {
  const archive = await openArchive(path);
  const entry = await onlyEntry(archive);
  let read = 0;
  let checksum = 0;
  async function* checked(): AsyncGenerator<Buffer> {
    try {
      const entryBytes = chunksOf(await openEntry(archive, entry));
      for await (const chunk of bounded(entryBytes, entry.compressedSize)) {
        read += chunk.length;
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
      if (checksum !== entry.crc32)
        throw new BrokenFileError('The archive is damaged: its checksum is wrong.');
    } finally {
      archive.close();
    }
  }
  return {
    bytes: checked(),
    isPacked: true,
    progress: () => read / Math.max(1, entry.uncompressedSize),
  };
}

function openEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) =>
      error === null ? resolve(stream) : reject(damaged(error)),
    );
  });
}

function openArchive(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, archive) =>
      error === null ? resolve(archive) : reject(damaged(error)),
    );
  });
}

function onlyEntry(archive: yauzl.ZipFile): Promise<yauzl.Entry> {
  return new Promise((resolve, reject) => {
    const files: yauzl.Entry[] = [];
    let entries = 0;
    archive.on('entry', (entry: yauzl.Entry) => {
      // A Mac hides its own notes in archives.
      if (!/\/$|^__MACOSX\//.test(entry.fileName)) files.push(entry);
      entries += 1;
      if (entries > maxEntries) {
        archive.close();
        return reject(new BrokenFileError(`The archive holds more than ${maxEntries} entries.`));
      }
      archive.readEntry();
    });
    archive.on('error', (error) => reject(damaged(error)));
    archive.on('end', () => {
      const [file] = files;
      if (file !== undefined && files.length === 1) return resolve(file);
      archive.close();
      reject(new BrokenFileError(`The archive must hold one file; this one holds ${files.length}.`));
    });
    archive.readEntry();
  });
}

function damaged(error: Error): BrokenFileError {
  return new BrokenFileError(`The archive is damaged: ${error.message}.`, { cause: error });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
