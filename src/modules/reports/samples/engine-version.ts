import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { templateVersion } from '../document/report-document.ts';

/** Changes whenever the same data could give other bytes: the template's files or the compiler. Read once a start. */
export function readEngineVersion(): string {
  const folder = fileURLToPath(new URL('../render/typst/', import.meta.url));
  const hash = createHash('sha256').update(templateVersion);
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(folder + name));
  const manifest = '@myriaddreamin/typst-ts-node-compiler/package.json';
  return hash.update(readFileSync(createRequire(import.meta.url).resolve(manifest))).digest('hex');
}
