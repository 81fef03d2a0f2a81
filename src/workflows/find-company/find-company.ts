import type { Clock } from '#kernel/clock.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '#kernel/endpoint.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import {
  askedWith,
  type CompaniesService,
  companyProblems,
  groupCompanies,
  isOneCompany,
  toCompanyView,
  toFoundView,
  toMatchCard,
  toSuggestedView,
} from '#modules/companies/service.ts';
import type { TariffView } from '#modules/countries/contract.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { LiveRegisters } from '#modules/registers/service.ts';
import { isDatabaseBusy } from '#platform/database/faults.ts';
import type { Reader } from '#platform/database/reader.ts';
import type {
  compareCompany,
  findCompany as endpoint,
  getKnownCompany,
  suggestCompanies,
} from './contract.ts';
import { findCompanyProblems } from './problems.ts';
import { searchAllSources } from './search-sources.ts';

export interface FindCompany {
  /**
   * One company, a list, or what was typed; `error` where what was typed holds no letter and no digit; `isCutShort` where
   * time ran out. Throws 404 `unknown_country`, 400 `company_query_empty`, and 503 `register_unavailable` where the register
   * cannot be asked whether it has the company.
   */
  find(body: BodyOf<typeof endpoint>, locale: Locale): Promise<ReplyOf<typeof endpoint>>;
  /** The company; throws 404 `unknown_company`, 503 `register_unavailable` where the register cannot tell, or `search_busy`. */
  get(params: ParamsOf<typeof getKnownCompany>): Promise<ReplyOf<typeof getKnownCompany>>;
  /** The company and how it fits what was typed; throws as `get` does, and 400 `company_query_empty` or `company_query_unusable`. */
  compare(
    params: ParamsOf<typeof compareCompany>,
    body: BodyOf<typeof compareCompany>,
    locale: Locale,
  ): Promise<ReplyOf<typeof compareCompany>>;
  /** Companies whose name goes on from what was typed; throws 503 `register_unavailable` or `search_busy`. */
  suggest(query: QueryOf<typeof suggestCompanies>): Promise<ReplyOf<typeof suggestCompanies>>;
}

/** The story from what a buyer knows to a company that can be ordered. */
export function createFindCompany(deps: {
  db: Reader;
  /** May be a replica and a little late: what was stored a moment ago is read from `db`. */
  reads?: Reader;
  companies: Pick<
    CompaniesService,
    'findCompanies' | 'readQuestion' | 'findCompany' | 'getCompany' | 'listCompanies' | 'suggestCompanies'
  >;
  countries: Pick<Countries, 'getCountryById' | 'listTariffs'>;
  clock: Clock;
  /** Registers of others to ask as well. */
  liveRegisters?: LiveRegisters | undefined;
}): FindCompany {
  const { db, reads = db, companies, countries, clock } = deps;
  const read = async ({ countryCode, companyId }: ParamsOf<typeof getKnownCompany>) => {
    try {
      // What a live register has said of it just now, a replica may not know yet.
      return await companies.getCompany(db, countryCode, companyId);
    } catch (error) {
      if (error instanceof Problem) throw error;
      const definition = isDatabaseBusy(error)
        ? companyProblems.searchBusy
        : findCompanyProblems.registerSilent;
      throw new Problem(definition, { cause: error });
    }
  };
  return {
    async find({ countryId, reportContentTypeId, company: query }, locale) {
      const country = await countries.getCountryById(reads, countryId);
      const question = companies.readQuestion({ ...query, countryCode: country.code });
      const tariffs = await countries.listTariffs(reads, countryId, reportContentTypeId);
      const reportTariffs = tariffs.map((tariff) => tariffViewOf(tariff, locale));
      // The specification's `error`: valid fields with which nobody can be asked.
      if (askedWith(question) === 'signs') {
        const { code, text } = companyProblems.queryUnusable;
        const error = { code, description: text[locale] };
        return { ...{ error, reportTariffs }, ...nothing };
      }
      const { found, sources } = await searchAllSources(deps, question, locale);
      const isNone = found.companies.length === 0;
      const groups = groupCompanies(found.companies);
      // The same company in several registers leaves nothing to choose.
      const isOne = found.isOne || (found.isCutShort !== true && isOneCompany(groups, question));
      const shown = isOne ? groups.slice(0, 1) : groups;
      return {
        error: null,
        reportTariffs,
        companies: isNone ? null : shown.map((group) => toFoundView(group, question, locale)),
        hasMore: !isOne && found.hasMore === true,
        isCutShort: !isOne && found.isCutShort === true,
        // Also beside a list: none of these may be the one, and the order is then placed with what was typed.
        request: isOne ? null : { ...query, id: uuidv7(clock.now()) },
        outcome: isOne ? 'one' : !isNone ? 'list' : found.isCutShort ? 'unfinished' : 'none',
        sources,
      };
    },
    async get(params) {
      return { company: toCompanyView(await read(params)) };
    },
    async compare(params, { company: query }, locale) {
      const question = companies.readQuestion({ ...query, countryCode: params.countryCode });
      const asked = askedWith(question);
      if (asked === 'nothing') throw new Problem(companyProblems.queryEmpty);
      if (asked === 'signs') throw new Problem(companyProblems.queryUnusable);
      const company = await read(params);
      return { company: toCompanyView(company), card: toMatchCard(company, question, locale) };
    },
    async suggest({ country, q }) {
      const found = await companies.suggestCompanies(reads, { countryCode: country, text: q });
      return { companies: groupCompanies(found).map(({ company }) => toSuggestedView(company)) };
    },
  };
}

/** Where nobody was asked. */
const nothing = {
  ...{ companies: null, hasMore: false, isCutShort: false },
  ...{ request: null, outcome: 'none' as const, sources: [] },
};

function tariffViewOf(
  tariff: Awaited<ReturnType<Countries['listTariffs']>>[number],
  locale: Locale,
): TariffView {
  return {
    id: tariff.id,
    tariffName: tariff.name[locale],
    tariffPrice: tariff.priceMinor,
    tariffCurrency: tariff.currency,
    minDays: tariff.minDays,
    maxDays: tariff.maxDays,
    reportContentTypeId: tariff.reportKind,
  };
}
