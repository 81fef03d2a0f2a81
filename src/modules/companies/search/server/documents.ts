import type { NameKind } from '#names/company/company-record.ts';
import { indexKeys } from '#names/keys/search-terms.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { parseName, saidOtherwise } from '#names/tokens/parsed-name.ts';
import type { Company } from '../../records/company.ts';

/** A company as the search server keeps it; `names` comes back with a hit, the rest is searched. */
export type CompanyDocument = Readonly<{
  company_id: string;
  country: string;
  is_active: boolean;
  words: number;
  cores: readonly string[];
  keys: readonly string[];
  /** The keys that are sounds of words: these may be misspelt. */
  folds: readonly string[];
  names: readonly Readonly<{ core: string; kind: NameKind; form: string | null }>[];
}>;

/**
 * The id of a document. The country is in it: a company that moves leaves one document and becomes another, and the
 * leaving cannot take the other away where both countries share a shard.
 */
export const documentIdOf = (country: string, companyId: string): string => `${country}-${companyId}`;

/** What of a company is searched; names that differ in form or punctuation only are one. */
export function documentOf(
  company: Pick<Company, 'id' | 'country' | 'status' | 'names'>,
  memory?: WordMemory,
): CompanyDocument {
  const names = new Map<string, CompanyDocument['names'][number]>();
  const keys = new Set<string>();
  for (const { text, kind } of company.names) {
    const written = parseName(text, company.country);
    for (const name of [written, saidOtherwise(written)]) {
      if (name === undefined || name.core === '' || names.has(name.core)) continue;
      const { core, form } = name;
      names.set(core, { core, kind, form });
      for (const key of indexKeys(name, memory)) keys.add(key);
    }
  }
  const cores = [...names.keys()];
  return {
    company_id: company.id,
    country: company.country,
    is_active: company.status === 'Active',
    words: Math.min(...cores.map((core) => core.split(' ').length), 100),
    cores,
    keys: [...keys],
    folds: [...keys].filter((key) => /^[a-z0-9]/.test(key)),
    names: [...names.values()],
  };
}
