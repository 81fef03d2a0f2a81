import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import { maxSuggestions } from './contract.ts';
import { type DemoRow, seedDemoRegister } from './loading/demo-register.ts';
import { keepRecords } from './loading/keep-records.ts';
import { type LoadCounts, type NoteChanges, upsertCompanies } from './loading/upsert.ts';
import { type CompanyQuestion, readQuestion } from './match/asked-name.ts';
import { foldCandidates } from './merges/fold-candidates.ts';
import { createMerges, type Merges } from './merges/merges.ts';
import { companyProblems } from './problems.ts';
import type { Company, CompanyQuery, CompanySuggestion } from './records/company.ts';
import { type LinkedParty, listLinks, listNumbers } from './records/links-repository.ts';
import { listCompanies } from './records/repository.ts';
import { type CandidateSource, isSourceBusy } from './search/candidates/candidate-source.ts';
import { postgresCandidates } from './search/candidates/postgres-candidates.ts';
import { askedWith } from './search/find/asked-with.ts';
import { type FoundCompanies, searchCompanies } from './search/find/find-companies.ts';
import { suggestCompanies } from './search/find/suggest-companies.ts';

export type { CompanyRecord, Register } from '#names/company/company-record.ts';

export { toCompanyView, toFoundView, toMatchCard, toSuggestedView } from './company-view.ts';
export { ImportStoppedError } from './loading/import-errors.ts';
export {
  type ImportSummary,
  type ImportWishes,
  importPieces,
  type Refusal,
} from './loading/import-pieces.ts';
export { isImported } from './loading/import-repository.ts';
export type { CompanyQuestion } from './match/asked-name.ts';
export { isNumbersOwn } from './match/bearing.ts';
export { groupCompanies, isOneCompany } from './match/group-companies.ts';
export { hasOtherNumber } from './match/match-number.ts';
export { companyProblems } from './problems.ts';
export type { Company, CompanyQuery, FoundCompany } from './records/company.ts';
export type { LinkedParty } from './records/links-repository.ts';
export { askedWith } from './search/find/asked-with.ts';
export type { FoundCompanies } from './search/find/find-companies.ts';

/** Most links shown each way: a holding may own thousands. */
const maxLinks = 200;

export interface CompaniesService {
  /**
   * Looks for a company by number, then by name; at most 20, and 100 where more fit nearly as well as the best. A name
   * alone settles it only if exactly one company bears it sign for sign, and is still there. Throws `company_query_empty` if
   * there is neither, `company_query_unusable` if they hold no letter and no digit, `register_unavailable` if the register
   * cannot be asked. A database that has too much to do is no such register: the answer is then cut short.
   */
  findCompanies(db: Reader, query: CompanyQuery | CompanyQuestion): Promise<FoundCompanies>;
  /** The same question with its name taken apart, for all that is asked of it. */
  readQuestion(query: CompanyQuery): CompanyQuestion;
  /**
   * At most eight companies of which `text` may be the beginning, by name or number; nothing for a single letter.
   * Throws `search_busy` if the database did not get round to it, `register_unavailable` if the register cannot tell.
   */
  suggestCompanies(db: Reader, query: { countryCode: string; text: string }): Promise<CompanySuggestion[]>;
  /** The company, or undefined if no register has it. */
  findCompany(db: Reader, countryCode: string, id: string): Promise<Company | undefined>;
  /** Companies of one country by id; unknown ids are left out. */
  listCompanies(db: Reader, countryCode: string, ids: readonly string[]): Promise<Company[]>;
  /** The company; throws `unknown_company`. */
  getCompany(db: Reader, countryCode: string, id: string): Promise<Company>;
  /** Who owns a company and what it owns, by its numbers, with the names of the companies we know; at most 200 each way. */
  listLinks(db: Reader, countryCode: string, companyId: string): Promise<LinkedParty[]>;
  /** Writes records of one register; the same record again changes nothing. Call it in a transaction. */
  upsertCompanies(tx: Tx, records: readonly CompanyRecord[], register: Register): Promise<LoadCounts>;
  /**
   * Keeps records that a live register told of and answers the ids of the companies they are; a company that another
   * register has brought stays as it is. Call it in a transaction.
   */
  keepRecords(
    tx: Tx,
    countryCode: string,
    records: readonly CompanyRecord[],
    register: Register,
  ): Promise<string[]>;
  /** What staff say about records that are one company. */
  merges: Merges;
  /** Fills the synthetic register; the same rows again change nothing. */
  seedDemoRegister(db: Db, rows: Iterable<DemoRow>): Promise<LoadCounts>;
}

/** The companies room; `source` may be another search engine than PostgreSQL. */
export function createCompanies(deps: {
  clock: Clock;
  source?: CandidateSource;
  /** Told of every company that is written, in the transaction that writes it. */
  noteChanges?: NoteChanges;
}): CompaniesService {
  const { clock, noteChanges } = deps;
  const source = foldCandidates(deps.source ?? postgresCandidates);
  const memory = createWordMemory();
  const upsert = (tx: Tx, records: readonly CompanyRecord[], register: Register) =>
    upsertCompanies(tx, clock, register, records, { memory, noteChanges });

  return {
    async findCompanies(db, query) {
      const asked = askedWith(query);
      if (asked === 'nothing') throw new Problem(companyProblems.queryEmpty);
      if (asked === 'signs') throw new Problem(companyProblems.queryUnusable);
      try {
        return await searchCompanies(source, db, readQuestion(query, memory), memory);
      } catch (error) {
        if (error instanceof Problem) throw error;
        if (isSourceBusy(error)) return { companies: [], isOne: false, isCutShort: true };
        throw new Problem(companyProblems.registerUnavailable, { cause: error });
      }
    },
    readQuestion: (query) => readQuestion(query, memory),
    async suggestCompanies(db, query) {
      try {
        return await suggestCompanies(source, db, query, maxSuggestions, memory);
      } catch (error) {
        const { searchBusy, registerUnavailable } = companyProblems;
        throw new Problem(isSourceBusy(error) ? searchBusy : registerUnavailable, { cause: error });
      }
    },
    async findCompany(db, countryCode, id) {
      const [company] = await listCompanies(db, countryCode.toUpperCase(), [id]);
      return company;
    },
    listCompanies: (db, countryCode, ids) => listCompanies(db, countryCode.toUpperCase(), ids),
    async getCompany(db, countryCode, id) {
      const [company] = await listCompanies(db, countryCode.toUpperCase(), [id]);
      if (company === undefined) throw new Problem(companyProblems.unknownCompany);
      return company;
    },
    async listLinks(db, countryCode, companyId) {
      return listLinks(db, await listNumbers(db, countryCode.toUpperCase(), companyId), maxLinks);
    },
    merges: createMerges({ clock, problems: companyProblems }),
    upsertCompanies: upsert,
    keepRecords: (tx, country, records, register) => keepRecords(tx, upsert, country, records, register),
    seedDemoRegister: (db, rows) => seedDemoRegister(db, clock, rows),
  };
}
