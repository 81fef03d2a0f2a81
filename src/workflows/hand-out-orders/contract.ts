import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { count, countryCode, emailText, instant, line, minorUnits, text, uuid } from '#kernel/shapes.ts';
import { orderNumber } from '#modules/orders/contract.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { paymentStates } from '#modules/payments/payment-states.ts';
import {
  deskDues,
  deskSorts,
  deskViews,
  maxMentions,
  maxNotes,
  maxSavedViews,
  noteText,
  noteView,
  viewName,
} from '#modules/worklists/contract.ts';

/** So many rows are answered at once; a longer list is asked for piece by piece. */
export const maxDeskRows = 100;
/** So many orders are handed out or noted at once. */
export const maxAtOnce = 100;
const maxPeople = 200;
/** More countries than there are. */
const maxCountries = 300;
/** As the staff know each other. */
const personName = text(400);
const person = z.object({ id: uuid, name: personName });

/** Which orders are looked at, and in which order: the same words as in the address of the page. */
export const deskFilter = z.object({
  view: z.enum(deskViews).default('open'),
  search: line(200).default(''),
  states: z.array(z.enum(orderStates)).max(orderStates.length).default([]),
  country: countryCode.nullable().default(null),
  who: uuid.nullable().default(null).describe('who is on it'),
  due: z
    .enum(deskDues)
    .nullable()
    .default(null)
    .describe('the promise, or the hold on the card that is about to end'),
  kind: z.enum(reportKinds).nullable().default(null),
  sort: z.enum(deskSorts).default('due'),
  isDescending: z.boolean().default(false),
});
export type DeskFilter = z.output<typeof deskFilter>;

/** One order as the queue shows it. */
export const deskRow = z
  .object({
    orderId: uuid,
    number: orderNumber,
    state: z.enum(orderStates),
    countryCode,
    companyName: text(1000),
    companyNameLat: text(1000),
    tariffName: text(200),
    reportKind: z.enum(reportKinds),
    placedAt: instant,
    dueMax: instant.nullable(),
    deskHoursLeft: z
      .number()
      .nullable()
      .describe('until it is due, while the desk is open; negative when late'),
    isDueToday: z.boolean(),
    isLate: z.boolean(),
    pausedDay: count.nullable().describe('the clock stands: the how manieth working day it is'),
    assignee: person.nullable(),
    isOwnReport: z.boolean(),
    payment: z
      .object({
        state: z.enum(paymentStates),
        amountMinor: minorUnits,
        currency: z.enum(currencies),
        holdEndsAt: instant.nullable(),
        isByInvoice: z.boolean(),
      })
      .nullable(),
    hasDossier: z.boolean(),
    sections: count.describe('how many a report of its kind has'),
    sectionsFilled: count,
    noteCount: count,
    isMentioned: z.boolean().describe('a note there names the reader, who has not seen it'),
    isUndelivered: z.boolean().describe('a mail of it was refused or came back'),
  })
  .meta({ id: 'DeskRow' });
export type DeskRow = z.output<typeof deskRow>;

export const desk = z
  .object({
    items: z.array(deskRow).max(maxDeskRows),
    total: count,
    counts: z.array(z.object({ view: z.enum(deskViews), count })).max(deskViews.length),
    savedViews: z.array(z.object({ id: uuid, name: text(60), filter: deskFilter, count })).max(maxSavedViews),
    workload: z
      .array(person.extend({ atWork: count, dueSoon: count, late: count, reviewed: count }))
      .max(maxPeople)
      .describe('of everybody who may be given an order'),
    countries: z.array(countryCode).max(maxCountries).describe('of which there are orders'),
    mentions: count,
    timeZone: text(60).describe('of the desk, by its IANA name'),
    asOf: instant,
  })
  .meta({ id: 'Desk' });
export type Desk = z.output<typeof desk>;

export const readDesk = defineEndpoint({
  name: 'readDesk',
  method: 'POST',
  path: '/staff/queue',
  summary: 'The queue: one piece of a view, the count of each, and who has how much to do',
  action: 'desk.work',
  body: deskFilter.extend({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(maxDeskRows).default(maxDeskRows),
  }),
  reply: desk,
});

const orderIds = z.array(uuid).min(1).max(maxAtOnce);

/** What came of each order: who was on it before, or why not. */
export const handedOut = z.object({
  done: z.array(z.object({ orderId: uuid, from: uuid.nullable() })).max(maxAtOnce),
  refused: z.array(z.object({ orderId: uuid, code: text(60) })).max(maxAtOnce),
});
export type HandedOut = z.output<typeof handedOut>;

