import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { KnownCountries } from '#modules/content/read-content.ts';
import { writeSlices } from '../countries/write-slices.ts';

const folder = join(import.meta.dirname, '../../content/countries');
/** Editors save in several steps. */
const settleMs = 30;

/**
 * Writes what the rooms read of the files of countries, now and whenever one is saved; the server, being made of that, is
 * then replaced like after any other save. A mistake is told, and nothing is written.
 */
export function watchCountries({ watcher }: Pick<ViteDevServer, 'watcher'>): void {
  const known: KnownCountries = new Map();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    try {
      writeSlices(known);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  write();
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    const file = path.split('/').join(sep);
    if (!file.startsWith(folder + sep) || !file.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(write, settleMs);
  });
}
