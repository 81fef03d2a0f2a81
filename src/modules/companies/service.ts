import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type CandidateSource, postgresCandidates } from './candidates.ts';
import type { Company, CompanyQuery, CompanyRecord, FoundCompany, Register } from './company.ts';
import { identifierSpellings } from './identifier-normalise.ts';
import { type LinkedParty, listLinks, listNumbers } from './links-repository.ts';
import { type DemoRow, seedDemoRegister } from './loading/demo-register.ts';
import { type LoadCounts, upsertCompanies } from './loading/upsert.ts';
import { normaliseName } from './normalise.ts';
import { companyProblems } from './problems.ts';
import { listCompanies, listIdsByNumber } from './repository.ts';
import { hintScore, type Question, type Ranked, rerank } from './rerank.ts';
import { wordGroups } from './search-terms.ts';
import { nameLikeness } from './similarity.ts';

export type { Company, CompanyQuery, CompanyRecord, FoundCompany, Register } from './company.ts';
export { toCompanyView } from './company-view.ts';
export type { LinkedParty } from './links-repository.ts';

const maxResults = 20;
/** So many of the names most alike are compared by address, telephone and mail as well. */
const maxHinted = 60;
/** Most links shown each way: a holding may own thousands. */
const maxLinks = 200;
/** A number whose company bears quite another name than the one typed is shown, not chosen. */
const sameCompanyLikeness = 0.5;

/** Companies found, the best first; `isOne` says that nothing was left to choose. */
export type FoundCompanies = Readonly<{ companies: FoundCompany[]; isOne: boolean }>;

export interface CompaniesService {
  /**
   * Looks for a company by number, then by name; at most 20. A name alone settles it only if exactly one company
   * bears it. Throws `company_query_empty` if there is neither, `register_unavailable` if the register cannot tell.
   */
  findCompanies(db: Db, query: CompanyQuery): Promise<FoundCompanies>;
  /** The company, or undefined if no register has it. */
  findCompany(db: Db | Tx, countryCode: string, id: string): Promise<Company | undefined>;
  /** The company; throws `unknown_company`. */
  getCompany(db: Db | Tx, countryCode: string, id: string): Promise<Company>;
  /** Who owns a company and what it owns, by its numbers, with the names of the companies we know; at most 200 each way. */
  listLinks(db: Db | Tx, countryCode: string, companyId: string): Promise<LinkedParty[]>;
  /** Writes records of one register; the same record again changes nothing. Call it in a transaction. */
  upsertCompanies(tx: Tx, records: readonly CompanyRecord[], register: Register): Promise<LoadCounts>;
  /** Fills the synthetic register; the same rows again change nothing. */
  seedDemoRegister(db: Db, rows: Iterable<DemoRow>): Promise<LoadCounts>;
}

/** The companies room; `source` may be another search engine than PostgreSQL. */
export function createCompanies(deps: { clock: Clock; source?: CandidateSource }): CompaniesService {
  const { clock, source = postgresCandidates } = deps;

  async function findByNumber(db: Db, country: string, query: CompanyQuery): Promise<string[]> {
    const numbers = [query.regCode ?? '', query.vatCode ?? ''].flatMap((number) =>
      identifierSpellings(number, country),
    );
    return numbers.length === 0 ? [] : listIdsByNumber(db, country, numbers, maxResults);
  }

  async function findByName(db: Db, question: Question, name: string): Promise<Ranked[]> {
    if (question.core === '') return [];
    const { country, core } = question;
    const groups = wordGroups(name, country);
    const { candidates, isComplete } = await source.find(db, { country, core, groups });
    const ranked = rerank(question, candidates);
    if (ranked.length === 0 && !isComplete) throw new Problem(companyProblems.registerUnavailable);
    return ranked;
  }

  async function search(db: Db, query: CompanyQuery): Promise<FoundCompanies> {
    const country = query.countryCode.toUpperCase();
    const question = questionOf(country, query);
    const byNumber = await findByNumber(db, country, query);
    const numbered = mark(await listCompanies(db, country, byNumber), () => 'number');
    if (numbered.length > 0 && (question.core === '' || numbered.some((company) => bears(company, question))))
      return { companies: numbered, isOne: numbered.length === 1 };
    const ranked = (await findByName(db, question, query.name ?? ''))
      .filter(({ companyId }) => !byNumber.includes(companyId))
      .slice(0, maxHinted);
    const place = new Map(ranked.map((one) => [one.companyId, one]));
    const scored = (await listCompanies(db, country, [...place.keys()]))
      .map((company) => ({
        company,
        score: (place.get(company.id)?.score ?? 0) + hintScore(question, company),
      }))
      .sort((a, b) => b.score - a.score || (a.company.id < b.company.id ? -1 : 1))
      .slice(0, maxResults - numbered.length);
    const named = mark(
      scored.map(({ company }) => company),
      ({ id }) => place.get(id)?.matched ?? 'similar name',
    );
    if (numbered.length > 0) return { companies: [...numbered, ...named], isOne: false };
    return isTheOne(ranked, question)
      ? { companies: named.slice(0, 1), isOne: true }
      : { companies: named, isOne: false };
  }

  return {
    async findCompanies(db, query) {
      const asked = [query.name, query.regCode, query.vatCode].some((text) =>
        /[\p{L}\p{N}]/u.test(text ?? ''),
      );
      if (!asked) throw new Problem(companyProblems.queryEmpty);
      try {
        return await search(db, query);
      } catch (error) {
        if (error instanceof Problem) throw error;
        throw new Problem(companyProblems.registerUnavailable, { cause: error });
      }
    },
    async findCompany(db, countryCode, id) {
      const [company] = await listCompanies(db, countryCode.toUpperCase(), [id]);
      return company;
    },
    async getCompany(db, countryCode, id) {
      const [company] = await listCompanies(db, countryCode.toUpperCase(), [id]);
      if (company === undefined) throw new Problem(companyProblems.unknownCompany);
      return company;
    },
    async listLinks(db, countryCode, companyId) {
      return listLinks(db, await listNumbers(db, countryCode.toUpperCase(), companyId), maxLinks);
    },
    upsertCompanies: (tx, records, register) => upsertCompanies(tx, clock, register, records),
    seedDemoRegister: (db, rows) => seedDemoRegister(db, clock, rows),
  };
}

function questionOf(country: string, query: CompanyQuery): Question {
  const { core, form } = normaliseName(query.name ?? '', country);
  const { address = '', phone = '', email = '' } = query;
  return { country, core, form, address, phone, email };
}

function mark(
  companies: readonly Company[],
  matched: (company: Company) => FoundCompany['matched'],
): FoundCompany[] {
  return companies.map((company) => ({ ...company, matched: matched(company) }));
}

/** Whether any name the company has or had is like the typed one. */
function bears(company: Company, { core, country }: Question): boolean {
  return [{ text: company.name }, { text: company.nameLat }, ...company.names].some(
    ({ text }) => nameLikeness(core, normaliseName(text, country).core) >= sameCompanyLikeness,
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
