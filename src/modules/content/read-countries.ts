import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import { typeset } from '#kernel/typesetting/typeset.ts';
import { ContentFault } from './content-fault.ts';
import type { CountryFacts } from './country-facts.ts';
import { type CountryFile, countryFile } from './country-file.ts';
import { readYaml } from './read-yaml.ts';

/** What was read of a text; who reads again and again keeps it, because reading 252 files takes a second. */
export type KnownCountries = Map<string, CountryFile>;

/** Reads `countries/{code}.yaml` below the content folder, by code. Throws ContentFault at the first mistake. */
export function readCountryFiles(
  contentFolder: string,
  known: KnownCountries = new Map(),
): Record<string, CountryFile> {
  const folder = join(contentFolder, 'countries');
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.sort().map((name) => {
      const file = `content/countries/${name}`;
      const source = readFileSync(join(folder, name), 'utf8');
      const country = known.get(source) ?? readYaml(source, { file, shape: countryFile });
      known.set(source, country);
      if (`${country.code}.yaml` !== name) {
        throw new ContentFault(file, 1, `code: ${country.code} is not the name of the file`);
      }
      return [country.code, country];
    }),
  );
}

/** The file of one country; undefined where there is none. */
export function readCountryFile(contentFolder: string, code: string): CountryFile | undefined {
  const path = join(contentFolder, 'countries', `${code}.yaml`);
  if (!existsSync(path)) return undefined;
  const file = `content/countries/${code}.yaml`;
  return readYaml(readFileSync(path, 'utf8'), { file, shape: countryFile });
}

/** Of each country what its page says. */
export function readCountries(contentFolder: string, known?: KnownCountries): Record<string, CountryFacts> {
  const files = Object.values(readCountryFiles(contentFolder, known));
  return Object.fromEntries(files.map((file) => [file.code, factsOf(file)]));
}

function factsOf(file: CountryFile): CountryFacts {
  const { code, reviewed, registers, numbers, accounts, owners, ownersAccess, note } = file;
  return {
    code,
    reviewed,
    registers: registers.map(({ main: _, ...facts }) => ({
      ...facts,
      name: set(facts.name),
      keeper: facts.keeper && set(facts.keeper),
      publishes: inEveryLanguage((locale) => facts.publishes[locale].map((item) => typeset(item, locale))),
      limits: facts.limits && set(facts.limits),
    })),
    identifiers: numbers.flatMap(({ kind, name, format, example }) =>
      kind === undefined || format === undefined || example === undefined
        ? []
        : [{ kind, name: set(name), format: set(format), example }],
    ),
    accounts: accounts && set(accounts),
    owners: owners && set(owners),
    ownersAccess,
    note: note && set(note),
  };
}

/** As it stands on a page, in every language. */
function set(text: Localized): Localized {
  return inEveryLanguage((locale) => typeset(text[locale], locale));
}
