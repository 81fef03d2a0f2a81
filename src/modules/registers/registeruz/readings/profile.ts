import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type AccountingUnit, isOf, unit, unitList } from './wire.ts';

/** Codes of legal forms (list 0056 of the Statistical Office) that most companies have; others keep their code only. */
const forms: Readonly<Record<string, string>> = {
  '111': 'Verejná obchodná spoločnosť',
  '112': 'Spoločnosť s ručením obmedzeným',
  '113': 'Komanditná spoločnosť',
  '121': 'Akciová spoločnosť',
  '205': 'Družstvo',
  '301': 'Štátny podnik',
  '421': 'Zahraničná osoba',
};

/** `GET /uctovna-jednotka`: who keeps the accounts. */
export const registeruzProfile: Reader = {
  code: 'registeruz/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const answer = readJson(bytes, z.union([unit, unitList]), maxAnswerBytes);
    const findings = 'ico' in answer && isOf(answer, subjectNumber) ? [profileOf(answer, subjectNumber)] : [];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(one: AccountingUnit, number: string): Profile {
  const founded = dayOf(one.datumZalozenia);
  const dissolved = dayOf(one.datumZrusenia);
  const form = one.pravnaForma ?? '';
  const address = [one.ulica, [one.psc, one.mesto].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    kind: 'profile',
    place: '',
    names: one.nazovUJ ? [{ kind: 'legal', text: one.nazovUJ, lang: 'sk', place: pointer('nazovUJ') }] : [],
    ...(Object.hasOwn(forms, form) && {
      legalForm: { text: forms[form] ?? form, lang: 'sk', sourceCode: form, place: pointer('pravnaForma') },
    }),
    identifiers: [
      { scheme: 'REG', value: number, place: pointer('ico') },
      ...(one.dic ? [{ scheme: 'TAX', value: one.dic, place: pointer('dic') }] : []),
    ],
    ...(dissolved !== undefined && {
      status: {
        status: 'Deleted' as const,
        sourceWord: 'Zrušená',
        since: dissolved,
        place: pointer('datumZrusenia'),
      },
      dissolved: { day: dissolved, place: pointer('datumZrusenia') },
    }),
    ...(founded !== undefined && { founded: { day: founded, place: pointer('datumZalozenia') } }),
    jurisdiction: { code: 'SK', place: pointer('ico') },
    addresses:
      address === ''
        ? []
        : [
            {
              addressKind: 'registered',
              text: address,
              ...(one.mesto && { city: one.mesto }),
              ...(one.psc && { postcode: one.psc }),
              country: 'SK',
              place: pointer('ulica'),
            },
          ],
    // Slovakia is changing from revision 2 to 2.1, and the answer does not say which it uses.
    activities: one.skNace
      ? [{ scheme: 'SK NACE', revision: '', code: one.skNace, isMain: true, place: pointer('skNace') }]
      : [],
    capital: [],
    contacts: [],
    licences: [],
  };
}
