import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import { type Filing, filingKinds } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { day, head, maxAnswerBytes, readAnswer, word } from './wire.ts';

const answer = z.object({
  ...head,
  filings: z
    .array(z.object({ id: z.string().max(100), kind: z.enum(filingKinds), day, title: word }))
    .max(1_000),
});

/** What was filed with the demo register, and what it entered. */
export const demoRegisterFilings: Reader = {
  code: 'demo-register/filings',
  version: 1,
  part: 'filings',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) =>
    readAnswer(bytes, context, answer, ({ filings }) =>
      filings.map(
        ({ id, kind, day: on, title }, at): Filing => ({
          kind: 'filing',
          place: pointer('filings', at),
          filingKind: kind,
          day: on,
          title,
          lang: 'en',
          reference: id,
        }),
      ),
    ),
};
