import { z } from 'zod';
import type { Finding } from '#findings/reading/finding.ts';
import type { Reader } from '#findings/reading/reading.ts';
import type { GroupRelation } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { party, partyOf } from './party.ts';
import { head, maxAnswerBytes, maybe, readAnswer } from './wire.ts';

const answer = z.object({
  ...head,
  parent: party.nullish(),
  ultimateParent: party.nullish(),
  noParent: maybe,
  subsidiaries: z.array(z.object({ company: party, share: z.number().min(0).max(100) })).max(1_000),
});

/** Parents and subsidiaries in the demo register, or why no parent is named. */
export const demoRegisterGroup: Reader = {
  code: 'demo-register/group',
  version: 1,
  part: 'group',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) => readAnswer(bytes, context, answer, findingsOf),
};

function findingsOf({ parent, ultimateParent, noParent, subsidiaries }: z.output<typeof answer>): Finding[] {
  const relation = (
    kind: GroupRelation['relation'],
    other: z.output<typeof party> | null | undefined,
    place: string,
  ): GroupRelation[] => (other ? [{ kind: 'group', relation: kind, other: partyOf(other), place }] : []);
  const none = (about: 'immediate_parent' | 'ultimate_parent', word: string): Finding => ({
    kind: 'unspecified',
    about,
    // Nobody above it but people: the register says so in GLEIF's words.
    reason: word === 'NATURAL_PERSONS' ? 'noBeneficialOwners' : 'unknown',
    sourceWord: word,
    place: pointer('noParent'),
  });
  return [
    ...relation('immediate_parent', parent, pointer('parent')),
    ...relation('ultimate_parent', ultimateParent, pointer('ultimateParent')),
    ...(!parent && noParent ? [none('immediate_parent', noParent), none('ultimate_parent', noParent)] : []),
    ...subsidiaries.map(
      ({ company, share }, at): GroupRelation => ({
        kind: 'group',
        relation: 'subsidiary',
        other: partyOf(company),
        share: { exact: share },
        place: pointer('subsidiaries', at),
      }),
    ),
  ];
}
