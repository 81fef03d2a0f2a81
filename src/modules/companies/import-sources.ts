import { gleifSource } from './gleif/gleif-source.ts';
import type { ImportSource } from './loading/import-source.ts';

/** Every kind of file that `npm run import-companies` knows. */
export const importSources: readonly ImportSource[] = [gleifSource];

/** The source of that name, as it is called on the command line and in REGISTER_REFRESH. */
export function findImportSource(name: string): ImportSource | undefined {
  return importSources.find((source) => source.name === name);
}
