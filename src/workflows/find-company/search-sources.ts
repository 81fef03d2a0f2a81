import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import {
  type CompaniesService,
  type CompanyQuery,
  type FoundCompany,
  hasOtherNumber,
  isNumbersOwn,
} from '#modules/companies/service.ts';
import type { LiveRegisters, SourceAnswer } from '#modules/registers/service.ts';
import type { Reader } from '#platform/database/reader.ts';
import { localSource, type SourceView } from './contract.ts';
import { words } from './texts/words.ts';

type Found = Awaited<ReturnType<CompaniesService['findCompanies']>>;
export type SearchedSources = Readonly<{ found: Found; sources: SourceView[] }>;

type Deps = Readonly<{
  db: Reader;
  /** May be a replica and a little late: what a register has just brought is read from `db`. */
  reads?: Reader | undefined;
  companies: Pick<CompaniesService, 'findCompanies' | 'listCompanies'>;
  liveRegisters?: LiveRegisters | undefined;
}>;

/** So long a search waits for registers of others after its own answer; what comes later is stored for the next one. */
const budgetMs = 2_500;
const maxCompanies = 100;

/**
 * Asks our registers and the live ones at the same time and makes one answer of it. Throws as `findCompanies` does;
 * `register_unavailable` only if nobody at all could answer.
 */
export async function searchAllSources(
  deps: Deps,
  query: CompanyQuery,
  locale: Locale,
): Promise<SearchedSources> {
  const { db, reads = db, companies, liveRegisters } = deps;
  if (liveRegisters === undefined || !liveRegisters.isOn) {
    const found = await companies.findCompanies(reads, query);
    return { found, sources: [localView(found, locale)] };
  }
  const live = liveRegisters.ask(query);
  const local = await searchLocally(reads, companies, query);
  const answers = await live.answers(budgetMs);
  const hasAnswered = answers.some(({ state }) => state === 'found' || state === 'none');
  if (local instanceof Problem && !hasAnswered) throw local;
  const before = local instanceof Problem ? { companies: [], isOne: false } : local;
  const merged = await merge(deps, query, before, answers);
  const shown = new Set(merged.companies.map(({ id }) => id));
  const isAway = local instanceof Problem;
  return {
    found: merged,
    sources: [
      {
        ...localView(before, locale),
        ...(isAway ? { state: 'unavailable', note: 'no_answer' } : {}),
        companyIds: before.companies.map(({ id }) => id).filter((id) => shown.has(id)),
      },
      ...answers.map(({ source, name, state, note, asOf, companyIds }) => ({
        source,
        name,
        state,
        note,
        asOf: asOf?.toISOString() ?? null,
        companyIds: companyIds.filter((id) => shown.has(id)),
      })),
    ],
  };
}

/** What is found, or the refusal that says that our own registers cannot tell; other refusals are thrown. */
async function searchLocally(
  reader: Reader,
  companies: Deps['companies'],
  query: CompanyQuery,
): Promise<Found | Problem> {
  try {
    return await companies.findCompanies(reader, query);
  } catch (error) {
    if (error instanceof Problem && error.code === 'register_unavailable') return error;
    throw error;
  }
}

/** What a register brought just now is ranked by our own search; what that does not find for itself comes last. */
async function merge(
  deps: Deps,
  query: CompanyQuery,
  before: Found,
  answers: readonly SourceAnswer[],
): Promise<Found> {
  const told = new Map(answers.flatMap(({ companyIds, by }) => companyIds.map((id) => [id, by] as const)));
  const isKnown = (found: Found) =>
    [...told.keys()].every((id) => found.companies.some((one) => one.id === id));
  if (isKnown(before)) return before;
  const again = await searchLocally(deps.db, deps.companies, query);
  // A second search that was cut short, or broke, takes nothing away from the first.
  const isWorse =
    again instanceof Problem ||
    (again.isCutShort === true && again.companies.length < before.companies.length);
  const after = isWorse ? before : again;
  const missing = [...told.keys()].filter((id) => !after.companies.some((one) => one.id === id));
  if (missing.length === 0) return after;
  const added = (await deps.companies.listCompanies(deps.db, query.countryCode, missing)).map(
    (company): FoundCompany => ({
      ...company,
      matched: told.get(company.id) === 'name' ? 'similar name' : 'number',
    }),
  );
  const [first] = added;
  const isAlone = after.companies.length === 0 && added.length === 1 && after.isCutShort !== true;
  const isOne =
    isAlone &&
    first?.matched === 'number' &&
    isNumbersOwn(query.name ?? '', first) &&
    !hasOtherNumber(query, first);
  // What was brought stands last; it is not lost where our own list is full.
  const own = after.companies.slice(0, Math.max(0, maxCompanies - added.length));
  return {
    companies: [...own, ...added].slice(0, maxCompanies),
    isOne,
    hasMore: after.hasMore === true || own.length < after.companies.length,
    isCutShort: after.isCutShort === true,
  };
}

function localView({ companies, isCutShort = false }: Found, locale: Locale): SourceView {
  return {
    source: localSource,
    name: words[locale].ownRegisters,
    state: companies.length > 0 ? 'found' : isCutShort ? 'unfinished' : 'none',
    note: isCutShort ? 'cut_short' : null,
    asOf: null,
    companyIds: companies.map(({ id }) => id),
  };
}
