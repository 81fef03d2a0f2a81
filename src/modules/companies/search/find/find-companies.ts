import type { HintedName } from '#names/hints/hinted-name.ts';
import { likenessTo } from '#names/likeness/similarity.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { isNumberLike } from '#names/numbers/number-spellings.ts';
import { sharedSigns } from '#names/signs/shared-signs.ts';
import { formsIn, hanSignsOf } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { CompanyQuestion } from '../../match/asked-name.ts';
import { bearsName, isNumbersOwn } from '../../match/bearing.ts';
import { isElsewhere } from '../../match/match-contact.ts';
import { hasOtherNumber } from '../../match/match-number.ts';
import { isInTown, isPlaceSettled } from '../../match/match-place.ts';
import { placesHeard } from '../../match/place-heard.ts';
import type { Company, FoundCompany } from '../../records/company.ts';
import { listCompanies } from '../../records/repository.ts';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import { hintScore, type Question } from '../rerank/rerank.ts';
import { type AskedWords, type FoundNames, findByName, type NamedRanked, wordsOf } from './find-by-name.ts';
import { findByNumber, findBySimilarNumber } from './find-by-number.ts';

/** Companies found, the best first; `isOne` says that nothing was left to choose. */
export type FoundCompanies = Readonly<{
  companies: FoundCompany[];
  isOne: boolean;
  /** As many are listed as can be: more may fit as well. */
  hasMore?: boolean;
  /** Time ran out before the search came to its end: it may know more if it is asked again, and chooses nobody. */
  isCutShort?: boolean;
}>;

const maxResults = 20;
/** Where more than that fit, so many are listed. */
const maxListed = 100;
/** Beyond the first ones a name is listed only if it is nearly as much like the typed one as the best of all. */
const nearlyAsGood = 0.7;
/** So many of the names most alike are compared by address, telephone and mail as well, where any is given. */
const maxHinted = 60;
/** So like is a name that may have the typed signs, cut elsewhere into words. */
const nearlyTheSame = 0.95;
/** Among names that read alike the one that was typed comes first; a typed town weighs more. */
const asTyped = 0.02;
/** Who types Chinese signs means these, and not others that are read alike: more than any step of the order by sound. */
const typedSigns = 0.3;
/** What a town that was typed with the name is worth. */
const inTown = 0.06;
const elsewhere = 0.1;
/** A number whose company bears quite another name than the one typed is shown, not chosen. */
const sameCompanyLikeness = 0.5;
/** Near numbers without the typed name are shown only where few are given at all: else each number has a neighbour. */
const maxNeighbours = 5;
const shownNeighbours = 3;

/** The search: numbers first, then names. */
export async function searchCompanies(
  source: CandidateSource,
  db: Reader,
  query: CompanyQuestion,
  memory?: WordMemory,
): Promise<FoundCompanies> {
  const country = query.countryCode.toUpperCase();
  const name = query.name ?? '';
  const isNumber = isNumberLike(name);
  const question = wordsOf(query, undefined, memory);
  const numbers = [query.regCode ?? '', query.vatCode ?? '', isNumber ? name : ''].filter(Boolean);
  const hasName = question.core !== '' && !isNumber;

  const exact = await findByNumber(db, country, numbers);
  const numbered = mark(exact, 'number').map((company) => withPlace(name, company));
  if (
    numbered.length > 0 &&
    (!hasName || numbered.some((one) => one.heard !== undefined || bears(one, question)))
  )
    return {
      companies: numbered,
      isOne:
        numbered.length === 1 &&
        numbered.every((one) => isNumbersOwn(one.heard?.name ?? name, one) && !hasOtherNumber(query, one)),
    };

  const near =
    numbered.length > 0 || numbers.length === 0 ? [] : await findBySimilarNumber(db, country, numbers);
  const nearBearing = hasName ? near.filter((company) => bears(company, question)) : [];
  const isSparse = near.length <= (hasName ? maxResults : maxNeighbours);
  const nearOthers = isSparse ? near.filter((company) => !nearBearing.includes(company)) : [];

  const first = [...numbered, ...mark(nearBearing, 'similar number')];
  const last = mark(hasName ? nearOthers.slice(0, shownNeighbours) : nearOthers, 'similar number');
  const known = new Set([...first, ...last].map(({ id }) => id));
  const names = await findByName(source, db, query, memory);
  const { ranked, isCutShort } = names;
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
      isCutShort,
    };
  }
  const [best] = named;
  // Who bears the name in another city than the typed one may be another company: then the buyer chooses.
  return best !== undefined &&
    !isCutShort &&
    isTheOne(named, names, question) &&
    !isElsewhere(question.address, best) &&
    !hasOtherNumber(query, best)
    ? { companies: [best], isOne: true }
    : { companies: named, isOne: false, hasMore, isCutShort };
}

