import { z } from 'zod';
import type { Party } from '#findings/vocabulary/ownership.ts';
import { country, given, maybe, word } from './wire.ts';

/** Whoever owns or is owned, as the register tells it. */
export const party = z.object({
  id: z.string().min(1).max(60),
  kind: z.enum(['person', 'company']),
  name: word,
  country: country.nullish(),
  birthYear: z.number().int().min(1850).max(2100).nullish(),
  number: maybe,
});

export function partyOf(one: z.output<typeof party>): Party {
  const isPerson = one.kind === 'person';
  return {
    id: one.id,
    partyKind: one.kind,
    name: one.name,
    ...given('country', one.country),
    ...(isPerson && given('birthYear', one.birthYear)),
    ...(!isPerson && one.number && { identifiers: [{ scheme: 'REG', value: one.number }] }),
  };
}
