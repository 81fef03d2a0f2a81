import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import { type Officer, officerRoles, type SigningRule } from '#findings/vocabulary/people.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { country, given, head, maxAnswerBytes, maybe, maybeDay, readAnswer, word } from './wire.ts';

const answer = z.object({
  ...head,
  officers: z
    .array(
      z.object({
        name: word,
        role: z.enum(officerRoles),
        roleText: word,
        country: country.nullish(),
        birthYear: z.number().int().min(1850).max(2100).nullish(),
        isCompany: z.boolean(),
        since: maybeDay,
        until: maybeDay,
        otherMandates: z.array(z.object({ company: word, number: maybe, status: maybe })).max(100),
      }),
    )
    .max(500),
  signing: maybe,
});

/** Who leads the company and how it is signed for, in the demo register. */
export const demoRegisterOfficers: Reader = {
  code: 'demo-register/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) =>
    readAnswer(bytes, context, answer, ({ officers, signing }) => [
      ...officers.map(
        (one, at): Officer => ({
          kind: 'officer',
          place: pointer('officers', at),
          name: one.name,
          role: one.role,
          sourceRole: one.roleText,
          isCompany: one.isCompany,
          ...given('country', one.country),
          ...(!one.isCompany && given('birthYear', one.birthYear)),
          ...given('since', one.since),
          ...given('until', one.until),
          ...(one.otherMandates.length > 0 && {
            otherMandates: one.otherMandates.map(({ company, number, status }) => ({
              company,
              ...given('number', number),
              ...given('status', status),
            })),
          }),
        }),
      ),
      ...(signing
        ? [
            {
              kind: 'signing_rule',
              text: signing,
              lang: 'en',
              place: pointer('signing'),
            } satisfies SigningRule,
          ]
        : []),
    ]),
};
