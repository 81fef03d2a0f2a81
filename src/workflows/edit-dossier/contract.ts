import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { countryCode, instant, text, uuid } from '#kernel/shapes.ts';
import { orderNumber, workItemKinds, workItemOutcomes } from '#modules/orders/contract.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { paymentView } from '#modules/payments/contract.ts';
import {
  changeView,
  deskChange,
  deskChangeResult,
  deskPatch,
  dossierView,
  factPlace,
  maxDeskChanges,
  maxHistoryLines,
  sectionCodes,
} from '#modules/reports/contract.ts';

const byOrder = z.object({ orderId: uuid });
const section = z.enum(sectionCodes);
/** Where the caller is, for colleagues to see. */
const here = section.optional().describe('where the caller is, for colleagues to see');
const personName = text(400);
/** What was seen last; 0 is nothing yet. */
const since = z.coerce.number().int().min(0).max(2_147_483_647);

/** Somebody else who has the dossier open. */
const colleague = z.object({ name: personName, section: section.nullable(), seenAt: instant });

/** How it is told what is new: value by value, or as the sections of an order for whoever holds one. */
export const tellings = ['patch', 'sections'] as const;
const answer = z.enum(tellings).default('patch').describe('how what is new is told');

/** What is new, as it stands in an order. */
const deskNews = z
  .object({
    dossier: dossierView.describe('with the sections in which something is new, without reasons and methods'),
    obstacles: deskPatch.shape.obstacles,
  })
  .meta({ id: 'DossierNews' });
export type DeskNews = z.output<typeof deskNews>;

/** What is new since a change, in one of two ways. */
const told = {
  patch: deskPatch.nullable().describe('unless sections were asked for'),
  news: deskNews.nullable().describe('where sections were asked for; null where nothing is new'),
};

/** What every answer about a dossier brings along. */
const standing = {
  state: z.enum(orderStates),
  isEditable: z.boolean().describe('only while somebody works on the order'),
  people: z.array(colleague).max(50).describe('who else is in the dossier, and where'),
};

const shape = dossierView.shape;
const sectionShape = shape.sections.element.pick({
  code: true,
  title: true,
  need: true,
  ownEvidence: true,
  fields: true,
});

/** Above the panes: whose order it is, until when, for how much, and who is on it. */
const deskHead = z.object({
  orderId: uuid,
  number: orderNumber,
  companyName: text(1_000),
  countryCode,
  countryName: text(300),
  tariffName: text(200),
  revision: z.int().min(1).max(32_767),
  customerLocale: z.enum(locales),
  placedAt: instant,
  dueMax: instant.nullable(),
  isLate: z.boolean(),
  payment: paymentView.nullable().describe('the one that counts; a hold ends at `captureBefore`'),
  assigneeName: personName.nullable(),
  authorName: personName.nullable(),
  isOwnReport: z.boolean(),
  sealedAt: instant.nullable(),
});

/** One answer with all that the editor needs. */
export const desk = z
  .object({
    head: deskHead,
    patch: deskPatch,
    ...standing,
    sections: z
      .array(sectionShape)
      .max(sectionCodes.length)
      .describe('in the order in which they are printed'),
    reasons: shape.reasons.describe('why a section may be empty'),
    methods: shape.methods,
    steps: z
      .array(
        z.object({
          kind: z.enum(workItemKinds),
          outcome: z.enum(workItemOutcomes).nullable(),
          name: text(200),
        }),
      )
      .max(20)
      .describe('steps of the research; null is one that nobody has ticked'),
    actions: z.array(text(60)).max(20).describe('calls of an order that are possible now'),
  })
  .meta({ id: 'DossierDesk' });
export type Desk = z.output<typeof desk>;

export const getDesk = defineEndpoint({
  name: 'getDesk',
  method: 'GET',
  path: '/staff/orders/{orderId}/desk',
  summary: 'A dossier with all that its editor needs',
  action: 'desk.work',
  params: byOrder,
  query: z.object({ section: here }),
  reply: desk,
});

/** Fast, because little is answered: what has changed since `since`. */
export const changeDesk = defineEndpoint({
  name: 'changeDesk',
  method: 'POST',
  path: '/staff/orders/{orderId}/desk/changes',
  summary: 'Change a dossier: confirm, choose, write, remove, say why not, undo',
  details:
    'Each change stands for itself and has an id of the caller: one that is sent again is made once. A change that names a version which stands there no more is not made; its result says what stands there and whose it is.',
  action: 'desk.work',
  refuses: [409],
  params: byOrder,
  body: z.object({
    since: z.int().min(0).max(2_147_483_647).default(0),
    section: here,
    answer,
    changes: z.array(deskChange).min(1).max(maxDeskChanges),
  }),
  reply: z.object({ results: z.array(deskChangeResult).max(maxDeskChanges), ...told, ...standing }),
});

export const followDesk = defineEndpoint({
  name: 'followDesk',
  method: 'GET',
  path: '/staff/orders/{orderId}/desk/changes',
  summary: 'What is new in a dossier since a change, and who else is there',
  details: 'Whoever asks is seen by the others in the section that is named, for less than a minute.',
  action: 'desk.work',
  params: byOrder,
  query: z.object({
    since: since.default(0).describe('the last changeNo that was seen'),
    section: here,
    answer,
  }),
  reply: z.object({ ...told, ...standing }),
});

export const getDeskHistory = defineEndpoint({
  name: 'getDeskHistory',
  method: 'GET',
  path: '/staff/orders/{orderId}/desk/history',
  summary: 'The history of one value: who, when, from what, why',
  details: 'Without a field: that of the reason why a section is empty.',
  action: 'desk.work',
  params: byOrder,
  query: z.object({
    section: section.describe('in which the value stands'),
    field: factPlace.shape.field.optional().describe('of the value; without it the section itself'),
    position: z.coerce.number().int().min(0).max(199).default(0).describe('row of its table'),
  }),
  reply: z.object({ changes: z.array(changeView).max(maxHistoryLines).describe('the latest first') }),
});
