import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Ownership } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes, periodOf } from '../../sources/answer-fields.ts';
import { entityOf, nameOf } from './wire.ts';

/** Who holds a part of the company, in the words of the register: members, shareholders, founders, limited partners. */
export const ownerWord = /spoločník|akcionár|zakladateľ|zriaďovateľ|komanditist|komplementár/i;

/** `GET /entity/{id}`: members and sole shareholders. The record tells no shares in per cent. */
export const rpoOwners: Reader = {
  code: 'rpo/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const entity = entityOf(bytes, subjectNumber);
    const findings = (entity?.stakeholders ?? []).flatMap((one, at): Ownership[] => {
      const { name, isCompany } = nameOf(one);
      const word = one.stakeholderType?.value ?? '';
      if (name === '' || !ownerWord.test(word)) return [];
      return [
        {
          kind: 'ownership',
          place: pointer('stakeholders', at),
          owner: {
            id: `stakeholder-${at}`,
            partyKind: isCompany ? 'company' : 'person',
            name,
            ...(isCompany && one.identifier && { identifiers: [{ scheme: 'REG', value: one.identifier }] }),
          },
          owned: 'subject',
          ...periodOf(one.validFrom, one.validTo),
          interests: [
            { interestType: 'shareholding', directness: 'direct', isBeneficial: false, sourceWord: word },
          ],
        },
      ];
    });
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};
