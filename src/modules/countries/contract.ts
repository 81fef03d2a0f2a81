import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { reportKinds, usualReportKind } from '#kernel/reports/report-kind.ts';
import { countryCode, countryId, minorUnits, requestMark, serialId, soughtId, text } from '#kernel/shapes.ts';

/** The only code type of the specification. */
const codeType = z.literal('alpha2').default('alpha2');
/** Alpha-2 as callers write it. */
const anyCaseCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .max(2);
const groupId = z.int().min(0).max(32_767);
const days = z.int().min(0).max(60);
const maxCountries = 1_000;
const maxTariffs = 50;
/** Of which report prices are asked for: of credit reports, where nobody says. */
const ofReport = z.enum(reportKinds).default(usualReportKind);

const countryFields = {
  id: countryId,
  name: text(200),
  code: countryCode.describe('alpha-2, lower case'),
  groupId,
  aliases: z.array(text(200)).max(100).describe('other names people type'),
};
export const countryView = z.object(countryFields).meta({ id: 'Country' });
export type CountryView = z.output<typeof countryView>;

export const tariffView = z
  .object({
    id: serialId,
    tariffName: text(200),
    tariffPrice: minorUnits.describe('minor units of tariffCurrency'),
    tariffCurrency: z.enum(currencies),
    minDays: days.describe('business days; shown only when not 0'),
    maxDays: days.describe('business days'),
    reportContentTypeId: z.enum(reportKinds).describe('of which report it is the price'),
  })
  .meta({ id: 'Tariff' });
export type TariffView = z.output<typeof tariffView>;

export const countryGroupView = z
  .object({
    id: groupId,
    slug: z
      .string()
      .regex(/^[a-z-]+$/)
      .max(100),
    name: text(200),
  })
  .meta({ id: 'CountryGroup' });
export type CountryGroupView = z.output<typeof countryGroupView>;

export const listCountryGroups = defineEndpoint({
  name: 'listCountryGroups',
  method: 'GET',
  path: '/Dictionary/CountryGroups',
  summary: 'Groups of countries (continents)',
  action: 'site.use',
  isShared: true,
  reply: z.object({ items: z.array(countryGroupView).max(100) }),
});

/** `requesId` is the specification's own spelling. */
export const listCountriesOfGroup = defineEndpoint({
  name: 'listCountriesOfGroup',
  method: 'POST',
  path: '/Dictionary/GetCountriesByGroup',
  summary: 'Countries of one group',
  action: 'site.use',
  refuses: [404],
  isShared: true,
  body: z.object({ requesId: requestMark, groupCountryId: soughtId.describe('id of a group'), codeType }),
  reply: z.object({ countries: z.array(countryView).max(maxCountries) }),
});

export const listCountries = defineEndpoint({
  name: 'listCountries',
  method: 'POST',
  path: '/Dictionary/GetCountries',
  summary: 'All countries',
  action: 'site.use',
  isShared: true,
  body: z.object({ requestId: requestMark, codeType }),
  reply: z.object({ countries: z.array(countryView).max(maxCountries) }),
});

export const getCountry = defineEndpoint({
  name: 'getCountry',
  method: 'POST',
  path: '/Dictionary/GetCountry',
  summary: 'One country with its tariffs',
  action: 'site.use',
  refuses: [404],
  isShared: true,
  body: z.object({ requestId: requestMark, codeType, code: anyCaseCode, reportContentTypeId: ofReport }),
  reply: z.object({ country: countryView, tariffs: z.array(tariffView).max(maxTariffs) }),
});

const pricedCountry = z
  .object({ ...countryFields, tariffs: z.array(tariffView).max(maxTariffs) })
  .meta({ id: 'PricedCountry' });

export const getPriceList = defineEndpoint({
  name: 'getPriceList',
  method: 'POST',
  path: '/Report/GetPriceList',
  summary: 'Tariffs of every country',
  action: 'site.use',
  isShared: true,
  body: z.object({ reqId: requestMark, reportContentTypeId: ofReport }),
  reply: z.object({ countries: z.array(pricedCountry).max(maxCountries) }),
});
