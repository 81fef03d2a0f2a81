import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { linkSecret, text, uuid } from '#kernel/shapes.ts';
import { evidenceView, excerptView, reportView } from '#modules/reports/contract.ts';

const revision = z.coerce.number().int().min(1).max(32_767).optional();
const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });
const ofRevision = z.object({ revision: revision.describe('the latest one that was delivered if left out') });

/** Reading is cheap and a page does it by itself; files and kept copies are not. */
const readLimit = defineLimit('report', {
  visitor: [per(minuteSeconds, 120), per(hourSeconds, 1_000)],
  account: [per(minuteSeconds, 120), per(hourSeconds, 1_000)],
});
const fileLimit = defineLimit('report-file', {
  visitor: [per(minuteSeconds, 20), per(hourSeconds, 120)],
  account: [per(minuteSeconds, 20), per(hourSeconds, 120)],
});

/** The files for programs; the PDFs are calls of the order. */
export const reportFileKinds = ['xlsx', 'json', 'jws', 'bods', 'rating'] as const;
export type ReportFileKind = (typeof reportFileKinds)[number];

export const deliveredReport = z
  .object({
    view: reportView,
    revisions: z
      .array(z.object({ revision: z.int().min(1).max(32_767), issuedOn: text(10) }))
      .max(100)
      .describe('the delivered ones, the latest first'),
    files: z
      .array(z.enum(reportFileKinds))
      .max(reportFileKinds.length)
      .describe('those that this revision has, as the last part of the paths of their calls'),
  })
  .meta({ id: 'DeliveredReport' });
export type DeliveredReport = z.output<typeof deliveredReport>;

export const readReport = defineEndpoint({
  name: 'readReport',
  method: 'GET',
  path: '/orders/{secret}/report',
  summary: 'The delivered report, with everything that its documents show',
  action: 'order.follow',
  limit: readLimit,
  params: bySecret,
  query: ofRevision,
  reply: deliveredReport,
});

export const reportEvidence = z
  .object({
    evidence: evidenceView,
    excerpt: excerptView
      .nullable()
      .describe('null where no copy is kept, or none in which the place can be shown'),
    hasCopy: z.boolean(),
  })
  .meta({ id: 'ReportEvidence' });
export type ReportEvidence = z.output<typeof reportEvidence>;

export const readEvidence = defineEndpoint({
  name: 'readEvidence',
  method: 'GET',
  path: '/orders/{secret}/report/facts/{factId}',
  summary: 'Where a fact of the delivered report comes from',
  action: 'order.follow',
  limit: readLimit,
  params: bySecret.extend({ factId: uuid.describe('as the report names it beside a figure') }),
  query: ofRevision,
  reply: reportEvidence,
});

/** A stranger's bytes: saved, never opened in the page. */
export const getSnapshot = defineEndpoint({
  name: 'getSnapshot',
  method: 'GET',
  path: '/orders/{secret}/report/evidence/{sha256}',
  summary: 'The kept copy of a source that the delivered report cites, as it came',
  action: 'order.follow',
  limit: fileLimit,
  params: bySecret.extend({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .max(64)
      .describe('as the source is listed in the report'),
  }),
  query: ofRevision,
  file: 'application/octet-stream',
});

/** A file of the report that a program reads. */
function fileEndpoint<Query extends z.ZodType>(
  kind: ReportFileKind,
  more: { name: string; summary: string; file: string; query: Query; details?: string },
) {
  return defineEndpoint({
    ...{ method: 'GET', path: `/orders/{secret}/report/files/${kind}` },
    ...{ action: 'order.follow', limit: fileLimit, params: bySecret },
    ...more,
  });
}

export const getWorkbook = fileEndpoint('xlsx', {
  name: 'getWorkbook',
  summary: 'The figures of the delivered report as a workbook with living formulas',
  query: ofRevision.extend({
    locale: z.enum(locales).optional().describe('the language of its words; that of the call if left out'),
  }),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const getRecord = fileEndpoint('json', {
  name: 'getRecord',
  summary: 'The sealed record of the delivered report: the very bytes that were signed',
  details:
    'Their SHA-256 is the one that the verification of the report names. Reports from before there were records have none.',
  query: ofRevision,
  file: 'application/json',
});

export const getRecordSignature = fileEndpoint('jws', {
  name: 'getRecordSignature',
  summary: 'The detached signature of the sealed record',
  query: ofRevision,
  file: 'application/jose',
});

export const getOwners = fileEndpoint('bods', {
  name: 'getOwners',
  summary: 'The owners as statements of the Beneficial Ownership Data Standard 0.4',
  query: ofRevision,
  file: 'application/json',
});

export const getRating = fileEndpoint('rating', {
  name: 'getRating',
  summary: 'The rating with all that it was computed of: whoever has it can compute it anew',
  query: ofRevision,
  file: 'application/json',
});
