import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, countryCode, instant, text } from '#kernel/shapes.ts';

/** Fewer say nothing in per cent, and would tell of single orders: they are counted together. */
export const fewestPromises = 10;
/** So many days are looked back. */
export const promiseDays = 365;
const days = z.int().min(0).max(60);

const tally = {
  kept: count.describe('ended by the hour that was promised'),
  ended: count.describe('ended, and late ones that still wait'),
};
const bySpeed = z
  .array(z.object({ minDays: days, maxDays: days, ...tally }))
  .max(200)
  .describe(`of each delivery time with at least ${fewestPromises}`);

/** How promised days were kept, made of the rows that their ends left. */
export const onTimeView = z
  .object({
    since: instant,
    asOf: instant,
    total: z.object(tally),
    speeds: bySpeed,
    countries: z
      .array(z.object({ countryCode, name: text(200), ...tally, speeds: bySpeed }))
      .max(300)
      .describe(`each with at least ${fewestPromises}`),
    others: z
      .object({ countries: count, ...tally })
      .describe('countries with fewer, together; their shares would say nothing'),
    reduced: z
      .array(z.object({ percent: z.int().min(0).max(99), reports: count }))
      .max(20)
      .describe('reports that the late rule made cheaper, by the per cent of the price that was left'),
  })
  .meta({ id: 'OnTime' });
export type OnTimeView = z.output<typeof onTimeView>;

export const getOnTime = defineEndpoint({
  name: 'getOnTime',
  method: 'GET',
  path: '/on-time',
  summary: 'How many reports came by the promised hour, per country and delivery time',
  details:
    'Of the last 365 days. An order counts when its report was sent or its company declared not found; one that is late and still waits counts as late. Corrections and orders that their customers cancelled do not.',
  action: 'site.use',
  reply: onTimeView,
});
