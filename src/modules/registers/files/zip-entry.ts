import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { ArchiveFault } from './file-fault.ts';

/** A day of accounts holds some thousands of documents, a month some hundred thousand. */
const maxEntries = 400_000;

/** Whether bytes are an archive of the zip kind. */
export function isZip(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
}

/**
 * The file of an archive that is about a company: the only one there is, else the last by name of those that bear the number in
 * their names. Nothing else is unpacked. Throws ArchiveFault.
 */
export async function zipEntryOf(archive: Buffer, number: string, maxBytes: number): Promise<Buffer> {
  const wanted = new RegExp(`(?:^|[^0-9A-Za-z])${number}(?:[^0-9A-Za-z]|$)`, 'i');
  let count = 0;
  let only: yauzl.Entry | undefined;
  let named: yauzl.Entry | undefined;
  try {
    const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
    for await (const entry of zip.eachEntry()) {
      // A Mac hides its own notes in archives.
      if (/\/$|^__MACOSX\//.test(entry.fileName)) continue;
      count += 1;
      if (count > maxEntries) throw new ArchiveFault('archive_of_too_many', `> ${maxEntries}`);
      only = count === 1 ? entry : undefined;
      if (wanted.test(entry.fileName) && (named?.fileName ?? '') <= entry.fileName) named = entry;
    }
    const entry = named ?? only;
    if (entry !== undefined) return await unpacked(zip, entry, maxBytes);
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    throw new ArchiveFault('archive_damaged', '', { cause: error });
  }
  throw new ArchiveFault(count === 0 ? 'archive_empty' : 'archive_without_number', number);
}

/** What the archive says of the size is believed by nobody. */
async function unpacked(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ArchiveFault('archive_too_big', `> ${maxBytes} B`);
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  if (crc32(whole) !== entry.crc32) throw new ArchiveFault('archive_damaged', 'CRC-32');
  return whole;
}
