import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { reportKinds, usualReportKind } from '#kernel/reports/report-kind.ts';
import { count, requestMark, soughtId, text, uuid } from '#kernel/shapes.ts';
import { evidenceView, reportView } from '#modules/reports/contract.ts';

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
    reportContentTypeId: z.enum(reportKinds).default(usualReportKind),
  }),
  file: 'application/pdf',
});

/** A page asks for each figure that a visitor opens. */
const exampleLimit = defineLimit('example-report', {
  visitor: [per(minuteSeconds, 120), per(hourSeconds, 1_000)],
  account: [per(minuteSeconds, 120), per(hourSeconds, 1_000)],
});

export const exampleReport = z.object({ view: reportView }).meta({ id: 'ExampleReport' });

export const readExampleReport = defineEndpoint({
  name: 'readExampleReport',
  method: 'GET',
  path: '/example-report',
  summary: 'The example report on an invented company, with everything that its documents show',
  action: 'site.use',
  limit: exampleLimit,
  reply: exampleReport,
});

export const exampleEvidence = z.object({ evidence: evidenceView }).meta({ id: 'ExampleEvidence' });

export const readExampleEvidence = defineEndpoint({
  name: 'readExampleEvidence',
  method: 'GET',
  path: '/example-report/facts/{factId}',
  summary: 'Where a fact of the example report is said to come from',
  action: 'site.use',
  refuses: [404],
  limit: exampleLimit,
  params: z.object({ factId: uuid.describe('as the report names it beside a figure') }),
  reply: exampleEvidence,
});

/** What stands on the card of the home page: every word of it is one of the example report. */
export const exampleCard = z
  .object({
    company: text(1_000),
    country: text(2),
    status: text(100),
    mark: text(100),
    rating: reportView.shape.rating
      .unwrap()
      .pick({
        grade: true,
        gradeByPoints: true,
        score: true,
        scoreShown: true,
        tone: true,
        headline: true,
        remark: true,
      })
      .nullable(),
    figures: z.array(z.object({ label: text(200), shown: text(200), note: text(300) })).max(4),
    check: z.object({ title: text(300), detail: text(600) }).nullable(),
  })
  .meta({ id: 'ExampleCard' });
export type ExampleCard = z.output<typeof exampleCard>;

export const readExampleCard = defineEndpoint({
  name: 'readExampleCard',
  method: 'GET',
  path: '/example-report/card',
  summary: 'What fits on a card of the example report',
  action: 'site.use',
  limit: exampleLimit,
  reply: exampleCard,
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
