import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { maxAnswerBytes } from '../../sources/answer-fields.ts';
import { addressInfo, dayInMinsk, egrStatuses, placeOf, type ShortInfo, shortInfo, unp } from './wire.ts';

const located = addressInfo.extend({ ngrn: unp, nsi00219: z.never().optional() });
const list = z.array(z.union([shortInfo, located])).max(100);

/** Names and state of a company, or its address: two answers, each a part of who it is. */
export const egrProfile: Reader = {
  code: 'egr/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const rows = readJson(bytes, list, maxAnswerBytes);
    const findings = rows.flatMap((row, at): Profile[] => {
      if (row.ngrn !== subjectNumber) return [];
      const place = pointer(at);
      return [row.nsi00219 === undefined ? addressOf(row, place) : namesOf(row, place)];
    });
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function namesOf(one: ShortInfo, place: string): Profile {
  const name = one.vnaim || one.vfio || one.vn;
  const { nksost, vnsostk } = one.nsi00219;
  const status = egrStatuses[nksost];
  const ended = status === 'Deleted' ? dayInMinsk(one.dto) : null;
  return {
    ...blank(one.ngrn, place),
    names: [
      ...(name ? [{ kind: 'legal' as const, text: name, lang: 'ru', place }] : []),
      ...(one.vn && one.vn !== name
        ? [{ kind: 'trading' as const, text: one.vn, lang: 'ru', place: `${place}/vn` }]
        : []),
    ],
    ...(status !== undefined && { status: { status, sourceWord: vnsostk, place: `${place}/nsi00219` } }),
    ...(ended !== null && { dissolved: { day: ended, place: `${place}/dto` } }),
  };
}

function addressOf(one: z.output<typeof located>, place: string): Profile {
  const { address, city, postcode, website } = placeOf(one);
  return {
    ...blank(one.ngrn, place),
    addresses:
      address === null
        ? []
        : [
            {
              addressKind: 'registered',
              text: address,
              ...(city !== null && { city }),
              ...(postcode !== null && { postcode }),
              country: 'BY',
              place,
            },
          ],
    contacts: website ? [{ contactKind: 'website', value: website, place: `${place}/vsite` }] : [],
  };
}

function blank(number: string, place: string): Profile {
  return {
    kind: 'profile',
    place,
    names: [],
    identifiers: [{ scheme: 'REG', value: number, place: `${place}/ngrn` }],
    jurisdiction: { code: 'BY', place },
    addresses: [],
    activities: [],
    capital: [],
    contacts: [],
    licences: [],
  };
}
