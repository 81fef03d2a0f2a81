import type { Reader, Reading } from '#findings/reading/reading.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf, maxAnswerBytes, periodOf } from '../../sources/answer-fields.ts';
import { entityOf, type RpoEntity } from './wire.ts';

/** `GET /entity/{id}` of the Slovak register: who the company is, with what it was called and where it was before. */
export const rpoProfile: Reader = {
  code: 'rpo/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const entity = entityOf(bytes, subjectNumber);
    const findings = entity === undefined ? [] : [profileOf(entity, subjectNumber)];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(one: RpoEntity, number: string): Profile {
  const founded = dayOf(one.establishment);
  const dissolved = dayOf(one.termination);
  const form = (one.legalForms ?? []).findIndex(({ validTo }) => !validTo);
  const legalForm = one.legalForms?.[form]?.value;
  const main = one.statisticalCodes?.mainActivity;
  return {
    kind: 'profile',
    place: '',
    names: (one.fullNames ?? []).flatMap(({ value, validFrom, validTo }, at) =>
      value
        ? [
            {
              kind: validTo ? ('former' as const) : ('legal' as const),
              text: value,
              lang: 'sk',
              ...periodOf(validFrom, validTo),
              place: pointer('fullNames', at),
            },
          ]
        : [],
    ),
    ...(legalForm?.value && {
      legalForm: {
        text: legalForm.value,
        lang: 'sk',
        ...(legalForm.code && { sourceCode: legalForm.code }),
        place: pointer('legalForms', form),
      },
    }),
    identifiers: [{ scheme: 'REG', value: number, place: pointer('identifiers') }],
    status: statusOf(one),
    ...(founded && { founded: { day: founded, place: pointer('establishment') } }),
    ...(dissolved && { dissolved: { day: dissolved, place: pointer('termination') } }),
    jurisdiction: { code: 'SK', place: pointer('identifiers') },
    addresses: addressesOf(one),
    // Slovakia is changing from revision 2 to 2.1, and the record does not say which it uses.
    activities: main?.code
      ? [
          {
            scheme: 'SK NACE',
            revision: '',
            code: main.code,
            ...(main.value && { text: main.value, lang: 'sk' }),
            isMain: true,
            place: pointer('statisticalCodes', 'mainActivity'),
          },
        ]
      : [],
    capital: (one.equities ?? []).flatMap(({ value, currency, validFrom, validTo }, at) => {
      const amount = readAmount(String(value ?? ''));
      const code =
        /^[A-Z]{3}$/.exec(currency?.code ?? '')?.[0] ?? /^[A-Z]{3}$/.exec(currency?.value ?? '')?.[0];
      const since = dayOf(validFrom);
      if (amount === undefined || code === undefined || validTo) return [];
      return [
        {
          capitalKind: 'issued' as const,
          amount,
          currency: code,
          ...(since && { since }),
          place: pointer('equities', at),
        },
      ];
    }),
    contacts: [],
    licences: [],
  };
}

function statusOf({ termination, legalStatuses }: RpoEntity): NonNullable<Profile['status']> {
  const since = dayOf(termination);
  if (since !== undefined)
    return { status: 'Deleted', sourceWord: 'Zánik', since, place: pointer('termination') };
  const words = (legalStatuses ?? []).flatMap(({ value, validTo }) => (validTo ? [] : (value?.value ?? [])));
  const text = words.join('; ');
  return { status: meaningOf(text), sourceWord: text || 'Aktívny', place: pointer('legalStatuses') };
}

function meaningOf(words: string): CompanyStatus {
  if (/likvid|konkurz|zruš/i.test(words)) return 'Liquidation';
  return /reštruktur/i.test(words) ? 'Reorganisation' : 'Active';
}

function addressesOf({ addresses }: RpoEntity): Profile['addresses'] {
  return (addresses ?? []).flatMap((one, at) => {
    const house = [one.regNumber || undefined, one.buildingNumber].filter(Boolean).join('/');
    const street = [one.street, house].filter(Boolean).join(' ');
    const postcode = one.postalCodes?.[0];
    const city = one.municipality?.value;
    const text =
      one.formatedAddress || [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    if (text === '') return [];
    return [
      {
        addressKind: one.validTo ? ('previous' as const) : ('registered' as const),
        text,
        ...(city && { city }),
        ...(postcode && { postcode }),
        ...((one.country?.code === '703' || /^Slovens/.test(one.country?.value ?? '')) && { country: 'SK' }),
        ...periodOf(one.validFrom, one.validTo),
        place: pointer('addresses', at),
      },
    ];
  });
}
