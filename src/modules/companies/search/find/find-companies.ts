import { type WordGroup, wordGroups } from '#names/keys/search-terms.ts';
import { hearName, likenessTo } from '#names/likeness/similarity.ts';
import { isNumberLike } from '#names/numbers/number-spellings.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import type { Db } from '#platform/database/kysely.ts';
import { isElsewhere } from '../../match/match-contact.ts';
import type { Company, CompanyQuery, FoundCompany } from '../../records/company.ts';
import { listCompanies } from '../../records/repository.ts';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import { type Candidate, hintScore, type Question, type Ranked, rerank } from '../rerank/rerank.ts';
import { findByNumber, findBySimilarNumber } from './find-by-number.ts';

/** Companies found, the best first; `isOne` says that nothing was left to choose. */
export type FoundCompanies = Readonly<{
  companies: FoundCompany[];
  isOne: boolean;
  /** As many are listed as can be: more may fit as well. */
  hasMore?: boolean;
}>;

/** What was typed, taken apart once, with the words that a source is asked for. */
type AskedName = Question & Readonly<{ groups: readonly WordGroup[] }>;

const maxResults = 20;
/** Where more than that fit, so many are listed. */
const maxListed = 100;
/** Beyond the first ones a name is listed only if it is nearly as much like the typed one as the best of all. */
const nearlyAsGood = 0.7;
/** So many of the names most alike are compared by address, telephone and mail as well, where any is given. */
const maxHinted = 60;
/** A number whose company bears quite another name than the one typed is shown, not chosen. */
const sameCompanyLikeness = 0.5;
/** Near numbers without the typed name are shown only where few are given at all: else each number has a neighbour. */
const maxNeighbours = 5;
const shownNeighbours = 3;

/** The search: numbers first, then names; throws if no name was found before time ran out. */
export async function searchCompanies(
  source: CandidateSource,
  db: Db,
  query: CompanyQuery,
): Promise<FoundCompanies> {
  const country = query.countryCode.toUpperCase();
  const name = query.name ?? '';
  const isNumber = isNumberLike(name);
  const question = questionOf(country, query);
  const numbers = [query.regCode ?? '', query.vatCode ?? '', isNumber ? name : ''].filter(Boolean);
  const hasName = question.core !== '' && !isNumber;

  const exact = await findByNumber(db, country, numbers);
  const numbered = mark(exact, 'number');
  if (numbered.length > 0 && (!hasName || numbered.some((company) => bears(company, question))))
    return { companies: numbered, isOne: numbered.length === 1 };

  const near =
    numbered.length > 0 || numbers.length === 0 ? [] : await findBySimilarNumber(db, country, numbers);
  const nearBearing = hasName ? near.filter((company) => bears(company, question)) : [];
  const isSparse = near.length <= (hasName ? maxResults : maxNeighbours);
  const nearOthers = isSparse ? near.filter((company) => !nearBearing.includes(company)) : [];

  const first = [...numbered, ...mark(nearBearing, 'similar number')];
  const last = mark(hasName ? nearOthers.slice(0, shownNeighbours) : nearOthers, 'similar number');
  const known = new Set([...first, ...last].map(({ id }) => id));
  const ranked = await findByName(source, db, question);
  const fitting = countFitting(ranked);
  // The source names a hundred bearers of one name at most: of more it cannot tell.
  const hasMore = fitting >= maxListed;
  const named = await readBest(
    db,
    question,
    ranked.filter(({ companyId }) => !known.has(companyId)),
    fitting,
  );
  if (first.length + last.length > 0) {
    // However many bear such a name, a number that is nearly right is shown.
    const most = Math.min(maxListed, Math.max(maxResults, fitting));
    const room = Math.max(0, most - first.length - last.length);
    return {
      companies: [...first, ...named.slice(0, room), ...last].slice(0, most),
      isOne: false,
      hasMore,
    };
  }
  const [best] = named;
  // Who bears the name in another city than the typed one may be another company: then the buyer chooses.
  return best !== undefined && isTheOne(ranked, question) && !isElsewhere(question.address, best)
    ? { companies: [best], isOne: true }
    : { companies: named, isOne: false, hasMore };
}

async function findByName(source: CandidateSource, db: Db, question: AskedName): Promise<Ranked[]> {
  const { country, core, groups } = question;
  if (core === '') return [];
  const all = new Map<string, Candidate>();
  let ranked: Ranked[] = [];
  for await (const step of source.find(db, { country, core, groups })) {
    const known = all.size;
    for (const candidate of step.candidates) all.set(`${candidate.companyId} ${candidate.core}`, candidate);
    if (all.size > known) ranked = rerank(question, [...all.values()]);
    if (ranked.length === 0 && step.isCutShort) throw new Error('no name was found before time ran out');
    if ((ranked[0]?.alike ?? 0) >= step.enough) break;
  }
  return ranked;
}

/** How many of the ranked, the best first, fit nearly as well as the best. */
function countFitting(ranked: readonly Ranked[]): number {
  const best = Math.max(0, ...ranked.slice(0, maxResults).map(({ alike }) => alike));
  return ranked.filter(({ alike }) => alike >= best * nearlyAsGood).length;
}

/** Reads the companies of the best names, and lets what else the buyer knows move the order. */
async function readBest(
  db: Db,
  question: Question,
  ranked: readonly Ranked[],
  fitting: number,
): Promise<FoundCompany[]> {
  const hasHints = `${question.address}${question.phone}${question.email}` !== '';
  const most = Math.min(maxListed, Math.max(maxResults, fitting));
  const place = new Map(
    ranked.slice(0, hasHints ? Math.max(maxHinted, most) : most).map((one) => [one.companyId, one]),
  );
  return (await listCompanies(db, question.country, [...place.keys()]))
    .map((company) => ({
      company,
      score: (place.get(company.id)?.score ?? 0) + (hasHints ? hintScore(question, company) : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.company.id < b.company.id ? -1 : 1))
    .slice(0, most)
    .map(({ company }) => ({ ...company, matched: place.get(company.id)?.matched ?? 'similar name' }));
}

function questionOf(country: string, query: CompanyQuery): AskedName {
  const parsed = parseName(query.name ?? '', country);
  const { core, form } = parsed;
  const { address = '', phone = '', email = '' } = query;
  const groups = wordGroups(parsed);
  return { country, core, form, heard: hearName(core, country), groups, address, phone, email };
}

const mark = (companies: readonly Company[], matched: FoundCompany['matched']): FoundCompany[] =>
  companies.map((company) => ({ ...company, matched }));

/** Whether any name the company has or had is like the typed one. */
function bears(company: Company, { heard, country }: Question): boolean {
  return [{ text: company.name }, { text: company.nameLat }, ...company.names].some(
    ({ text }) => likenessTo(heard, normaliseName(text, country).core) >= sameCompanyLikeness,
  );
}

/**
 * One exact bearer of the name: not in another legal form than the one typed, and — if no form was typed —
 * without longer names that begin alike, because the typed one may be a part of them.
 */
function isTheOne(ranked: readonly Ranked[], question: Question): boolean {
  const [first] = ranked;
  if (first?.matched !== 'name') return false;
  if (ranked.filter(({ alike }) => alike === 1).length !== 1) return false;
  if (question.form !== null) return first.isWhole;
  return !ranked.some(({ isLonger }) => isLonger);
}
