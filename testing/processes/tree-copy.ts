import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What the product is made of; packages are borrowed. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  'bin',
  'content',
  'database',
  'src',
  'testing',
];

/** A copy of the tree for those who change files; `remove` takes it away again. */
export type TreeCopy = Readonly<{ folder: string; remove(): void }>;

/** Copies the files of the product to a folder of its own, so that nobody writes in the checkout. */
export function copyTree(): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'countercheck-tree-')));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
