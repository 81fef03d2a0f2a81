import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Reader } from '#platform/database/reader.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  getCountry,
  getPriceList,
  listCountries,
  listCountriesOfGroup,
  listCountryGroups,
} from './contract.ts';
import type { Country } from './country.ts';
import { sortByName, toCountryView, toTariffView } from './country-view.ts';
import type { Countries } from './service.ts';

/** The list is the same for everybody; an access token that has run out must not hide it. */
const anyone: Authenticate = async () => visitor;

/** Registers the calls about countries and prices with the server. */
export function countryRoutes(
  app: FastifyInstance,
  { db, countries }: { db: Reader; countries: Countries },
): void {
  registerEndpoint(app, listCountryGroups, anyone, async ({ locale }) => {
    const groups = await countries.listGroups(db);
    return { items: groups.map(({ id, slug, name }) => ({ id, slug, name: name[locale] })) };
  });

  registerEndpoint(app, listCountriesOfGroup, anyone, async ({ body, locale }) => ({
    countries: views(await countries.listCountriesOfGroup(db, body.groupCountryId), locale),
  }));

  registerEndpoint(app, listCountries, anyone, async ({ locale }) => ({
    countries: views(await countries.listCountries(db), locale),
  }));

  registerEndpoint(app, getCountry, anyone, async ({ body, locale }) => {
    const country = await countries.getCountryByCode(db, body.code);
    const tariffs = await countries.listTariffs(db, country.id, body.reportContentTypeId);
    return {
      country: toCountryView(country, locale),
      tariffs: tariffs.map((tariff) => toTariffView(tariff, locale)),
    };
  });

  registerEndpoint(app, getPriceList, anyone, async ({ body, locale }) => {
    const priced = sortByName(await countries.priceList(db, body.reportContentTypeId), locale);
    return {
      countries: priced.map((country) => ({
        ...toCountryView(country, locale),
        tariffs: country.tariffs.map((tariff) => toTariffView(tariff, locale)),
      })),
    };
  });
}

function views(countries: readonly Country[], locale: Locale) {
  return sortByName(countries, locale).map((country) => toCountryView(country, locale));
}
