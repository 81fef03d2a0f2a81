import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { instant, lines, text, uuid } from '#kernel/shapes.ts';

const byOrder = z.object({ orderId: uuid });

/** What was compared: both say the same, something else, or one of them says nothing. */
export const comparedFields = ['name', 'kind', 'country', 'birthYear', 'number'] as const;
export type ComparedField = (typeof comparedFields)[number];
const fieldStates = ['agree', 'differ', 'unknown'] as const;

/** How a name was found: from the same signs to a part of it. */
const namesMatch = ['exact', 'form', 'order', 'transliterated', 'typo', 'part'] as const;

/** What a person says of a possible match; it may be said again otherwise. */
export const hitVerdicts = ['true_match', 'false_match', 'unresolved'] as const;
export type HitVerdictCode = (typeof hitVerdicts)[number];

const hitView = z.object({
  id: uuid,
  isNear: z.boolean().describe('alike, and something speaks against it: a verdict is not waited for'),
  list: text(300),
  entry: z.object({
    name: text(1_000),
    reference: text(300),
    programmes: z.array(text(300)).max(50),
    listedOn: text(10),
    url: text(2_000),
  }),
  nameMatch: z.enum(namesMatch).nullable().describe('null where a number led to the entry'),
  fields: z
    .array(
      z.object({
        field: z.enum(comparedFields),
        state: z.enum(fieldStates),
        asked: z.array(text(1_000)).max(100),
        listed: z.array(text(1_000)).max(100),
      }),
    )
    .max(comparedFields.length),
  state: z.enum(['open', ...hitVerdicts]),
  reason: text(1_000).nullable(),
  decidedAt: instant.nullable(),
});
export type HitView = z.output<typeof hitView>;

/** Who of an order was looked for in the lists, and the entries that somebody may be. */
export const orderScreening = z
  .object({
    screenedAt: instant.nullable().describe('null where nobody was looked for yet'),
    mayJudge: z.boolean().describe('what is said still becomes part of the report'),
    waiting: z.int().min(0).describe('possible matches without a verdict'),
    lists: z.array(z.object({ name: text(300), version: text(100) })).max(50),
    subjects: z
      .array(z.object({ key: text(300), name: text(1_000), hits: z.array(hitView).max(500) }))
      .max(500),
  })
  .meta({ id: 'OrderScreening' });
export type OrderScreening = z.output<typeof orderScreening>;

export const getOrderScreening = defineEndpoint({
  name: 'getOrderScreening',
  method: 'GET',
  path: '/staff/orders/{orderId}/screening',
  summary: 'Who of an order was looked for in which lists, and what came of it',
  action: 'desk.work',
  params: byOrder,
  reply: orderScreening,
});

export const judgeHit = defineEndpoint({
  name: 'judgeHit',
  method: 'POST',
  path: '/staff/orders/{orderId}/screening/verdicts',
  summary: 'Say of a possible match whether it is the one, in a sentence; the dossier follows',
  action: 'desk.work',
  refuses: [404, 409],
  params: byOrder,
  body: z.object({ hitId: uuid, verdict: z.enum(hitVerdicts), reason: lines(1_000).min(10) }),
  reply: orderScreening,
});
