import type { Db } from '#platform/database/kysely.ts';
import type { CandidateSource } from './candidates.ts';
import type { Company, CompanyStatus } from './company.ts';
import { normaliseIdentifier } from './identifier-normalise.ts';
import { normaliseName } from './normalise.ts';
import { isNumberLike, numberSpellings } from './number-spellings.ts';
import { listCompanies, listIdsByNumberStart } from './repository.ts';
import { wordGroups } from './search-terms.ts';

/** A company offered while somebody types. */
export type SuggestedCompany = Readonly<{
  id: string;
  name: string;
  nameLat: string;
  city: string | null;
  regCode: string | null;
  status: CompanyStatus;
  /** The name or number that goes on from what was typed. */
  matchedText: string;
}>;

const maxSuggested = 8;
const leastLetters = 2;

/** At most eight companies of which `text` may be the beginning: of a name, or of a number. */
export async function suggestCompanies(
  source: CandidateSource,
  db: Db,
  query: { countryCode: string; text: string },
): Promise<SuggestedCompany[]> {
  const country = query.countryCode.toUpperCase();
  const text = query.text.slice(0, 300);
  const { core } = normaliseName(text, country);
  const byNumber = isNumberLike(text) ? await findNumbers(db, country, text) : [];
  const candidates =
    core.length < leastLetters || byNumber.length >= maxSuggested
      ? []
      : await source.suggest(
          db,
          { country, core, groups: wordGroups(text, country) },
          maxSuggested - byNumber.length,
        );
  const cores = new Map(candidates.map((candidate) => [candidate.companyId, candidate.core]));
  const ids = [...new Set([...byNumber, ...cores.keys()])].slice(0, maxSuggested);
  const companies = new Map((await listCompanies(db, country, ids)).map((company) => [company.id, company]));
  return ids.flatMap((id) => {
    const company = companies.get(id);
    return company === undefined ? [] : [viewOf(company, cores.get(id), text)];
  });
}

async function findNumbers(db: Db, country: string, text: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const value of new Set(numberSpellings(text, country).map(({ value }) => value)))
    if (ids.size < maxSuggested && value.length >= 4)
      for (const id of await listIdsByNumberStart(db, country, value, maxSuggested)) ids.add(id);
  return [...ids].slice(0, maxSuggested);
}

function viewOf(company: Company, core: string | undefined, text: string): SuggestedCompany {
  const { id, name, nameLat, city, regCode, vatCode, status } = company;
  const typed = normaliseIdentifier(text);
  const matchedText =
    core === undefined
      ? ([regCode, vatCode].find((number) => normaliseIdentifier(number ?? '').includes(typed)) ?? typed)
      : (company.names.find((one) => normaliseName(one.text, company.country).core === core)?.text ?? name);
  return { id, name, nameLat, city, regCode, status, matchedText };
}
