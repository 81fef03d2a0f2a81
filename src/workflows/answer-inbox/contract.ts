import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import {
  count,
  instant,
  line,
  maxPageSize,
  page,
  pageSize,
  queryPage,
  queryPageSize,
  text,
  uuid,
} from '#kernel/shapes.ts';
import { inboxKinds, inboxOwners, inboxStates, maxInboxSearch } from './inbox-rules.ts';

export {
  type InboxKind,
  type InboxOwner,
  type InboxState,
  inboxKinds,
  inboxOwners,
  inboxStates,
  maxInboxSearch,
} from './inbox-rules.ts';

const kind = z.enum(inboxKinds);

/** One thing that a person must answer, in whichever room it lies. */
const inboxItem = z
  .object({
    kind,
    id: uuid,
    orderId: uuid.nullable(),
    orderNumber: text(40).nullable(),
    who: text(1_000).describe('who wrote; of a claim the company of the order'),
    about: text(1_000).describe('an e-mail address, or the company of a reviewer'),
    opening: text(240).describe('the first words'),
    locale: z.enum(locales).describe('the language of what was written'),
    receivedAt: instant,
    dueAt: instant.describe('of a claim the clock that runs: the answer, then the decision'),
    deskHoursLeft: z.number().nullable().describe('negative where it is late; null where it is done'),
    isDueToday: z.boolean(),
    isLate: z.boolean(),
    isOpen: z.boolean(),
    closedAt: instant.nullable(),
    assignee: z.object({ id: uuid, name: text(400) }).nullable(),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof inboxItem>;

const inboxCounts = z
  .object({
    open: count,
    late: count,
    mine: count,
    nobody: count,
    kinds: z.array(z.object({ kind, open: count, late: count })).max(inboxKinds.length),
  })
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.output<typeof inboxCounts>;

const inbox = z
  .object({
    items: z.array(inboxItem).max(maxPageSize),
    total: count,
    page,
    pageSize,
    counts: inboxCounts.describe('of everything open, whatever is filtered'),
    asOf: instant,
    timeZone: text(60).describe('of the desk'),
  })
  .meta({ id: 'Inbox' });
export type Inbox = z.output<typeof inbox>;

export const readInbox = defineEndpoint({
  name: 'readInbox',
  method: 'GET',
  path: '/staff/inbox',
  summary:
    'Everything that a person must answer: what is open by its due time, what is done the latest first',
  action: 'inbox.work',
  query: z.object({
    kind: kind.optional().describe('only this kind'),
    state: z.enum(inboxStates).default('open').describe('what waits, what waits too long, what is done'),
    owner: z.enum(inboxOwners).default('anybody').describe('who has it'),
    search: line(maxInboxSearch).default('').describe('words of who wrote, what, or the number of an order'),
    page: queryPage,
    pageSize: queryPageSize,
  }),
  reply: inbox,
});

export const countInbox = defineEndpoint({
  name: 'countInbox',
  method: 'GET',
  path: '/staff/inbox/counts',
  summary: 'How much is open in the inbox',
  action: 'inbox.work',
  reply: inboxCounts,
});

export const assignInboxItem = defineEndpoint({
  name: 'assignInboxItem',
  method: 'POST',
  path: '/staff/inbox/{kind}/{itemId}/assign',
  summary: 'Take something out of the inbox, or put it back',
  action: 'inbox.work',
  refuses: [404, 409],
  params: z.object({
    kind: kind.describe('what it is'),
    itemId: uuid.describe('of a question, claim, review or data request'),
  }),
  body: z.object({ isMine: z.boolean() }),
});
