import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, instant, page, pageSize, text, uuid } from '#kernel/shapes.ts';
import { orderNumber } from '#modules/orders/contract.ts';

/** Given up: nobody tries it any more. Failing: it failed at least once and is tried again by itself. */
export const stuckStates = ['given_up', 'failing'] as const;
export type StuckState = (typeof stuckStates)[number];

const byRow = z.object({ rowId: uuid.describe('of a row of the outbox') });

/** A piece of work that does not succeed: a mail, a call to the card gateway, an update of the search server. */
export const stuckWork = z
  .object({
    rowId: uuid,
    topic: text(100).describe('what it is, e.g. orders.notify'),
    orderId: uuid.nullable(),
    orderNumber: orderNumber.nullable(),
    attempts: count,
    lastError: text(600).nullable(),
    createdAt: instant,
    givenUpAt: instant.nullable(),
    nextAt: instant.nullable().describe('when it is tried again by itself'),
    mayDismiss: z.boolean(),
  })
  .meta({ id: 'StuckWork' });
export type StuckWork = z.output<typeof stuckWork>;

export const listOutbox = defineEndpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/staff/outbox',
  summary: 'Work that does not succeed, the oldest first',
  action: 'outbox.mend',
  query: z.object({
    state: z.enum(stuckStates).default('given_up'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ items: z.array(stuckWork).max(50), total: count, page, pageSize }),
});

const outboxState = z.object({
  givenUp: count,
  failing: count,
  mail: z.object({
    failingSince: instant.nullable(),
    lastError: text(600).nullable(),
    isAlarming: z.boolean().describe('it has failed for ten minutes or more'),
  }),
});
export type OutboxState = z.output<typeof outboxState>;

export const getOutboxState = defineEndpoint({
  name: 'getOutboxState',
  method: 'GET',
  path: '/staff/outbox/state',
  summary: 'How much does not succeed, and whether the mail server takes mails',
  action: 'outbox.mend',
  reply: outboxState,
});

export const retryOutboxRow = defineEndpoint({
  name: 'retryOutboxRow',
  method: 'POST',
  path: '/staff/outbox/{rowId}/retry',
  summary: 'Have one piece of work tried again at once, and for days',
  action: 'outbox.mend',
  refuses: [409],
  params: byRow,
});

export const retryOutbox = defineEndpoint({
  name: 'retryOutbox',
  method: 'POST',
  path: '/staff/outbox/retry',
  summary: 'Have everything that was given up tried again',
  action: 'outbox.mend',
  reply: z.object({ retried: count }),
});

/** Work on money and the delivery of a report cannot be left undone. */
export const dismissOutboxRow = defineEndpoint({
  name: 'dismissOutboxRow',
  method: 'POST',
  path: '/staff/outbox/{rowId}/dismiss',
  summary: 'Leave given-up work undone for good',
  action: 'outbox.mend',
  refuses: [409],
  params: byRow,
});
