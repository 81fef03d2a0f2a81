import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import { beginsAsXml } from '#findings/reading/xml/begins-as-xml.ts';
import type { GroupRelation, Unspecified } from '#findings/vocabulary/ownership.ts';
import { reasonOfException } from './exception-reasons.ts';
import { filedRelationsOf } from './filed-relations.ts';
import { maxFileBytes } from './relationship-files.ts';
import {
  answer,
  dayAs,
  isLei,
  itemsOf,
  type LeiRecord,
  maxAnswerBytes,
  type ReportingException,
} from './wire.ts';

/** Ends of the addresses under which the other companies of the group stand. */
const relations: ReadonlyMap<string, GroupRelation['relation']> = new Map([
  ['direct-parent', 'immediate_parent'],
  ['ultimate-parent', 'ultimate_parent'],
  ['direct-children', 'subsidiary'],
]);

/**
 * `GET /lei-records/{lei}/direct-parent`, `…/ultimate-parent`, `…/direct-children` and the exceptions that stand in their place.
 * An answer is the other company's own record: whose relation it is, and which, only the address says. A slice of the golden copy's
 * level 2 is read as well: it is a list, or XML.
 */
export const gleifGroup: Reader = {
  code: 'gleif/group',
  version: 1,
  part: 'group',
  maxBytes: maxFileBytes,
  read(bytes, { subjectNumber, address = '' }): Reading {
    if (beginsAsXml(bytes) || beginsAsList(bytes)) {
      const findings = filedRelationsOf(bytes, subjectNumber);
      return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
    }
    const items = itemsOf(readJson(bytes, answer, maxAnswerBytes));
    const [, lei = '', word = ''] = /\/lei-records\/([0-9A-Z]{20})\/([a-z-]+)(?:\?|$)/.exec(address) ?? [];
    const relation = relations.get(word);
    // Who was asked by the number of a local register was led to the LEI by the record that bears the number.
    if (isLei(subjectNumber) && lei !== '' && lei !== subjectNumber)
      return { state: 'nothing_found', findings: [], remarks: [] };
    const subject = isLei(subjectNumber) ? subjectNumber : lei;
    const findings = items.flatMap(({ one, place }): (GroupRelation | Unspecified)[] => {
      if (one.type === 'reporting-exceptions')
        return one.attributes.lei === subject ? [unspecifiedOf(one, `${place}/attributes`)] : [];
      return relation === undefined || one.attributes.lei === subject
        ? []
        : [relationOf(one, relation, place)];
    });
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function relationOf(
  { attributes: { lei, entity } }: LeiRecord,
  relation: GroupRelation['relation'],
  place: string,
): GroupRelation {
  const issuer = entity.registeredAt?.id;
  return {
    kind: 'group',
    place: `${place}/attributes`,
    relation,
    other: {
      id: lei,
      partyKind: 'company',
      name: entity.legalName.name,
      ...(entity.legalAddress?.country && { country: entity.legalAddress.country }),
      identifiers: [
        { scheme: 'LEI', value: lei },
        ...(entity.registeredAs
          ? [{ scheme: 'REG', ...(issuer && { issuer }), value: entity.registeredAs }]
          : []),
      ],
    },
  };
}

function unspecifiedOf({ attributes }: ReportingException, place: string): Unspecified {
  const { category, reason, validFrom, validTo } = attributes;
  return {
    kind: 'unspecified',
    about: category.startsWith('DIRECT') ? 'immediate_parent' : 'ultimate_parent',
    reason: reasonOfException(reason),
    sourceWord: reason,
    ...dayAs('since', validFrom),
    ...dayAs('until', validTo),
    place,
  };
}

function beginsAsList(bytes: Uint8Array): boolean {
  return /^\s*\[/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 100)));
}