/** How many of the ranked, the best first, fit nearly as well as the best. */
function countFitting(ranked: readonly NamedRanked[]): number {
  const best = Math.max(0, ...ranked.slice(0, maxResults).map(({ alike }) => alike));
  return ranked.filter(({ alike }) => alike >= best * nearlyAsGood).length;
}

/**
 * Reads the companies of the best names, says which bear the typed one, and lets what else the buyer knows move the order.
 */
async function readBest(
  db: Reader,
  question: AskedWords,
  ranked: readonly NamedRanked[],
  fitting: number,
): Promise<FoundCompany[]> {
  const hasHints =
    `${question.address}${question.phone}${question.email}` !== '' || ranked.some(({ heard }) => heard?.town);
  const signs = hanSignsOf(question.name, question.country);
  const most = Math.min(maxListed, Math.max(maxResults, fitting));
  const place = new Map(
    ranked
      .slice(0, hasHints || signs !== '' ? Math.max(maxHinted, most) : most)
      .map((one) => [one.companyId, one]),
  );
  return (await listCompanies(db, question.country, [...place.keys()]))
    .map((company) => {
      const { score = 0, alike = 0, matched = 'similar name', heard } = place.get(company.id) ?? {};
      const isBorne = alike >= nearlyTheSame && bearsName(heard?.name ?? question.name, company);
      const isNamed = isBorne && (heard === undefined || (heard.isSetOff && isPlaceSettled(heard, company)));
      const found: FoundCompany = {
        ...company,
        matched: isNamed ? 'name' : matched === 'name' ? 'similar name' : matched,
        ...(heard === undefined ? {} : { heard }),
      };
      return {
        found,
        score:
          score +
          (isBorne ? asTyped : 0) +
          (signs === '' ? 0 : signsScore(signs, company)) +
          (hasHints ? hintScore(question, company) : 0) +
          townScore(heard, company),
      };
    })
    .sort((a, b) => b.score - a.score || (a.found.id < b.found.id ? -1 : 1))
    .slice(0, most)
    .map(({ found }) => found);
}

/** A company that a number leads to bears the typed name where its own town is taken from that. */
function withPlace(name: string, company: FoundCompany): FoundCompany {
  const heard = placesHeard(name, company).find(({ isSetOff }) => isSetOff);
  return heard === undefined ? company : { ...company, heard };
}

const mark = (companies: readonly Company[], matched: FoundCompany['matched']): FoundCompany[] =>
  companies.map((company) => ({ ...company, matched }));

/** Whether any name the company has or had is like the typed one. */
function bears(company: Company, { phonetic, country }: Question): boolean {
  return [{ text: company.name }, { text: company.nameLat }, ...company.names].some(
    ({ text }) => likenessTo(phonetic, normaliseName(text, country).core) >= sameCompanyLikeness,
  );
}

/**
 * One bearer of the name, sign for sign, and nobody else whose name reads alike; not one that is only a memory of the
 * register; and, if no form was typed, without longer names that begin alike, because the typed one may be a part of them.
 */
function isTheOne(
  named: readonly FoundCompany[],
  { ranked, readings }: FoundNames,
  question: AskedWords,
): boolean {
  const [first, ...others] = named;
  if (first?.matched !== 'name' || first.status === 'Deleted') return false;
  if (others.some(({ matched }) => matched === 'name')) return false;
  if (ranked.filter(({ alike }) => alike === 1).length !== 1) return false;
  const { heard } = first;
  const own = readings.find((reading) => reading.heard === heard)?.ranked ?? [];
  const [typed] = readings;
  const isAlsoName =
    heard !== undefined &&
    typed?.ranked.some(
      ({ companyId, isLonger, alike }) => companyId !== first.id && (isLonger || alike >= nearlyTheSame),
    ) === true;
  if (isAlsoName) return false;
  const hasForm = formsIn(heard?.name ?? question.name, question.country) !== '';
  return hasForm || !own.some(({ isLonger }) => isLonger);
}

/** 0 to 0.3: the typed signs in that name of the company which has most of them. */
const signsScore = (signs: string, { name, names }: Company): number =>
  typedSigns * Math.max(sharedSigns(signs, name), ...names.map(({ text }) => sharedSigns(signs, text)));

/** Whoever types a town means a company there; one elsewhere is shown after others, even those of a name less alike. */
function townScore(heard: HintedName | undefined, company: Company): number {
  if (heard?.town === undefined) return 0;
  const isThere = isInTown(heard.town.key, company);
  return isThere === undefined ? 0 : isThere ? inTown : -elsewhere;
}
