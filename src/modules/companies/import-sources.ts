import { gleifSource } from './gleif/gleif-source.ts';
import type { ImportSource } from './loading/import-source.ts';

/** Every kind of file that `npm run import-companies` knows. */
export const importSources: readonly ImportSource[] = [gleifSource];
