import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { listFormats } from '#modules/screening/lists/list-formats.ts';

const folder = join(import.meta.dirname, '../../../shared/data/sanctions');
const lists: readonly (readonly [ListCode, string, readonly string[]])[] = [
  ['ofac-sdn', 'ofac/csv', ['sdn', 'alt', 'add', 'sdn_comments'].map((one) => `ofac/${one}.csv`)],
  ['ofac-non-sdn', 'ofac/xml', ['ofac/consolidated-nonsdn.xml']],
  ['un', 'un/xml', ['un/consolidated.xml']],
  ['ca', 'ca/sema-xml', ['ca/sema-lmes.xml']],
];

/** Entries of the slices of official lists beside the checkout; none where they are not there. */
export async function realEntries(): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  if (!existsSync(folder)) return entries;
  for (const [list, code, paths] of lists) {
    const files = paths.map((path) => ({
      name: basename(path),
      open: () => createReadStream(join(folder, path)),
    }));
    for await (const piece of listFormats.find((one) => one.code === code)?.read(files, list) ?? [])
      if ('entry' in piece) entries.push(piece.entry);
  }
  return entries;
}
