import type { NameKind } from '#names/company/company-record.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { normVersion } from '#names/tokens/normalise.ts';
import { foldsOf, type SearchRow, searchRowsOf, townFoldsOf, wordRowOf } from '../search-rows.ts';
import type { NameRow } from './repository.ts';

/** Search rows of one company. */
export type CompanyRows = Readonly<{
  country: string;
  id: string;
  isActive: boolean;
  city: string | null;
  rows: SearchRow[];
}>;

const nobody: NameRow = ['', '', 0, '', false, '', null];

/** Names to search rows, company by company as they stand beside each other. */
export function rowsOfNames(names: readonly NameRow[], memory?: WordMemory): CompanyRows[] {
  const companies: CompanyRows[] = [];
  for (let at = 0; at < names.length; ) {
    const [country, id, , , isActive, , city] = names[at] ?? nobody;
    const own = [];
    for (; names[at]?.[1] === id; at += 1) {
      const [, , position, kind, , text] = names[at] ?? nobody;
      // The table allows these words only.
      own.push({ position, kind: kind as NameKind, text });
    }
    own.sort((a, b) => a.position - b.position);
    companies.push({ country, id, isActive, city, rows: searchRowsOf(own, country, { memory }) });
  }
  return companies;
}

/** Lines of COPY for company_search. */
export function rowLines(companies: readonly CompanyRows[]): string {
  let lines = '';
  for (const { country, id, isActive, rows } of companies)
    for (const { position, kind, core, form, keys } of rows)
      lines += `${country}\t${id}\t${position}\t${normVersion}\t${isActive ? 't' : 'f'}\t${kind}\t${escaped(core)}\t${
        form === null ? '\\N' : escaped(form)
      }\t{${keys.join(',')}}\n`;
  return lines;
}

const maxSeen = 400_000;

/** Lines of COPY for words that were not among those written lately. */
export function createWordLines(): (companies: readonly CompanyRows[]) => string {
  let seen = new Set<string>();
  return (companies) => {
    let lines = '';
    const isNew = (name: string): boolean => {
      if (seen.has(name)) return false;
      if (seen.size >= maxSeen) seen = new Set();
      seen.add(name);
      return true;
    };
    const add = (country: string, fold: string) => {
      if (!isNew(country + fold)) return;
      const { key, near } = wordRowOf(country, fold);
      lines += `${country}\t${escaped(fold)}\t${key}\t{${near.join(',')}}\n`;
    };
    for (const { country, city, rows } of companies) {
      for (const { core } of rows) for (const fold of foldsOf(core)) add(country, fold);
      // No word holds a tabulator
      if (city !== null && isNew(`${country}\t${city}`))
        for (const fold of townFoldsOf(city)) add(country, fold);
    }
    return lines;
  };
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\\t\n\r]/g, (sign) => (sign === '\\' ? '\\\\' : ' '));
