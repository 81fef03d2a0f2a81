import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '#workflows/import-companies/import-file.ts';

const shownRefusals = 20;

/** Shows the first refusals and writes all of them to a file that is made with the first one. */
export function createRefusalReport(
  directory: string,
  source: string,
): { add: (refusal: Refusal) => void; close: () => Promise<string | undefined> } {
  const path = join(directory, `${source}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-left-out.txt`);
  let file: WriteStream | undefined;
  let count = 0;
  return {
    add({ line, fault }) {
      count += 1;
      if (count <= shownRefusals) console.error(`line ${line}: ${fault}`);
      if (file === undefined) {
        mkdirSync(directory, { recursive: true });
        file = createWriteStream(path);
        file.on('error', (error) => console.error(`The list cannot be written: ${error.message}`));
      }
      file.write(`line ${line}: ${fault}\n`);
    },
    async close() {
      if (file === undefined) return undefined;
      if (count > shownRefusals) console.error(`… and ${count - shownRefusals} more`);
      const ending = file;
      await new Promise<void>((resolve) => ending.end(resolve));
      return path;
    },
  };
}
