import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { addressKinds, capitalKinds, type Profile } from '#findings/vocabulary/profile.ts';
import { companyStatuses, nameKinds } from '#names/company/company-record.ts';
import {
  amount,
  country,
  day,
  given,
  head,
  maxAnswerBytes,
  maybe,
  maybeDay,
  readAnswer,
  word,
} from './wire.ts';

const answer = z.object({
  ...head,
  issuer: maybe,
  names: z
    .array(z.object({ kind: z.enum(nameKinds), text: word, lang: maybe, since: maybeDay, until: maybeDay }))
    .min(1)
    .max(100),
  form: maybe,
  status: z.object({ code: z.enum(companyStatuses), text: word }),
  founded: maybeDay,
  dissolved: maybeDay,
  addresses: z
    .array(z.object({ kind: z.enum(addressKinds), text: word, city: maybe, postcode: maybe, country }))
    .max(50),
  activities: z
    .array(
      z.object({ scheme: word, revision: word, code: word, text: maybe, lang: maybe, isMain: z.boolean() }),
    )
    .max(50),
  capital: z
    .array(
      z.object({
        kind: z.enum(capitalKinds),
        amount,
        currency: z.string().regex(/^[A-Z]{3}$/),
        since: day.nullish(),
      }),
    )
    .max(10),
  employees: z.object({ count: z.number().int().min(0), year: z.number().int() }).nullish(),
  phones: z.array(word).max(20),
  emails: z.array(word).max(20),
  website: maybe,
  vat: maybe,
  lei: maybe,
});

/** The company itself in the demo register. */
export const demoRegisterProfile: Reader = {
  code: 'demo-register/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) => readAnswer(bytes, context, answer, (one) => [profileOf(one)]),
};

function profileOf(one: z.output<typeof answer>): Profile {
  return {
    kind: 'profile',
    place: '',
    names: one.names.map((name, at) => ({ ...name, place: pointer('names', at) })),
    ...(one.form && { legalForm: { text: one.form, place: pointer('form') } }),
    identifiers: [
      { scheme: 'REG', ...given('issuer', one.issuer), value: one.number, place: pointer('number') },
      ...(one.vat ? [{ scheme: 'VAT', value: one.vat, place: pointer('vat') }] : []),
      ...(one.lei ? [{ scheme: 'LEI', value: one.lei, place: pointer('lei') }] : []),
    ],
    status: { status: one.status.code, sourceWord: one.status.text, place: pointer('status') },
    ...(one.founded && { founded: { day: one.founded, place: pointer('founded') } }),
    ...(one.dissolved && { dissolved: { day: one.dissolved, place: pointer('dissolved') } }),
    jurisdiction: { code: one.country, place: pointer('country') },
    addresses: one.addresses.map(({ kind, text, city, postcode, country: seat }, at) => ({
      addressKind: kind,
      text,
      ...given('city', city),
      ...given('postcode', postcode),
      country: seat,
      place: pointer('addresses', at),
    })),
    activities: one.activities.map(({ text, lang, ...activity }, at) => ({
      ...activity,
      ...given('text', text),
      ...given('lang', lang),
      place: pointer('activities', at),
    })),
    capital: one.capital.map(({ kind, since, ...capital }, at) => ({
      capitalKind: kind,
      ...capital,
      ...given('since', since),
      place: pointer('capital', at),
    })),
    ...(one.employees && { employees: { ...one.employees, place: pointer('employees') } }),
    contacts: [
      ...one.phones.map((value, at) => ({
        contactKind: 'phone' as const,
        value,
        place: pointer('phones', at),
      })),
      ...one.emails.map((value, at) => ({
        contactKind: 'email' as const,
        value,
        place: pointer('emails', at),
      })),
      ...(one.website
        ? [{ contactKind: 'website' as const, value: one.website, place: pointer('website') }]
        : []),
    ],
    licences: [],
  };
}