export const handOutOrders = defineEndpoint({
  name: 'handOutOrders',
  method: 'POST',
  path: '/staff/queue/hand-out',
  summary: 'Take orders, give them to somebody, or put back what was only taken',
  action: 'desk.work',
  refuses: [404],
  body: z.object({ orderIds, to: uuid.nullable().describe('of the person; null puts back') }),
  reply: handedOut,
});

export const noteOrders = defineEndpoint({
  name: 'noteOrders',
  method: 'POST',
  path: '/staff/queue/notes',
  summary: 'Leave a note for the staff at orders; whoever it names is told',
  action: 'desk.work',
  refuses: [404],
  body: z.object({ orderIds, text: noteText, mentions: z.array(uuid).max(maxMentions).default([]) }),
  reply: z.object({ noteIds: z.array(uuid).max(maxAtOnce) }),
});

export const removeNotes = defineEndpoint({
  name: 'removeNotes',
  method: 'POST',
  path: '/staff/queue/notes/remove',
  summary: 'Take notes of one’s own back',
  action: 'desk.work',
  refuses: [404],
  body: z.object({ noteIds: z.array(uuid).min(1).max(maxAtOnce) }),
});

export const seeNotes = defineEndpoint({
  name: 'seeNotes',
  method: 'POST',
  path: '/staff/orders/{orderId}/notes/see',
  summary: 'Whoever opens an order has seen the notes that name them there',
  action: 'desk.work',
  params: z.object({ orderId: uuid }),
});

export const saveView = defineEndpoint({
  name: 'saveView',
  method: 'POST',
  path: '/staff/queue/views',
  summary: 'Keep a way to look at the queue',
  action: 'desk.work',
  refuses: [409],
  body: z.object({ name: viewName, filter: deskFilter }),
  reply: z.object({ viewId: uuid }),
});

export const removeView = defineEndpoint({
  name: 'removeView',
  method: 'POST',
  path: '/staff/queue/views/remove',
  summary: 'Forget a kept view',
  action: 'desk.work',
  refuses: [404],
  body: z.object({ viewId: uuid }),
});

export const renameView = defineEndpoint({
  name: 'renameView',
  method: 'POST',
  path: '/staff/queue/views/rename',
  summary: 'Call a kept view something else',
  action: 'desk.work',
  refuses: [404],
  body: z.object({ viewId: uuid, name: viewName }),
});

/** What the side panel shows beside the row. */
export const deskOrder = z
  .object({
    orderId: uuid,
    number: orderNumber,
    customer: z.object({ name: text(400), company: text(400), email: emailText }),
    askedAs: text(1000),
    startedAt: instant.nullable(),
    dueMax: instant.nullable(),
    holdEndsAt: instant.nullable(),
    notes: z.array(noteView).max(maxNotes),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.output<typeof deskOrder>;

export const getDeskOrder = defineEndpoint({
  name: 'getDeskOrder',
  method: 'GET',
  path: '/staff/queue/{orderId}',
  summary: 'An order in short: customer, clocks, notes',
  action: 'desk.work',
  params: z.object({ orderId: uuid }),
  reply: deskOrder,
});

/** So many of each are answered to what was typed. */
export const maxFound = 8;

export const foundAtDesk = z
  .object({
    orders: z
      .array(
        z.object({
          orderId: uuid,
          number: orderNumber,
          state: z.enum(orderStates),
          countryCode,
          companyName: text(1000),
          companyNameLat: text(1000),
          customer: text(400).describe('the company, or the person, who ordered it'),
        }),
      )
      .max(maxFound),
    companies: z
      .array(z.object({ countryCode, name: text(1000), nameLat: text(1000), orders: count }))
      .max(maxFound)
      .describe('companies on which there are several orders'),
    people: z
      .array(z.object({ accountId: uuid, name: personName, email: emailText }))
      .max(maxFound)
      .describe('accounts, for administrators alone'),
  })
  .meta({ id: 'FoundAtDesk' });
export type FoundAtDesk = z.output<typeof foundAtDesk>;

export const findAtDesk = defineEndpoint({
  name: 'findAtDesk',
  method: 'GET',
  path: '/staff/find',
  summary: 'What the staff can open by a few typed letters: orders, companies, people',
  details: 'Open orders come first, then the latest ones. Fewer than two characters find nothing.',
  action: 'desk.work',
  query: z.object({ q: line(200).default('').describe('a few letters of a number, a name or an address') }),
  reply: foundAtDesk,
});
