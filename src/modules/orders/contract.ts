import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { orderStates } from './order-states.ts';

/** One line of text as people type it: no control characters, trimmed. */
function line(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
      .regex(/^[^\u0000-\u001f\u007f]*$/, 'control characters')
  );
}

/** What the buyer typed where no register had the company. */
export const freeRequest = z
  .object({
    name: line(300).default(''),
    regCode: line(64).default(''),
    vatCode: line(64).default(''),
    address: line(500).default(''),
    phone: line(40).default(''),
    email: line(254).default(''),
    addInfo: z.string().trim().max(2000).default(''),
  })
  .refine(({ name, regCode, vatCode }) => name !== '' || regCode !== '' || vatCode !== '', {
    message: 'company_query_empty',
  });
export type FreeRequest = z.output<typeof freeRequest>;

/** Whom the report is about, as stored with the order. */
export const orderSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('company'),
    companyId: z.string(),
    name: z.string(),
    nameLat: z.string(),
    regCode: z.string(),
    vatCode: z.string(),
    address: z.string(),
    form: z.string(),
    status: z.string(),
    registerName: z.string(),
    isDemo: z.boolean(),
  }),
  z.object({ kind: z.literal('request'), request: freeRequest }),
]);
export type OrderSubject = z.output<typeof orderSubject>;

export const workItemKinds = ['register', 'court', 'sanctions', 'accounts', 'interview'] as const;
export type WorkItemKind = (typeof workItemKinds)[number];
export const workItemOutcomes = ['found', 'nothing_found', 'unavailable'] as const;

export const workItemView = z.object({
  kind: z.enum(workItemKinds),
  doneAt: z.iso.datetime().nullable(),
  outcome: z.enum(workItemOutcomes).nullable(),
});

export const clarificationView = z.object({
  id: z.string(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});

/** An order as its customer may see it. */
export const orderView = z.object({
  number: z.string(),
  state: z.enum(orderStates),
  revision: z.int(),
  countryCode: z.string().describe('lower case'),
  countryName: z.string(),
  subject: orderSubject,
  tariffName: z.string(),
  priceMinor: z.int(),
  currency: z.enum(currencies),
  minDays: z.int(),
  maxDays: z.int(),
  email: z.string(),
  placedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  dueMin: z.iso.datetime().nullable(),
  dueMax: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  workItems: z.array(workItemView),
  clarifications: z.array(clarificationView),
  events: z.array(z.object({ event: z.string(), state: z.enum(orderStates), at: z.iso.datetime() })),
});
export type OrderView = z.output<typeof orderView>;
