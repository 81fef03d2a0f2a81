import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { countryCode, instant, text, trimmed, uuid } from '#kernel/shapes.ts';
import {
  claimView,
  maxClaims,
  maxOrderFiles,
  orderFileView,
  orderNumber,
  orderView,
  shareOfferView,
  workItemKinds,
  workItemOutcomes,
} from '#modules/orders/contract.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { paymentView } from '#modules/payments/contract.ts';
import {
  confirmEvidenceInput,
  dossierView,
  factInput,
  maxConfirmedFacts,
  missingDataReasonInput,
  nameSourceInput,
  obstacleCodes,
  sectionCodes,
  thinReason,
} from '#modules/reports/contract.ts';

export * from './files-contract.ts';

const byOrder = z.object({ orderId: uuid });
const reason = trimmed(500).min(3);
/** In which language words are that the customer will read: refused unless it is the customer's. */
const language = z.enum(locales);
/** As the staff know each other. */
const personName = text(400);

/** One line of the queue. */
export const queueItem = z
  .object({
    orderId: uuid,
    number: orderNumber,
    state: z.enum(orderStates),
    countryCode,
    companyName: text(1000),
    tariffName: text(200),
    placedAt: instant,
    dueMax: instant.nullable(),
    isLate: z.boolean(),
    assigneeName: personName.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.output<typeof queueItem>;

/** So many obstacles are named at once. */
export const maxObstacles = 500;
/** So much of its history is shown, the latest. */
export const maxHistory = 2_000;

/** Everything staff see of an order; the buttons follow `actions`. */
export const staffOrder = z
  .object({
    orderId: uuid,
    order: orderView,
    customerLocale: z.enum(locales).describe('in which staff write what the customer reads'),
    payments: z
      .array(paymentView.extend({ isActive: z.boolean(), needsReview: text(1000).nullable() }))
      .max(500),
    dossier: dossierView.nullable(),
    obstacles: z
      .array(
        z.object({
          code: z.enum(obstacleCodes),
          subject: text(300),
          section: z.enum(sectionCodes).nullable(),
          factIds: z.array(uuid).max(maxConfirmedFacts),
          text: text(1000),
        }),
      )
      .max(maxObstacles)
      .describe('what keeps the report from being handed over or approved'),
    assigneeName: personName.nullable(),
    authorName: personName.nullable(),
    isOwnReport: z.boolean(),
    shareOffer: shareOfferView.nullable().describe('what the buyer of a thin report was asked last'),
    deliveryProblem: text(2000).nullable(),
    claims: z.array(claimView).max(maxClaims),
    files: z.array(orderFileView).max(maxOrderFiles).describe('what the customer gave the analyst'),
    isSendInDoubt: z.boolean().describe('the mail server never said whether it took the report'),
    history: z
      .array(
        z.object({
          what: z.enum(['order', 'payment']),
          event: text(60),
          state: text(60),
          actor: text(100),
          reason: text(2000).nullable(),
          at: instant,
        }),
      )
      .max(maxHistory),
    actions: z.array(text(60)).max(20),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.output<typeof staffOrder>;

export const listQueue = defineEndpoint({
  name: 'listQueue',
  method: 'GET',
  path: '/staff/orders',
  summary: 'Orders for the staff, the most urgent first',
  action: 'desk.work',
  query: z.object({ view: z.enum(['open', 'all']).default('open') }),
  reply: z.object({ items: z.array(queueItem).max(200) }),
});

/** How much of an order is answered. */
export const answers = ['whole', 'brief'] as const;
export type Answer = (typeof answers)[number];
const howMuch = z
  .object({
    answer: z
      .enum(answers)
      .default('whole')
      .describe(
        'brief is for whoever needs no facts: the dossier comes without sections, reasons and methods',
      ),
  })
  .default({ answer: 'whole' });

export const getStaffOrder = defineEndpoint({
  name: 'getStaffOrder',
  method: 'GET',
  path: '/staff/orders/{orderId}',
  summary: 'One order with its dossier, payments and history',
  action: 'desk.work',
  params: byOrder,
  query: howMuch,
  reply: staffOrder,
});

/** A staff action on an order that answers with the order as it is then. */
function action<Body extends z.ZodType = z.ZodUndefined>(
  name: string,
  path: string,
  summary: string,
  body?: Body,
) {
  return defineEndpoint({
    name,
    method: 'POST',
    path: `/staff/orders/{orderId}/${path}`,
    summary,
    action: 'desk.work',
    refuses: [409],
    params: byOrder,
    query: howMuch,
    body,
    reply: staffOrder,
  });
}

const tickedStep = z.object({ kind: z.enum(workItemKinds), outcome: z.enum(workItemOutcomes).nullable() });

export const assignOrder = action('assignOrder', 'assign', 'Take the order');
export const tickWorkItem = action(
  'tickWorkItem',
  'work-items',
  'Tick a research step with its outcome, or several at once; null unticks it',
  z.union([tickedStep, z.object({ steps: z.array(tickedStep).min(1).max(workItemKinds.length) })]),
);
export const saveFact = action('saveFact', 'facts', 'Write a fact with its evidence', factInput);
export const removeFact = action('removeFact', 'facts/remove', 'Remove a fact', z.object({ factId: uuid }));
export const excuseSection = action(
  'excuseSection',
  'excuses',
  'Say why a section is empty',
  missingDataReasonInput,
);
export const confirmEvidence = action(
  'confirmEvidence',
  'facts/confirm',
  'Say why evidence that looks wrong is right',
  confirmEvidenceInput,
);
export const nameSource = action(
  'nameSource',
  'sources',
  'Give a source its Russian name, wherever it is cited',
  nameSourceInput,
);
export const askCustomer = action(
  'askCustomer',
  'ask',
  'Ask the customer; the clock stops',
  z.object({ question: trimmed(2000).min(3), language }),
);
export const submitReport = action('submitReport', 'submit', 'Hand the report to a second person');
/** Four eyes: of one's own work 403. */
export const approveReport = {
  ...action(
    'approveReport',
    'approve',
    'Approve the report and send it; a thin one with a reason for the customer',
    z.object({ thinReason: thinReason.optional() }).default({}),
  ),
  action: 'report.approve',
} as const;
/** Its buyer waits for more until a day. */
export const takeUpOrder = action(
  'takeUpOrder',
  'take-up',
  'Go on with a thin report that its buyer waits for',
);
export const rejectReport = action('rejectReport', 'reject', 'Give the report back', z.object({ reason }));
export const declareNotFound = action(
  'declareNotFound',
  'not-found',
  'No such company: nothing is charged',
  z.object({ reason, language }),
);
export const reopenOrder = action(
  'reopenOrder',
  'reopen',
  'Look again for a company that was not found; nothing is held until the report is ready',
  z.object({ reason, language }),
);
/** The money for a delivered report will not come: nobody is reminded any more. */
export const writeOffDebt = {
  ...action('writeOffDebt', 'write-off', 'Give up what is owed for a delivered report', z.object({ reason })),
  action: 'debt.write_off',
} as const;
export const cancelByStaff = action(
  'cancelByStaff',
  'cancel',
  'Cancel the order',
  z.object({ reason, language }),
);
export const sendAgain = action(
  'sendAgain',
  'send',
  'Send now, or again after a delivery problem; never charges twice',
);

/** Of a sending in doubt, after a look into the log of the mail server: taken means charged, not taken sends it again. */
export const resolveSending = {
  ...action(
    'resolveSending',
    'resolve-sending',
    'Say whether the mail server took a report whose sending is in doubt',
    z.object({ wasTaken: z.boolean(), reason }),
  ),
  action: 'delivery.resolve',
} as const;
