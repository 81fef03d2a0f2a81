import { extname, join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const folders = ['src', 'database'].map((folder) => join(root, folder));
/** What the server reads without importing it: migrations, templates of documents, lists. */
const read = new Set(['.sql', '.typ', '.txt']);
/** Editors save in several steps. */
const settleMs = 30;

/** Calls `onChange` when a file changes that the running server was made of, or reads; `isMadeOf` knows the first. */
export function watchServerFiles(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  isMadeOf: (file: string) => boolean,
  onChange: (file: string) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(folders);
  watcher.on('all', (_event, path) => {
    const file = path.split('/').join(sep);
    if (!folders.some((folder) => file.startsWith(folder + sep)) || file.endsWith('.test.ts')) return;
    if (!read.has(extname(file)) && !isMadeOf(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs, file);
  });
}
