import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file and key below a data folder with the hash of its bytes, sorted. */
export function keptHashes(dataDir: string): string[] {
  return ['files', 'keys']
    .flatMap((part) =>
      readdirSync(join(dataDir, part), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ parentPath, name }) => {
          const sha256 = createHash('sha256')
            .update(readFileSync(join(parentPath, name)))
            .digest('hex');
          return `${part} ${name} ${sha256}`;
        }),
    )
    .sort();
}
