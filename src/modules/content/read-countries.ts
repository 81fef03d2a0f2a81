import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFault } from './content-fault.ts';
import { type CountryFacts, countryFacts } from './country-facts.ts';
import { readYaml } from './read-yaml.ts';

/** Reads `countries/{code}.yaml` below the content folder, by code. Throws ContentFault at the first mistake. */
export function readCountries(contentFolder: string): Record<string, CountryFacts> {
  const folder = join(contentFolder, 'countries');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map((name) => {
      const file = `content/countries/${name}`;
      const facts = readYaml(readFileSync(join(folder, name), 'utf8'), { file, shape: countryFacts });
      if (`${facts.code}.yaml` !== name) {
        throw new ContentFault(file, 1, `code: ${facts.code} is not the name of the file`);
      }
      return [facts.code, facts];
    }),
  );
}
