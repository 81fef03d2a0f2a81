import { brreg, brregSubunits } from './brreg/read-brreg.ts';
import { companiesHouse } from './companies-house/read-companies-house.ts';
import { companiesHousePsc } from './companies-house/read-psc.ts';
import type { ImportSource } from './files/import-source.ts';
import { gleifExceptions, gleifRecords, gleifRelations } from './gleif/gleif-files.ts';

/** Every kind of file that `npm run import-companies` knows. */
export const importSources: readonly ImportSource[] = [
  gleifRecords,
  gleifRelations,
  gleifExceptions,
  companiesHouse,
  companiesHousePsc,
  brreg,
  brregSubunits,
];

/** The source of that name, as it is called on the command line and in REGISTER_REFRESH. */
export function findImportSource(name: string): ImportSource | undefined {
  return importSources.find((source) => source.name === name);
}
