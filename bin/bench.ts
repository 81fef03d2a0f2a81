import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../bench');
const name = process.argv[2] ?? '';
const script = join(folder, name, 'run.ts');

if (name === '' || !existsSync(script)) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  console.error(
    `Usage: npm run bench -- NAME\nNAME is one of: ${names.map((entry) => entry.name).join(', ')}`,
  );
  process.exit(2);
}
await import(pathToFileURL(script).href);
