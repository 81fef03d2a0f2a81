import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { count, requestMark, soughtId, text } from '#kernel/shapes.ts';

const sampleLimit = defineLimit('sample', {
  visitor: [per(minuteSeconds, 10), per(hourSeconds, 60)],
  account: [per(minuteSeconds, 10), per(hourSeconds, 60)],
});

/** The specification's sample: a file in the language of Accept-Locale, saved under the country's name. */
export const getSampleReport = defineEndpoint({
  name: 'getSampleReport',
  method: 'POST',
  path: '/Dictionary/GetSampleReport',
  summary: 'A sample report on an invented company of a country',
  action: 'site.use',
  refuses: [404],
  limit: sampleLimit,
  body: z.object({
    requestId: requestMark,
    countryId: soughtId,
    reportContentTypeId: z.literal('credit').default('credit'),
  }),
  file: 'application/pdf',
});

export const fileTypeView = z.object({
  id: text(40),
  name: text(100),
  extension: text(10),
  contentType: text(100),
  maxBytes: count.optional().describe('set where the product takes such a file in'),
});
export type FileTypeView = z.output<typeof fileTypeView>;

export const listFileTypes = defineEndpoint({
  name: 'listFileTypes',
  method: 'GET',
  path: '/Dictionary/FileTypes',
  summary: 'Kinds of files the product gives out or takes in',
  action: 'site.use',
  reply: z.object({ items: z.array(fileTypeView).max(50) }),
});
