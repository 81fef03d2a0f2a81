import { byName, defaultLocale, type Localized, locales } from '#kernel/locale.ts';
import { words } from '../../texts/sources/words.ts';

/** A source under its names; the default language's is the one that English documents print. */
type SourceName = Readonly<{ name: Localized; isCompanyRegister: boolean }>;

/** Those among the known sources that are registers of companies. */
const companyRegisters: ReadonlySet<string> = new Set<keyof typeof words.en>([
  'demoCompanies',
  'demoRegister',
  'gleif',
  'gleifLive',
  'companiesHouse',
  'companiesHouseLive',
  'brreg',
  'brregBranches',
  'brregLive',
  'ares',
  'egr',
  'commercialRegister',
  'companyRegister',
]);

const byAnyName = new Map(
  Object.entries(byName(words)).flatMap(([key, name]) =>
    locales.map((locale): [string, SourceName] => [
      name[locale].toLowerCase(),
      { name, isCompanyRegister: companyRegisters.has(key) },
    ]),
  ),
);

/** The source of this name, in any language; undefined where it is none of those known by heart. */
export function findSourceName(name: string): SourceName | undefined {
  return byAnyName.get(name.trim().toLowerCase());
}

/** Both names of a source: what was typed, else what is known by heart. */
export function nameBothWays(
  source: string,
  sourceRu: string | null,
): { source: string; sourceRu: string | null } {
  const known = findSourceName(source);
  if (known === undefined) return { source, sourceRu };
  return { source: known.name[defaultLocale], sourceRu: sourceRu ?? known.name.ru };
}
