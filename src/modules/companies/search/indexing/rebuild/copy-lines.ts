import type { NameKind } from '#names/company/company-record.ts';
import { normVersion } from '#names/tokens/normalise.ts';
import { foldsOf, type SearchRow, searchRowsOf, wordRowOf } from '../search-rows.ts';
import type { NameRow } from './repository.ts';

/** Search rows of one company. */
export type CompanyRows = Readonly<{ country: string; id: string; isActive: boolean; rows: SearchRow[] }>;

/** Names to search rows, company by company as they stand beside each other. */
export function rowsOfNames(names: readonly NameRow[]): CompanyRows[] {
  const companies: CompanyRows[] = [];
  for (let at = 0; at < names.length; ) {
    const [country, id, , , isActive] = names[at] ?? ['', '', 0, '', false, ''];
    const own = [];
    for (; names[at]?.[1] === id; at += 1) {
      const [, , position, kind, , text] = names[at] ?? ['', '', 0, '', false, ''];
      // The table allows these words only.
      own.push({ position, kind: kind as NameKind, text });
    }
    own.sort((a, b) => a.position - b.position);
    companies.push({ country, id, isActive, rows: searchRowsOf(own, country) });
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
    for (const { country, rows } of companies)
      for (const { core } of rows)
        for (const fold of foldsOf(core)) {
          const name = country + fold;
          if (seen.has(name)) continue;
          if (seen.size >= maxSeen) seen = new Set();
          seen.add(name);
          const { key, near } = wordRowOf(country, fold);
          lines += `${country}\t${escaped(fold)}\t${key}\t{${near.join(',')}}\n`;
        }
    return lines;
  };
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\\t\n\r]/g, (sign) => (sign === '\\' ? '\\\\' : ' '));
