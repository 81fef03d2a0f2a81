import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';

/** The only code type of the specification. */
const codeType = z.literal('alpha2').default('alpha2');
const requestMark = z.string().max(100).default('');

export const countryView = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().length(2).describe('alpha-2, lower case'),
  groupId: z.int(),
  aliases: z.array(z.string()),
});
export type CountryView = z.output<typeof countryView>;

export const tariffView = z.object({
  id: z.int(),
  tariffName: z.string(),
  tariffPrice: z.int().describe('minor units of tariffCurrency'),
  tariffCurrency: z.enum(['EUR', 'USD', 'GBP']),
  minDays: z.int().describe('business days; shown only when not 0'),
  maxDays: z.int().describe('business days'),
});
export type TariffView = z.output<typeof tariffView>;

export const countryGroupView = z.object({ id: z.int(), slug: z.string(), name: z.string() });
export type CountryGroupView = z.output<typeof countryGroupView>;

export const listCountryGroups = defineEndpoint({
  name: 'listCountryGroups',
  method: 'GET',
  path: '/Dictionary/CountryGroups',
  summary: 'Groups of countries (continents)',
  action: 'site.use',
  isShared: true,
  reply: z.object({ items: z.array(countryGroupView) }),
});

/** `requesId` is the specification's own spelling. */
export const listCountriesOfGroup = defineEndpoint({
  name: 'listCountriesOfGroup',
  method: 'POST',
  path: '/Dictionary/GetCountriesByGroup',
  summary: 'Countries of one group',
  action: 'site.use',
  isShared: true,
  body: z.object({ requesId: requestMark, groupCountryId: z.int(), codeType }),
  reply: z.object({ countries: z.array(countryView) }),
});

export const listCountries = defineEndpoint({
  name: 'listCountries',
  method: 'POST',
  path: '/Dictionary/GetCountries',
  summary: 'All countries',
  action: 'site.use',
  isShared: true,
  body: z.object({ requestId: requestMark, codeType }),
  reply: z.object({ countries: z.array(countryView) }),
});

export const getCountry = defineEndpoint({
  name: 'getCountry',
  method: 'POST',
  path: '/Dictionary/GetCountry',
  summary: 'One country with its tariffs',
  action: 'site.use',
  isShared: true,
  body: z.object({ requestId: requestMark, codeType, code: z.string().regex(/^[A-Za-z]{2}$/) }),
  reply: z.object({ country: countryView, tariffs: z.array(tariffView) }),
});

export const getPriceList = defineEndpoint({
  name: 'getPriceList',
  method: 'POST',
  path: '/Report/GetPriceList',
  summary: 'Tariffs of every country',
  action: 'site.use',
  isShared: true,
  body: z.object({ reqId: requestMark }),
  reply: z.object({ countries: z.array(countryView.extend({ tariffs: z.array(tariffView) })) }),
});
