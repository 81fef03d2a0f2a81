import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { linkSecret, text, uuid } from '#kernel/shapes.ts';
import { evidenceView, excerptView, reportView } from '#modules/reports/contract.ts';

const revision = z.coerce.number().int().min(1).max(32_767).optional();
const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });
const byOrder = z.object({ orderId: uuid.describe('of an order of one’s own or of one’s company') });
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

/** The company is asked for anew at every call, as for its orders: who has left finds nothing. */
export const readAccountReport = defineEndpoint({
  name: 'readAccountReport',
  method: 'GET',
  path: '/account/orders/{orderId}/report',
  summary: 'The delivered report of an order of one’s own or of one’s company',
  action: 'orders.see',
  limit: readLimit,
  params: byOrder,
  query: ofRevision,
  reply: deliveredReport,
});

export const reportEvidence = z
  .object({
    evidence: evidenceView,
    excerpt: excerptView
      .nullable()
      .describe('null where no copy is kept, or none in which the place can be shown'),
    hasCopy: z
      .boolean()
      .describe(
        'whether it can be saved; a file that staff were handed cannot, a document that a person read only where its licence allows it',
      ),
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

export const readAccountEvidence = defineEndpoint({
  name: 'readAccountEvidence',
  method: 'GET',
  path: '/account/orders/{orderId}/report/facts/{factId}',
  summary: 'Where a fact of a report of one’s company comes from',
  action: 'orders.see',
  limit: readLimit,
  params: byOrder.extend({ factId: uuid.describe('as the report names it beside a figure') }),
  query: ofRevision,
  reply: reportEvidence,
});

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64)
  .describe('as the source is listed in the report');

/** A stranger's bytes: saved, never opened in the page. */
export const getSnapshot = defineEndpoint({
  name: 'getSnapshot',
  method: 'GET',
  path: '/orders/{secret}/report/evidence/{sha256}',
  summary: 'The kept copy of a source that the delivered report cites, as it came',
  action: 'order.follow',
  limit: fileLimit,
  params: bySecret.extend({ sha256 }),
  query: ofRevision,
  file: 'application/octet-stream',
});

export const getAccountSnapshot = defineEndpoint({
  name: 'getAccountSnapshot',
  method: 'GET',
  path: '/account/orders/{orderId}/report/evidence/{sha256}',
  summary: 'The kept copy of a source that a report of one’s company cites, as it came',
  action: 'orders.see',
  limit: fileLimit,
  params: byOrder.extend({ sha256 }),
  query: ofRevision,
  file: 'application/octet-stream',
});

const workbook = {
  kind: 'xlsx',
  query: ofRevision.extend({
    locale: z.enum(locales).optional().describe('the language of its words; that of the call if left out'),
  }),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const jsonOf = (kind: ReportFileKind) => ({ kind, query: ofRevision, file: 'application/json' });
const signature = { kind: 'jws', query: ofRevision, file: 'application/jose' } as const;

const ofLink = { path: '/orders/{secret}', action: 'order.follow', params: bySecret } as const;
const ofAccount = { path: '/account/orders/{orderId}', action: 'orders.see', params: byOrder } as const;

/** A file of the report that a program reads; by link and by account it is the same. */
function fileEndpoint<Params extends z.ZodType, Query extends z.ZodType>(
  { kind, ...of }: Readonly<{ kind: ReportFileKind; query: Query; file: string }>,
  door: Readonly<{ path: string; action: 'order.follow' | 'orders.see'; params: Params }>,
  words: Readonly<{ name: string; summary: string; details?: string }>,
) {
  return defineEndpoint({
    ...{ method: 'GET', limit: fileLimit, ...door, path: `${door.path}/report/files/${kind}` },
    ...of,
    ...words,
  });
}

export const getWorkbook = fileEndpoint(workbook, ofLink, {
  name: 'getWorkbook',
  summary: 'The figures of the delivered report as a workbook with living formulas',
});

export const getAccountWorkbook = fileEndpoint(workbook, ofAccount, {
  name: 'getAccountWorkbook',
  summary: 'The figures of a report of one’s company as a workbook with living formulas',
});

export const getRecord = fileEndpoint(jsonOf('json'), ofLink, {
  name: 'getRecord',
  summary: 'The sealed record of the delivered report: the very bytes that were signed',
  details:
    'Their SHA-256 is the one that the verification of the report names. Reports from before there were records have none.',
});

export const getAccountRecord = fileEndpoint(jsonOf('json'), ofAccount, {
  name: 'getAccountRecord',
  summary: 'The sealed record of a report of one’s company: the very bytes that were signed',
});

export const getRecordSignature = fileEndpoint(signature, ofLink, {
  name: 'getRecordSignature',
  summary: 'The detached signature of the sealed record',
});

export const getAccountRecordSignature = fileEndpoint(signature, ofAccount, {
  name: 'getAccountRecordSignature',
  summary: 'The detached signature of the sealed record of a report of one’s company',
});

export const getOwners = fileEndpoint(jsonOf('bods'), ofLink, {
  name: 'getOwners',
  summary: 'The owners as statements of the Beneficial Ownership Data Standard 0.4',
});

export const getAccountOwners = fileEndpoint(jsonOf('bods'), ofAccount, {
  name: 'getAccountOwners',
  summary:
    'The owners in a report of one’s company as statements of the Beneficial Ownership Data Standard 0.4',
});

export const getRating = fileEndpoint(jsonOf('rating'), ofLink, {
  name: 'getRating',
  summary: 'The rating with all that it was computed of: whoever has it can compute it anew',
});

export const getAccountRating = fileEndpoint(jsonOf('rating'), ofAccount, {
  name: 'getAccountRating',
  summary: 'The rating of a report of one’s company with all that it was computed of',
});
