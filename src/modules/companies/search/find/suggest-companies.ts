import { wordGroups } from '#names/keys/search-terms.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { isNumberLike, numberSpellings } from '#names/numbers/number-spellings.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Company, CompanySuggestion } from '../../records/company.ts';
import { listCompanies, listIdsByNumberStart } from '../../records/repository.ts';
import type { CandidateSource } from '../candidates/candidate-source.ts';

const leastLetters = 2;

/** At most `limit` companies of which `text` may be the beginning: of a name, or of a number. */
export async function suggestCompanies(
  source: CandidateSource,
  db: Reader,
  query: { countryCode: string; text: string },
  limit: number,
  memory?: WordMemory,
): Promise<CompanySuggestion[]> {
  const country = query.countryCode.toUpperCase();
  const text = query.text.slice(0, 300);
  const name = parseName(text, country);
  const { core } = name;
  const byNumber = isNumberLike(text) ? await findNumbers(db, country, text, limit) : [];
  const candidates =
    core.length < leastLetters || byNumber.length >= limit
      ? []
      : await source.suggest(
          db,
          { country, core, groups: wordGroups(name, memory) },
          limit - byNumber.length,
        );
  const cores = new Map(candidates.map((candidate) => [candidate.companyId, candidate.core]));
  const ids = [...new Set([...byNumber, ...cores.keys()])].slice(0, limit);
  const companies = new Map((await listCompanies(db, country, ids)).map((company) => [company.id, company]));
  return ids.flatMap((id) => {
    const company = companies.get(id);
    return company === undefined ? [] : [{ ...company, matchedName: otherName(company, cores.get(id)) }];
  });
}

async function findNumbers(db: Reader, country: string, text: string, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const value of new Set(numberSpellings(text, country).map(({ value }) => value)))
    if (ids.size < limit && value.length >= 4)
      for (const id of await listIdsByNumberStart(db, country, value, limit)) ids.add(id);
  return [...ids].slice(0, limit);
}

/** The name that was meant, unless it is the company's own. */
function otherName({ country, names, name, nameLat }: Company, core: string | undefined): string | null {
  if (core === undefined) return null;
  const isMeant = (text: string) => normaliseName(text, country).core === core;
  if (isMeant(name) || isMeant(nameLat)) return null;
  return names.find(({ text }) => isMeant(text))?.text ?? null;
}
