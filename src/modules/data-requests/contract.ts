import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { emailText, instant, lines, text, typedText, uuid } from '#kernel/shapes.ts';
import { requestStates } from './data-request-states.ts';
import { requestKinds, requestLimits, requestRelations } from './kinds/request-kind-rules.ts';

const byRequest = z.object({ requestId: uuid.describe('of a data request') });

const requestLimit = defineLimit('data_request', {
  visitor: [per(hourSeconds, 10), per(daySeconds, 30)],
  account: [per(hourSeconds, 10), per(daySeconds, 30)],
});

/** The answer is the same whether we hold anything or not. */
export const sendDataRequest = defineEndpoint({
  name: 'sendDataRequest',
  method: 'POST',
  path: '/DataRequests',
  summary: 'Ask for a copy, a correction or the erasure of data on a person, or object to its use',
  action: 'site.use',
  limit: requestLimit,
  idempotent: true,
  body: z.object({
    kind: typedText.describe(requestKinds.join(', ')),
    relation: typedText.describe(requestRelations.join(', ')),
    name: typedText,
    company: typedText.describe('the company or the number of the report; may be empty'),
    message: typedText,
    email: typedText.describe('where the answer goes'),
  }),
  reply: z.object({ id: uuid, dueAt: instant.describe('by when a person answers') }),
});

/** So long may what we answer be. */
export const maxReplyLength = 5_000;

export const staffDataRequest = z
  .object({
    id: uuid,
    kind: z.enum(requestKinds),
    relation: z.enum(requestRelations),
    name: text(requestLimits.name),
    company: text(requestLimits.company),
    message: text(requestLimits.message),
    email: emailText,
    locale: z.enum(locales),
    state: z.enum(requestStates),
    createdAt: instant,
    dueAt: instant,
    assigneeId: uuid.nullable(),
    answer: text(maxReplyLength).nullable(),
    closedAt: instant.nullable(),
    isReceiptRefused: z.boolean().describe('the address takes no mail'),
    history: z.array(z.object({ event: text(60), state: text(60), actor: text(100), at: instant })).max(200),
  })
  .meta({ id: 'DataRequest' });
export type StaffDataRequest = z.output<typeof staffDataRequest>;

export const getDataRequest = defineEndpoint({
  name: 'getDataRequest',
  method: 'GET',
  path: '/staff/data-requests/{requestId}',
  summary: 'A request about data on a person, with what happened to it',
  action: 'request.answer',
  params: byRequest,
  reply: staffDataRequest,
});

export const replyToDataRequest = defineEndpoint({
  name: 'replyToDataRequest',
  method: 'POST',
  path: '/staff/data-requests/{requestId}/reply',
  summary: 'Answer a request about data, or refuse it with the reason; the words are mailed',
  action: 'request.answer',
  refuses: [404, 409],
  params: byRequest,
  body: z.object({ outcome: z.enum(['answer', 'refuse']), text: lines(maxReplyLength).min(3) }),
  reply: staffDataRequest,
});
