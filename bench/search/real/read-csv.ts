import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Real registers lie beside the checkout; they are no part of the project. */
const folder = join(import.meta.dirname, '../../../../shared/data');

export const hasRealData = (): boolean => existsSync(folder);

/** Rows of a file as objects of texts. */
export function readCsv(path: string): Record<string, string>[] {
  return parse(readFileSync(join(folder, path)), { columns: true, bom: true, relax_quotes: true });
}
