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

/** Where a figure of a picture of the example is said to come from: what its reader may check. */
const exampleProof = z.object({
  label: text(200),
  of: text(300),
  shown: text(5_000),
  source: text(300),
  mark: z.int().min(0).max(10_000).describe('number of the source in the report'),
  method: text(100),
  retrieved: text(60),
});
export type ExampleProof = z.output<typeof exampleProof>;

const exampleRating = reportView.shape.rating
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
  .nullable();

/** What stands on the card of the home page: every word of it is one of the example report. */
export const exampleCard = z
  .object({
    company: text(1_000),
    otherName: text(1_000).describe('the same in Latin letters, where the company writes itself otherwise'),
    number: text(100),
    place: text(300),
    country: text(2),
    status: text(100),
    mark: text(100),
    rating: exampleRating,
    figures: z
      .array(
        z.object({
          label: text(200),
          shown: text(200),
          note: text(300),
          trend: z.array(z.number()).max(10).describe('the years before and the newest, oldest first'),
        }),
      )
      .max(4),
    check: z.object({ title: text(300), detail: text(600) }).nullable(),
    proof: z
      .object({ ofFigure: z.int().min(0).max(3), lines: z.array(exampleProof).min(1).max(2) })
      .nullable()
      .describe('the lines of the source that one of the figures rests on, its own first'),
  })
  .meta({ id: 'ExampleCard' });
export type ExampleCard = z.output<typeof exampleCard>;

/** Each page of a country shows the card of its own: who reads all of them in both languages is no nuisance. */
const cardLimit = defineLimit('example-card', {
  visitor: [per(minuteSeconds, 600), per(hourSeconds, 3_000)],
  account: [per(minuteSeconds, 600), per(hourSeconds, 3_000)],
});

export const readExampleCard = defineEndpoint({
  name: 'readExampleCard',
  method: 'GET',
  path: '/example-report/card',
  summary: 'What fits on a card of the example report, or of the sample of a country',
  action: 'site.use',
  isShared: true,
  refuses: [404],
  limit: cardLimit,
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .max(2)
      .optional()
      .describe('Alpha-2 code; without it the country of the example report.'),
  }),
  reply: exampleCard,
});

/** A value of the page of the home page with where it comes from. */
const exampleValue = z.object({ label: text(200), shown: text(5_000), proof: exampleProof.nullable() });
export type ExampleValue = z.output<typeof exampleValue>;

/** One page of the example report, as the home page shows it: every word of it is one of the report. */
export const examplePage = z
  .object({
    kind: text(100),
    number: text(60),
    ordered: text(60),
    issued: text(60),
    company: text(1_000),
    line: z.array(text(300)).max(8),
    status: text(100),
    rating: exampleRating,
    limit: exampleValue,
    depth: z.object({ label: text(100), remark: text(300) }),
    confidence: text(100),
    identity: z.array(exampleValue).max(6),
    years: z
      .array(
        z.object({
          label: text(40),
          sales: z.number(),
          equity: z.number(),
          salesShown: text(60),
          equityShare: text(60).describe('equity as a share of assets'),
        }),
      )
      .max(5),
    yearsUnit: text(60),
    newest: z.object({ sales: exampleValue, equity: exampleValue }).nullable(),
    ownership: reportView.shape.ownership,
    searches: z.array(exampleValue).max(6),
    signing: text(600),
    sources: z.array(z.object({ method: text(100), retrieved: text(60) })).max(6),
  })
  .meta({ id: 'ExamplePage' });
export type ExamplePage = z.output<typeof examplePage>;

export const readExamplePage = defineEndpoint({
  name: 'readExamplePage',
  method: 'GET',
  path: '/example-report/page',
  summary: 'What fits on one page of the example report, each value with its source',
  action: 'site.use',
  limit: exampleLimit,
  reply: examplePage,
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
