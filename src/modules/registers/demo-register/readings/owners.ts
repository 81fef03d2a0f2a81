import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import type { Ownership } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { party, partyOf } from './party.ts';
import { given, head, maxAnswerBytes, maybeDay, readAnswer } from './wire.ts';

const answer = z.object({
  ...head,
  owners: z
    .array(
      z.object({
        owner: party,
        /** Null of the company itself, else the parent that is owned. */
        owned: party.nullish(),
        share: z.number().min(0).max(100),
        since: maybeDay,
      }),
    )
    .max(1_000),
});

/** Owners of the company and of those above it, up to people, in the demo register. */
export const demoRegisterOwners: Reader = {
  code: 'demo-register/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) =>
    readAnswer(bytes, context, answer, ({ owners }) =>
      owners.map(
        ({ owner, owned, share, since }, at): Ownership => ({
          kind: 'ownership',
          place: pointer('owners', at),
          owner: partyOf(owner),
          owned: owned ? partyOf(owned) : 'subject',
          ...given('since', since),
          interests: [
            {
              interestType: 'shareholding',
              share: { exact: share },
              directness: 'direct',
              isBeneficial: owner.kind === 'person',
            },
          ],
        }),
      ),
    ),
};
