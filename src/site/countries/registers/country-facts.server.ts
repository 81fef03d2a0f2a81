import { countryFacts } from 'virtual:content/countries';
import type { Locale } from '#kernel/locale.ts';
import type { CountryFacts, IdentifierFacts, RegisterFacts } from '#modules/content/contract.ts';

/** A register in one language. */
export type LocalRegister = Pick<RegisterFacts, 'url' | 'access' | 'search'> & {
  name: string;
  keeper: string | undefined;
  publishes: readonly string[];
  limits: string | undefined;
};

/** A number in one language. */
export type LocalIdentifier = Pick<IdentifierFacts, 'kind' | 'example'> & { name: string; format: string };

/** What is known of a country's registers, in one language. */
export type LocalFacts = Pick<CountryFacts, 'reviewed'> & {
  registers: readonly LocalRegister[];
  identifiers: readonly LocalIdentifier[];
  accounts: string | undefined;
  owners: string | undefined;
  note: string | undefined;
};

/** Undefined where nobody has described the country yet. `code` is alpha-2 in lower case. */
export function factsOf(code: string, locale: Locale): LocalFacts | undefined {
  const facts = countryFacts[code];
  if (facts === undefined) return undefined;
  return {
    reviewed: facts.reviewed,
    registers: facts.registers.map(({ name, keeper, publishes, limits, url, access, search }) => ({
      url,
      access,
      search,
      name: name[locale],
      keeper: keeper?.[locale],
      publishes: publishes[locale],
      limits: limits?.[locale],
    })),
    identifiers: facts.identifiers.map(({ kind, example, name, format }) => ({
      kind,
      example,
      name: name[locale],
      format: format[locale],
    })),
    accounts: facts.accounts?.[locale],
    owners: facts.owners?.[locale],
    note: facts.note?.[locale],
  };
}
