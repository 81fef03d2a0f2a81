import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { count, emailText, instant, minorUnits, text, uuid } from '#kernel/shapes.ts';
import { workItemKinds } from '#modules/orders/contract.ts';

/** What the rows of a timeline are told apart by, in the order of the keys 2 to 6; 1 shows all of them. */
export const timelineKinds = ['customer', 'money', 'work', 'mail', 'note'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Of what a row tells; with its event it has its words in the page. */
export const timelineThings = [
  'order',
  'buyer',
  'vat_check',
  'payment',
  'debt',
  'question',
  'answer',
  'claim',
  'file',
  'download',
  'step',
  'research',
  'dossier',
  'document',
  'screening',
  'check',
  'mail',
  'mail_act',
  'note',
] as const;

/** So many rows are answered at once. */
export const maxTimelineRows = 100;

/** Figures and names that belong to a row: each thing has its own. */
const details = z.object({
  amountMinor: minorUnits.optional(),
  currency: z.enum(currencies).optional(),
  isByInvoice: z.boolean().optional(),
  cardBrand: text(40).nullish(),
  cardLast4: text(4).nullish(),
  minutes: count.optional(),
  files: count.optional(),
  times: count.optional(),
  locale: z.enum(locales).optional(),
  revision: count.optional(),
  step: z.enum(workItemKinds).optional(),
  asked: count.optional(),
  answered: count.optional(),
  seconds: count.nullish(),
  source: text(200).optional(),
  list: text(200).optional(),
  count: count.optional(),
  sections: count.optional(),
  accepted: count.optional(),
  comments: count.optional(),
  changed: count.optional(),
  subject: text(1_000).nullish(),
  to: emailText.optional(),
  isCopy: z.boolean().optional(),
  isAgain: z.boolean().optional(),
});
export type TimelineDetails = z.output<typeof details>;

export const timelineRow = z
  .object({
    key: text(120).describe('tells rows of one order apart'),
    at: instant,
    kind: z.enum(timelineKinds),
    what: z.enum(timelineThings),
    event: text(60),
    actor: text(100),
    actorName: text(400).nullable().describe('of whoever has an account'),
    text: text(5_000).nullable().describe('what was asked, answered, noted, or given as the reason'),
    ofId: uuid.nullable().describe('of the mail or note'),
    details,
    mentions: z.array(z.object({ id: uuid, name: text(400) })).max(10),
  })
  .meta({ id: 'TimelineRow' });
export type TimelineRow = z.output<typeof timelineRow>;

export const timeline = z
  .object({
    rows: z.array(timelineRow).max(maxTimelineRows).describe('the oldest first'),
    earlier: text(120).nullable().describe('`before` of the rows that came earlier, where there are any'),
    counts: z.array(z.object({ kind: z.enum(timelineKinds), count })).max(timelineKinds.length),
    colleagues: z
      .array(z.object({ id: uuid, name: text(400) }))
      .max(200)
      .describe('who can be named in a note'),
  })
  .meta({ id: 'OrderTimeline' });
export type Timeline = z.output<typeof timeline>;

const mark = z
  .string()
  .max(120)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,3}~[\w:.-]{1,80}$/)
  .refine((key) => !Number.isNaN(Date.parse(key.slice(0, 24))), 'no such moment');

export const readTimeline = defineEndpoint({
  name: 'readTimeline',
  method: 'GET',
  path: '/staff/orders/{orderId}/timeline',
  summary: 'Everything that happened to an order, the latest rows, or those before a mark',
  action: 'desk.work',
  params: z.object({ orderId: uuid }),
  query: z.object({
    kind: z.enum(timelineKinds).optional().describe('only rows of it'),
    before: mark.optional().describe('`earlier` of the answer before'),
    limit: z.coerce.number().int().min(1).max(maxTimelineRows).default(50).describe('at most so many rows'),
  }),
  reply: timeline,
});
