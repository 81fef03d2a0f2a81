import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import { type Notice, noticeKinds, noticeStages } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { day, given, head, maxAnswerBytes, maybe, readAnswer, sum, word } from './wire.ts';

const answer = z.object({
  ...head,
  notices: z
    .array(
      z.object({
        kind: z.enum(noticeKinds),
        stage: z.enum(noticeStages),
        day,
        title: word,
        authority: maybe,
        number: maybe,
        role: z.enum(['debtor', 'creditor', 'plaintiff', 'defendant', 'chargor', 'other']).nullish(),
        amount: sum.nullish(),
        counterparty: maybe,
      }),
    )
    .max(1_000),
});

/** Courts, insolvencies, charges and enforcement in the demo register. */
export const demoRegisterNotices: Reader = {
  code: 'demo-register/notices',
  version: 1,
  part: 'notices',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) =>
    readAnswer(bytes, context, answer, ({ notices }) =>
      notices.map(
        (one, at): Notice => ({
          kind: 'notice',
          place: pointer('notices', at),
          noticeKind: one.kind,
          stage: one.stage,
          day: one.day,
          title: one.title,
          lang: 'en',
          ...given('authority', one.authority),
          ...given('number', one.number),
          ...given('role', one.role),
          ...given('amount', one.amount),
          ...given('counterparty', one.counterparty),
        }),
      ),
    ),
};
