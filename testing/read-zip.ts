import { fromBuffer } from 'yauzl';

/** The entries of a zip file by name. */
export function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (unreadable, stream) => {
          if (unreadable) return reject(unreadable);
          entries.set(entry.fileName, Buffer.concat(await stream.toArray()));
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
}
