import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { count, instant, linkSecret, text, uuid } from '#kernel/shapes.ts';
import { maxSources, questionView, sourcePart } from '#modules/registers/contract.ts';

const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });
const byOrder = z.object({ orderId: uuid });

/** How the question to a source stands, as its customer is told; why a source was silent is not among it. */
export const standings = [
  'waiting',
  'asking',
  'found',
  'nothing_found',
  'not_published',
  'no_answer',
  'by_person',
  'not_asked',
] as const;
export type Standing = (typeof standings)[number];

/** One source with what it is asked about. */
const researchedSource = z.object({
  code: text(60),
  name: text(300),
  parts: z
    .array(z.object({ part: sourcePart, standing: z.enum(standings), answeredAt: instant.nullable() }))
    .max(20),
});
export type ResearchedSource = z.output<typeof researchedSource>;

export const orderResearch = z
  .object({
    version: z.number().min(0).describe('grows with every step: the larger one is the newer one'),
    isUnderWay: z.boolean().describe('something is still being asked, or is about to be'),
    sources: z.array(researchedSource).max(maxSources),
  })
  .meta({ id: 'OrderResearch' });
export type OrderResearch = z.output<typeof orderResearch>;

export const getOrderResearch = defineEndpoint({
  name: 'getOrderResearch',
  method: 'GET',
  path: '/orders/{secret}/research',
  summary: 'Which sources are asked about the company of an order, and what came',
  action: 'order.follow',
  params: bySecret,
  reply: orderResearch,
});

/** The same as it changes, for `EventSource`, which sends no headers: so the language is asked for. */
export const watchOrderResearch = defineEndpoint({
  name: 'watchOrderResearch',
  method: 'GET',
  path: '/orders/{secret}/research/events',
  summary: 'The same as server-sent events',
  details:
    'Each event `research` holds the whole as `GET …/research` answers it, the first one at once; an event `done` is the last one. Whoever is refused with 429 asks `GET …/research` every few seconds.',
  action: 'order.follow',
  refuses: [429],
  params: bySecret,
  query: z.object({ locale: z.enum(locales).default('en').describe('Language of the names.') }),
  file: 'text/event-stream',
});

/** A source for staff: every question with its reason and what was kept. */
const staffSource = z.object({
  code: text(60),
  name: text(300),
  isAsked: z.boolean().describe('false: what it says was read out of files that were handed in'),
  questions: z.array(questionView).max(20),
});
export type StaffSource = z.output<typeof staffSource>;

/** Why there is no research: the company stands in no register of ours, or no source of ours covers it. */
export const noResearchReasons = ['not_identified', 'not_begun', 'no_source'] as const;

export const staffResearch = z
  .object({
    none: z
      .enum(noResearchReasons)
      .nullable()
      .describe('why nothing was asked; null where there is a research'),
    startedAt: instant.nullable(),
    isUnderWay: z.boolean(),
    mayAsk: z.boolean().describe('sources can be asked again: the report is not finished'),
    silent: count.describe('questions that were not answered'),
    sources: z.array(staffSource).max(maxSources),
    files: z
      .array(z.object({ code: text(60), name: text(300) }))
      .max(20)
      .describe('files of sources that can be handed in for this company; none when the report is finished'),
  })
  .meta({ id: 'StaffResearch' });
export type StaffResearch = z.output<typeof staffResearch>;

export const getStaffResearch = defineEndpoint({
  name: 'getStaffResearch',
  method: 'GET',
  path: '/staff/orders/{orderId}/research',
  summary: 'What was asked of which source about the company of an order, why not, and what is kept',
  action: 'desk.work',
  params: byOrder,
  reply: staffResearch,
});

export const askSourceAgain = defineEndpoint({
  name: 'askSourceAgain',
  method: 'POST',
  path: '/staff/orders/{orderId}/research/ask-again',
  summary: 'Have one source asked again about one thing',
  action: 'desk.work',
  refuses: [409],
  params: byOrder,
  body: z.object({ taskId: uuid.describe('of the question') }),
  reply: staffResearch,
});

export const askSilentSources = defineEndpoint({
  name: 'askSilentSources',
  method: 'POST',
  path: '/staff/orders/{orderId}/research/ask-silent',
  summary: 'Have every source asked again that did not answer, and those that were never asked',
  action: 'desk.work',
  refuses: [409],
  params: byOrder,
  reply: staffResearch,
});

/** Accounts with pictures inside and slices of registers come near this. */
export const maxSourceFileBytes = 40 * 1024 * 1024;
/** What such files are called by those who send them; the reader looks into them itself. */
export const sourceFileTypes = [
  'application/octet-stream',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  'text/html',
  'application/json',
  'text/csv',
  'application/zip',
] as const;

/** Takes `multipart/form-data` with one file, or the bytes themselves. */
export const handInSourceFile = defineEndpoint({
  name: 'handInSourceFile',
  method: 'POST',
  path: '/staff/orders/{orderId}/research/files/{source}',
  summary: 'Hand in a file of a source that answers no machine, up to 40 MB',
  details:
    'An extract of EGRUL, accounts in XBRL, a table of a register, owners by BODS 0.4, each also as an archive: of one with many files the one that bears the company’s number is taken. It is read at once, and kept only where it says something of the company. A further year of accounts stands beside those before it; of other files the newest one counts.',
  action: 'desk.work',
  refuses: [409, 422],
  params: byOrder.extend({ source: text(60).describe('a code out of `files` of the research') }),
  upload: { field: 'file', types: sourceFileTypes, maxBytes: maxSourceFileBytes },
  reply: staffResearch,
});

/** A stranger's bytes: saved, never opened in the page. */
export const getSourceAnswer = defineEndpoint({
  name: 'getSourceAnswer',
  method: 'GET',
  path: '/staff/orders/{orderId}/research/answers/{snapshotId}',
  summary: 'An answer of a source, as it came',
  action: 'desk.work',
  params: byOrder.extend({ snapshotId: uuid.describe('of an answer that was kept') }),
  file: 'application/octet-stream',
});
