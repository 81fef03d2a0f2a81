import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Officer, OfficerRole, SigningRule } from '#findings/vocabulary/people.ts';
import {
  type AresBody,
  type AresMember,
  dayOf,
  isEntered,
  maxAnswerBytes,
  nameOf,
  recordOf,
} from './wire.ts';

/** Words for a function in an organ; the more special before the general. */
const functions: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/dozorčí|kontrolní komis|správní rad/, 'supervisory_board'],
  [/místopředsed/, 'deputy_chair'],
  [/předsed/, 'chair'],
  [/likvidátor/, 'liquidator'],
  [/insolvenční správ/, 'insolvency_administrator'],
  [/jednatel|ředitel/, 'managing_director'],
  [/člen/, 'board_member'],
  [/prokur/, 'signatory'],
  [/společník|komplementář/, 'partner'],
];

/** `GET /ekonomicke-subjekty-vr/{ico}`: who stands in the public register now, and how the company is signed for. */
export const aresOfficers: Reader = {
  code: 'ares/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = recordOf(bytes, subjectNumber);
    const findings = (['statutarniOrgany', 'ostatniOrgany'] as const).flatMap((list) =>
      (found?.one[list] ?? []).flatMap((organ, at) =>
        isEntered(organ) ? membersOf(organ, `${found?.place ?? ''}/${list}/${at}`) : [],
      ),
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function membersOf(organ: AresBody, at: string): (Officer | SigningRule)[] {
  const members = (organ.clenoveOrganu ?? []).flatMap((one, index) =>
    isEntered(one) ? officerOf(one, organ.nazevOrganu ?? '', `${at}/clenoveOrganu/${index}`) : [],
  );
  const rules = (organ.zpusobJednani ?? []).flatMap((one, index): SigningRule[] =>
    isEntered(one) && one.hodnota
      ? [{ kind: 'signing_rule', text: one.hodnota, lang: 'cs', place: `${at}/zpusobJednani/${index}` }]
      : [],
  );
  return [...members, ...rules];
}

function officerOf(one: AresMember, organ: string, place: string): Officer[] {
  const name = nameOf(one);
  if (name === '') return [];
  const word = one.clenstvi?.funkce?.nazev || one.nazevAngazma || organ;
  const since =
    dayOf(one.clenstvi?.funkce?.vznikFunkce) ??
    dayOf(one.clenstvi?.clenstvi?.vznikClenstvi) ??
    dayOf(one.datumZapisu);
  const { fyzickaOsoba: person, pravnickaOsoba: company } = one;
  const country = person?.statniObcanstvi ?? '';
  // A chair of the supervisory board is no chair of the company: the organ is looked at as well.
  const plain = `${word} ${organ}`.toLowerCase();
  return [
    {
      kind: 'officer',
      place,
      name,
      role: functions.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other',
      sourceRole: word,
      isCompany: !person,
      ...(since && { since }),
      ...(person?.datumNarozeni && { birthYear: person.datumNarozeni }),
      ...(/^[A-Z]{2}$/.test(country) && { country }),
      ...(!person && company?.ico && { identifiers: [{ scheme: 'REG', value: company.ico }] }),
    },
  ];
}
