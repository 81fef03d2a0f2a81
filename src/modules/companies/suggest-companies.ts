import type { Db } from '#platform/database/kysely.ts';
import type { CandidateSource } from './candidates.ts';
import type { Company, CompanySuggestion } from './company.ts';
import { maxSuggestions } from './contract.ts';
import { normaliseName } from './normalise.ts';
import { listCompanies } from './repository.ts';
import { wordGroups } from './search-terms.ts';

/** Companies of a country whose name goes on from `text`, in the order of the source. */
export async function suggestByName(
  db: Db,
  source: CandidateSource,
  country: string,
  text: string,
): Promise<CompanySuggestion[]> {
  const { core } = normaliseName(text, country);
  if (core === '') return [];
  const question = { country, core, groups: wordGroups(text, country) };
  // A company may come by several of its names.
  const candidates = await source.suggest(db, question, maxSuggestions * 2);
  const ids = [...new Set(candidates.map(({ companyId }) => companyId))].slice(0, maxSuggestions);
  const companies = await listCompanies(db, country, ids);
  return companies
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((company) => {
      const cores = candidates.filter(({ companyId }) => companyId === company.id).map((one) => one.core);
      return { ...company, matchedName: otherName(company, cores) };
    });
}

/** The name that was meant, unless it is the company's own. */
function otherName({ country, names, name, nameLat }: Company, cores: readonly string[]): string | null {
  const isMeant = (text: string) => cores.includes(normaliseName(text, country).core);
  if (isMeant(name) || isMeant(nameLat)) return null;
  return names.find(({ text }) => isMeant(text))?.text ?? null;
}
