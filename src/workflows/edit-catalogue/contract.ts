import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { currencies } from '#kernel/money.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import {
  count,
  countryCode,
  countryId,
  instant,
  line,
  lines,
  minorUnits,
  page,
  pageSize,
  queryPage,
  queryPageSize,
  serialId,
  text,
  uuid,
} from '#kernel/shapes.ts';

/** The dearest price that may be typed, in minor units. */
export const maxPriceMinor = 10_000_000;
const maxTariffs = 5_000;

const days = z.int().min(0).max(60);
const terms = z
  .object({
    priceMinor: minorUnits.min(1).max(maxPriceMinor).describe('minor units of the tariff’s currency'),
    minDays: days.describe('business days'),
    maxDays: days.describe('business days'),
    isOffered: z.boolean().describe('whether it can be ordered'),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, { path: ['maxDays'], message: 'fewer than minDays' })
  .meta({ id: 'TariffTerms' });
export type TariffTerms = z.output<typeof terms>;

/** Sent back with what is written: another one says that somebody was faster. */
const seen = text(60).describe('which state of the tariff this is');
const mark = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .max(40)
  .describe('which state of all prices and drafts this is');
/** A shorter reason says nothing. */
export const shortestReason = 3;
const reason = line(500).min(shortestReason).describe('why; it stays in the history');
const personName = text(1_000).nullable();
const timeZone = text(64).describe('IANA name of the zone of the desk’s clock');

const deskTariff = z
  .object({
    tariffId: serialId,
    name: text(200),
    reportKind: z.enum(reportKinds),
    currency: z.enum(currencies),
    terms: terms.describe('as published'),
    draft: z.object({ terms, changedBy: personName, changedAt: instant }).nullable(),
    dueAt: instant.nullable().describe('when a scheduled list changes it'),
    seen,
  })
  .meta({ id: 'DeskTariff' });
export type DeskTariff = z.output<typeof deskTariff>;

const deskCountry = z
  .object({
    countryId,
    code: countryCode,
    name: text(200),
    otherNames: z.array(text(200)).max(110).describe('in other languages, and what people type'),
    groupId: z.int().min(0).max(32_767),
    tariffs: z.array(deskTariff).max(50),
  })
  .meta({ id: 'DeskCountry' });
export type DeskCountry = z.output<typeof deskCountry>;

const priceDesk = z
  .object({
    mark,
    mayEdit: z.boolean(),
    timeZone,
    groups: z.array(z.object({ id: z.int(), name: text(200) })).max(100),
    countries: z.array(deskCountry).max(1_000),
  })
  .meta({ id: 'PriceDesk' });
export type PriceDesk = z.output<typeof priceDesk>;

export const getPriceDesk = defineEndpoint({
  name: 'getPriceDesk',
  method: 'GET',
  path: '/staff/catalogue/prices',
  summary: 'Every tariff as it is published and as it is drafted',
  action: 'catalogue.see',
  reply: priceDesk,
});

export const draftPrices = defineEndpoint({
  name: 'draftPrices',
  method: 'POST',
  path: '/staff/catalogue/prices/draft',
  summary: 'Draft other terms of tariffs, or take drafts away',
  details: 'All or none: 409 where somebody has changed one of them since `seen`.',
  action: 'catalogue.edit',
  refuses: [404, 409],
  body: z.object({
    tariffs: z
      .array(
        z.object({
          tariffId: serialId,
          seen,
          terms: terms.nullable().describe('null: as published, without a draft'),
        }),
      )
      .max(maxTariffs),
  }),
  reply: priceDesk,
});

/** Roundings that are offered, in minor units. */
export const priceSteps = [1, 50, 100, 500, 1_000] as const;

export const raisePrices = defineEndpoint({
  name: 'raisePrices',
  method: 'POST',
  path: '/staff/catalogue/prices/raise',
  summary: 'Draft prices changed by a per cent',
  details: 'Of what is on offer, from the drafted price where there is one. Half a step is rounded up.',
  action: 'catalogue.edit',
  refuses: [404, 409],
  body: z.object({
    mark,
    perMille: z
      .int()
      .min(-900)
      .max(1_000)
      .describe('tenths of a per cent: 75 is 7.5 % more, -100 is 10 % less'),
    stepMinor: z
      .union(priceSteps.map((step) => z.literal(step)))
      .describe('the price becomes a multiple of it'),
    reportKind: z.enum(reportKinds).nullable().describe('null: of both kinds'),
    groupId: z.int().min(0).max(32_767).nullable().describe('a continent; null: everywhere'),
  }),
  reply: priceDesk,
});

const maxFileLength = 200_000;

export const importPrices = defineEndpoint({
  name: 'importPrices',
  method: 'POST',
  path: '/staff/catalogue/prices/import',
  summary: 'Draft the prices of a CSV table',
  details:
    'Columns `tariff_id`, `price`, `min_days`, `max_days`, `offered` (yes or no); `country`, `report` and `currency` are compared where they are there. At most 3,000 lines.',
  action: 'catalogue.edit',
  refuses: [409, 422],
  limit: defineLimit('import-prices', {
    visitor: [per(minuteSeconds, 1)],
    account: [per(minuteSeconds, 10), per(hourSeconds, 100)],
  }),
  body: z.object({ mark, text: lines(maxFileLength) }),
  reply: z.object({
    desk: priceDesk,
    refused: z
      .array(z.object({ line: count, reason: text(500), text: text(400) }))
      .max(maxTariffs)
      .describe('lines that were not taken'),
  }),
});

export const exportPrices = defineEndpoint({
  name: 'exportPrices',
  method: 'GET',
  path: '/staff/catalogue/prices/export',
  summary: 'Every tariff as a CSV table, as drafted',
  action: 'catalogue.see',
  file: 'text/csv',
});

const published = z.object({ priceListId: uuid });

export const publishPrices = defineEndpoint({
  name: 'publishPrices',
  method: 'POST',
  path: '/staff/catalogue/prices/publish',
  summary: 'Publish what is drafted, now or at a time',
  details:
    'Orders that are placed keep their price. Whoever has an order page open with a lower price is told before anything is charged.',
  action: 'catalogue.edit',
  refuses: [409, 422],
  body: z.object({ mark, reason, at: instant.nullable().describe('null: now; else within a year') }),
  reply: published,
});

const priceListView = z
  .object({
    priceListId: uuid,
    number: serialId.nullable().describe('given when it takes effect'),
    state: z.enum(['scheduled', 'published', 'withdrawn']),
    reason: text(600),
    restores: serialId.nullable().describe('the number of the list it is equal to'),
    madeBy: personName,
    madeAt: instant,
    dueAt: instant,
    publishedAt: instant.nullable(),
    tariffs: count.describe('how many it changes'),
    isFirst: z.boolean().describe('the prices this installation began with'),
  })
  .meta({ id: 'PriceList' });
export type PriceListView = z.output<typeof priceListView>;

export const listPriceLists = defineEndpoint({
  name: 'listPriceLists',
  method: 'GET',
  path: '/staff/catalogue/price-lists',
  summary: 'Price lists, the newest first',
  action: 'catalogue.see',
  query: z.object({ page: queryPage, pageSize: queryPageSize }),
  reply: z.object({
    items: z.array(priceListView).max(50),
    total: count,
    page,
    pageSize,
    mayEdit: z.boolean(),
    timeZone,
  }),
});

const termsChange = z
  .object({
    tariffId: serialId,
    countryCode,
    countryName: text(200),
    tariffName: text(200),
    reportKind: z.enum(reportKinds),
    currency: z.enum(currencies),
    before: terms,
    after: terms,
  })
  .meta({ id: 'TermsChange' });
export type TermsChange = z.output<typeof termsChange>;

const byList = z.object({ priceListId: uuid.describe('of a price list') });

export const getPriceList = defineEndpoint({
  name: 'getChangesOfPriceList',
  method: 'GET',
  path: '/staff/catalogue/price-lists/{priceListId}',
  summary: 'What a price list changes, tariff by tariff',
  action: 'catalogue.see',
  refuses: [404],
  params: byList,
  reply: z.object({ changes: z.array(termsChange).max(maxTariffs) }),
});

export const withdrawPriceList = defineEndpoint({
  name: 'withdrawPriceList',
  method: 'POST',
  path: '/staff/catalogue/price-lists/{priceListId}/withdraw',
  summary: 'Take a scheduled price list back into the draft',
  action: 'catalogue.edit',
  refuses: [404, 409],
  params: byList,
  body: z.object({ reason }),
});

export const previewRestore = defineEndpoint({
  name: 'previewRestoredPrices',
  method: 'GET',
  path: '/staff/catalogue/price-lists/{priceListId}/restore',
  summary: 'What going back to a published price list would change',
  action: 'catalogue.see',
  refuses: [404, 409],
  params: byList,
  reply: z.object({ mark, changes: z.array(termsChange).max(maxTariffs) }),
});

export const restorePriceList = defineEndpoint({
  name: 'restorePriceList',
  method: 'POST',
  path: '/staff/catalogue/price-lists/{priceListId}/restore',
  summary: 'Publish a new price list that is equal to an earlier one',
  action: 'catalogue.edit',
  refuses: [404, 409, 422],
  params: byList,
  body: z.object({ mark, reason }),
  reply: published,
});
