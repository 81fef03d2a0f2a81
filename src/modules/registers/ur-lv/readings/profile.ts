import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type PortalRow, rowsOf, tidy } from './rows.ts';

/** What `closed` says of a company that ended. */
const ends: Readonly<Record<string, string>> = { L: 'Likvidēts', R: 'Reorganizēts' };

/** A row of `register`: who the company is. */
export const urLvProfile: Reader = {
  code: 'ur-lv/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = rowsOf(bytes, subjectNumber, ['regcode']).map(profileOf);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf({ place, of }: PortalRow): Profile {
  const at = (column: string) => `${place}/${column}`;
  const ended = dayOf(of('terminated'));
  const founded = dayOf(of('registered'));
  const postcode = of('index');
  const form = of('type_text');
  return {
    kind: 'profile',
    place,
    names:
      of('name') === '' ? [] : [{ kind: 'legal', text: tidy(of('name')), lang: 'lv', place: at('name') }],
    ...(form !== '' && {
      legalForm: { text: form, lang: 'lv', sourceCode: of('type'), place: at('type_text') },
    }),
    identifiers: [{ scheme: 'REG', value: of('regcode'), place: at('regcode') }],
    // That a company is being wound up stands in another table: what is not ended is called entered here.
    status:
      ended === undefined
        ? { status: 'Active', sourceWord: 'Reģistrēts', place: at('terminated') }
        : {
            status: 'Deleted',
            sourceWord: ends[of('closed')] ?? 'Izslēgts',
            since: ended,
            place: at('terminated'),
          },
    ...(founded !== undefined && { founded: { day: founded, place: at('registered') } }),
    ...(ended !== undefined && { dissolved: { day: ended, place: at('terminated') } }),
    jurisdiction: { code: 'LV', place: at('regcode') },
    addresses:
      of('address') === ''
        ? []
        : [
            {
              addressKind: 'registered',
              text: of('address'),
              ...(postcode !== '' && { postcode: /^\d{4}$/.test(postcode) ? `LV-${postcode}` : postcode }),
              country: 'LV',
              place: at('address'),
            },
          ],
    activities: [],
    capital: [],
    contacts: [],
    licences: [],
  };
}
