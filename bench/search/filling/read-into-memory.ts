import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Reads the files of a database once, so that the machine has them in memory as after a day of searches: what is measured
 * is the search, not the disk. Does little where there is less memory than data.
 */
export async function readIntoMemory(folder: string): Promise<void> {
  for (const file of globSync('**/base/*/*', { cwd: folder })) {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    // PostgreSQL may take a file away meanwhile.
    await pipeline(createReadStream(join(folder, file), { highWaterMark: 1 << 20 }), nowhere).catch(() => {});
  }
}
