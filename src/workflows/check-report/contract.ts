import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, countryCode, instant, lines, text, uuid } from '#kernel/shapes.ts';
import { orderNumber } from '#modules/orders/contract.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { evidenceView, excerptView, sectionCodes, thinReason } from '#modules/reports/contract.ts';
import { maxMentions } from '#modules/worklists/contract.ts';
import { changeKinds } from './changes/changes.ts';

const byOrder = z.object({ orderId: uuid });
/** As the staff know each other. */
const personName = text(400);
/** Where a value stands: `section.field.row`, `section.reason`, `screening.hit`. */
const place = text(200);
const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);

export const maxItems = 5_000;
const maxComments = 1_000;
export const maxCommentChars = 2_000;

const said = z.object({
  shown: text(5_000),
  source: text(300),
  number: count.describe('of the source, the same everywhere on the page; 0 where it has none'),
});

const verdicts = ['true_match', 'false_match', 'unresolved'] as const;

/** One value that the second person decides on. */
const checkItem = z
  .object({
    place,
    label: text(300),
    of: text(300),
    how: z.enum(changeKinds),
    verdict: z.enum(verdicts).nullable(),
    factId: uuid.nullable(),
    fingerprint,
    isContradicted: z.boolean(),
    isChangedSince: z.boolean().describe('written anew after the report was sent back'),
    machine: said.nullable(),
    sentBack: said.nullable().describe('as it stood when the report was last sent back'),
    sealed: said.nullable().describe('as it stands in the revision before'),
    author: said.extend({ by: personName.nullable(), at: instant.nullable() }).nullable(),
    why: text(1_000).nullable(),
    printed: text(5_000),
    accepted: z.object({ by: personName, isMine: z.boolean(), at: instant }).nullable(),
    comments: z
      .array(
        z.object({
          id: text(30),
          by: personName,
          isMine: z.boolean(),
          isOpen: z.boolean(),
          isReply: z.boolean().describe('of somebody who wrote in this report'),
          text: text(maxCommentChars),
          at: instant,
        }),
      )
      .max(maxComments),
  })
  .meta({ id: 'CheckItem' });
export type CheckItem = z.output<typeof checkItem>;

const lookSum = z.object({
  name: personName,
  ms: z.int().min(0),
  sections: count,
  sources: count,
  first: instant,
  last: instant,
});

/** A report before its approval, as the second person reads it: what people made of what machines had found. */
export const checkView = z
  .object({
    orderId: uuid,
    number: orderNumber,
    companyName: text(1_000),
    countryCode,
    state: z.enum(orderStates),
    revision: z.int().min(1).max(32_767),
    dueMax: instant.nullable(),
    authors: z.array(z.object({ name: personName, isMe: z.boolean() })).max(200),
    handedOverAt: instant.nullable(),
    sentBackAt: instant.nullable(),
    hasSealed: z.boolean().describe('there is a revision before this one'),
    mayDecide: z.boolean().describe('it waits for a second person, and the reader has written nothing in it'),
    mayComment: z.boolean(),
    isThin: z.boolean(),
    colleagues: z
      .array(z.object({ id: uuid, name: personName }))
      .max(200)
      .describe('who can be named in a comment'),
    sections: z
      .array(
        z.object({
          code: z.enum(sectionCodes),
          number: count,
          title: text(200),
          items: z.array(checkItem).max(maxItems),
          found: z
            .array(z.object({ place, label: text(300), of: text(300), factId: uuid.nullable(), said }))
            .max(maxItems)
            .describe('values that stand as they were found, or as they were sealed before'),
        }),
      )
      .max(sectionCodes.length),
    obstacles: z.array(text(1_000)).max(500),
    looked: z.object({ ms: z.int().min(0), sources: count }).describe('the reader, at this revision'),
    lookers: z.array(lookSum).max(500).nullable().describe('to administrators: who looked, and for how long'),
    approval: z.object({ by: personName, at: instant, changed: count, accepted: count }).nullable(),
  })
  .meta({ id: 'ReportCheck' });
export type CheckView = z.output<typeof checkView>;

export const getReportCheck = defineEndpoint({
  name: 'getReportCheck',
  method: 'GET',
  path: '/staff/orders/{orderId}/check',
  summary: 'What people changed in a report, for the second person who checks it',
  action: 'desk.work',
  params: byOrder,
  reply: checkView,
});

/** An act of the second person that answers with the check as it stands then. */
function act<Body extends z.ZodType>(name: string, path: string, summary: string, body: Body) {
  return defineEndpoint({
    name,
    method: 'POST',
    path: `/staff/orders/{orderId}/check/${path}`,
    summary,
    action: 'report.approve',
    refuses: [409],
    params: byOrder,
    body,
    reply: checkView,
  });
}

/** What is accepted is what was seen: another value in its place answers 409. */
export const acceptValues = act(
  'acceptValues',
  'accept',
  'Accept values as they are; closes the comments on them',
  z.object({ values: z.array(z.object({ place, fingerprint })).min(1).max(500) }),
);
export const undoAcceptance = act(
  'undoAcceptance',
  'undo',
  'Take the acceptance of a value back',
  z.object({ place }),
);
export const sendReportBack = act(
  'sendReportBack',
  'send-back',
  'Give the report back to its authors with every open comment',
  z.object({}),
);
export const approveChecked = act(
  'approveChecked',
  'approve',
  'Approve and send a report of which every changed value is accepted and no comment is open',
  z.object({ thinReason: thinReason.optional() }),
);

/** Of a second person a comment that has to be closed; of those who wrote in the report, or while they work on it, a reply. */
export const commentOnValue = {
  ...act(
    'commentOnValue',
    'comments',
    'Say something about a value',
    z.object({
      place,
      text: lines(maxCommentChars).min(1),
      mentions: z.array(uuid).max(maxMentions).default([]).describe('who is told, as by a note at the order'),
    }),
  ),
  action: 'desk.work',
  refuses: [404, 409],
} as const;

export const noteLooks = defineEndpoint({
  name: 'noteLooks',
  method: 'POST',
  path: '/staff/orders/{orderId}/check/looks',
  summary: 'Note what was opened while checking a report, and for how long',
  action: 'desk.work',
  params: byOrder,
  body: z.object({
    looks: z
      .array(
        z.object({
          kind: z.enum(['section', 'source']),
          what: text(300),
          ms: z.int().min(0).max(60_000),
        }),
      )
      .min(1)
      .max(50),
  }),
  status: 204,
});

export const getCheckEvidence = defineEndpoint({
  name: 'getCheckEvidence',
  method: 'GET',
  path: '/staff/orders/{orderId}/check/evidence/{factId}',
  summary: 'Where a value comes from, with the place in the kept copy marked',
  action: 'desk.work',
  params: byOrder.extend({ factId: uuid.describe('of the value') }),
  query: z.object({
    other: z.coerce.number().int().min(0).max(20).optional().describe('of the other values: which'),
  }),
  reply: z.object({
    evidence: evidenceView,
    excerpt: excerptView.nullable(),
    hasCopy: z.boolean(),
  }),
});
