import { Problem } from '#kernel/problem.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Country, CountryGroup, Tariff } from './country.ts';
import { countryProblems } from './problems.ts';
import {
  findCountries,
  findCountriesOfGroup,
  findCountryByCode,
  findCountryById,
  findGroups,
  findTariff,
  findTariffs,
} from './repository.ts';

export { type PricedLine, writePriceCsv } from './pricing/price-csv.ts';
export type { DeskTariff } from './pricing/price-desk.ts';
export { createPricing, type Pricing, pricingTopics } from './pricing/pricing.ts';
export type { Terms } from './pricing/terms.ts';

export type PricedCountry = Country & Readonly<{ tariffs: readonly Tariff[] }>;

/**
 * Countries and what a report on each costs. A price is read when it is asked for, and the cache of whole pages stands in
 * front; what a country is called changes with a release alone and is kept for a minute. An id outside the column's range is unknown, not a fault of the database.
 */
export interface Countries {
  /** The continents in the order of pages. */
  listGroups(db: Reader): Promise<CountryGroup[]>;
  /** By English name. */
  listCountries(db: Reader): Promise<Country[]>;
  /** Throws 404 `unknown_country_group`. */
  listCountriesOfGroup(db: Reader, groupId: number): Promise<Country[]>;
  /** Alpha-2 in any case; throws 404 `unknown_country`. */
  getCountryByCode(db: Reader, code: string): Promise<Country>;
  /** Throws 404 `unknown_country`. */
  getCountryById(db: Reader, id: number): Promise<Country>;
  /** The current versions, in the order of pages, of both kinds of reports where none is named; empty for a country that is not there. */
  listTariffs(db: Reader, countryId: number, kind?: ReportKind): Promise<Tariff[]>;
  /** The current version; throws 404 `unknown_tariff`. */
  getTariff(db: Reader, tariffId: number): Promise<Tariff>;
  /** Every country with its current tariffs of a kind of report. */
  priceList(db: Reader, kind: ReportKind): Promise<PricedCountry[]>;
}

const keptMs = 60_000;

/** The name under which workflows take it. */
export function createCountries(): Countries {
  /** As many as there are countries: an id of none is not kept. */
  const kept = new Map<number, Readonly<{ country: Country; until: number }>>();
  return {
    listGroups: findGroups,
    listCountries: findCountries,

    async listCountriesOfGroup(db, groupId) {
      const groups = await findGroups(db);
      if (!groups.some(({ id }) => id === groupId)) throw new Problem(countryProblems.unknownCountryGroup);
      return findCountriesOfGroup(db, groupId);
    },

    async getCountryByCode(db, code) {
      const country = /^[a-z]{2}$/i.test(code) ? await findCountryByCode(db, code.toUpperCase()) : undefined;
      if (country === undefined) throw new Problem(countryProblems.unknownCountry);
      return country;
    },

    async getCountryById(db, id) {
      const known = kept.get(id);
      if (known !== undefined && performance.now() < known.until) return known.country;
      const country = isWithin(id, maxCountryId) ? await findCountryById(db, id) : undefined;
      if (country === undefined) throw new Problem(countryProblems.unknownCountry);
      kept.set(id, { country, until: performance.now() + keptMs });
      return country;
    },

    listTariffs: async (db, countryId, kind) =>
      isWithin(countryId, maxCountryId) ? findTariffs(db, { countryId, kind }) : [],

    async getTariff(db, tariffId) {
      const tariff = isWithin(tariffId, maxTariffId) ? await findTariff(db, tariffId) : undefined;
      if (tariff === undefined) throw new Problem(countryProblems.unknownTariff);
      return tariff;
    },

    async priceList(db, kind) {
      const countries = await findCountries(db);
      const byCountry = Map.groupBy(await findTariffs(db, { kind }), ({ countryId }) => countryId);
      return countries.map((country) => ({ ...country, tariffs: byCountry.get(country.id) ?? [] }));
    },
  };
}

/** Largest values of the columns `smallint` and `integer`. */
const maxCountryId = 32_767;
const maxTariffId = 2_147_483_647;

function isWithin(id: number, max: number): boolean {
  return Number.isInteger(id) && id >= 0 && id <= max;
}
