import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A zip file that is made while it is read; an entry that cannot be read breaks the stream. */
export function createZip(at: Date) {
  const zip = new ZipFile();
  const out = new PassThrough();
  // Reading begins at once; whoever is given the stream hears of a fault, and nobody is there before.
  out.on('error', () => {});
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  // Pictures and PDF are packed already.
  const stored = { mtime: at, compress: false };

  return {
    addText: (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: at }),
    addJson: (name: string, value: unknown) =>
      zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name, { mtime: at }),
    addBytes: (name: string, bytes: Buffer) => zip.addBuffer(bytes, name, stored),
    /** Reads the bytes when everything before has been written, so that one file at a time is in memory. */
    addLater(name: string, read: () => Promise<Buffer>): void {
      zip.addReadStreamLazy(name, stored, (done) => {
        read().then(
          (bytes) => done(null, Readable.from([bytes])),
          (error) => out.destroy(error),
        );
      });
    },
    /** No entries after this; the caller reads or destroys the stream. */
    end(): Readable {
      zip.end();
      return out;
    },
  };
}
