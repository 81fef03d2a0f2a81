import { z } from 'zod';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { fieldsOfJson } from '../files/fields.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';
import { companyOfGleif } from './gleif-record.ts';

const gleifUrl = 'https://api.gleif.org/api/v1';

const text = z.string().max(5_000).nullish();
const named = z.object({ name: z.string().max(5_000), language: text, type: text });
const address = z.object({
  addressLines: z.array(z.string().max(5_000)).max(20).nullish(),
  city: text,
  country: text,
  postalCode: text,
});
const event = z.object({ type: text, status: text, effectiveDate: text });
const leiRecord = z.object({
  attributes: z.object({
    lei: z.string().max(20),
    entity: z.object({
      legalName: named,
      otherNames: z.array(named).max(200).nullish(),
      transliteratedOtherNames: z.array(named).max(200).nullish(),
      legalAddress: address,
      registeredAt: z.object({ id: text }).nullish(),
      registeredAs: text,
      jurisdiction: text,
      legalForm: z.object({ id: text, other: text }).nullish(),
      status: z.string().max(40),
      expiration: z.object({ date: text, reason: text }).nullish(),
      creationDate: text,
      category: text,
      eventGroups: z
        .array(z.object({ events: z.array(event).max(50) }))
        .max(50)
        .nullish(),
    }),
    registration: z.object({ status: z.string().max(40) }),
  }),
});
const reply = z.object({ data: z.array(leiRecord).max(50) });
type LeiRecord = z.output<typeof leiRecord>;

/** The Global LEI Index over its API: by name in a country, by the number of a local register, by LEI. */
export function createGleif(baseUrl = gleifUrl): Connector {
  const read = jsonReader(baseUrl, { accept: 'application/vnd.api+json' });
  return {
    code: 'gleif',
    register: {
      code: 'gleif-live',
      name: 'Global LEI Index (GLEIF), live',
      licence: 'CC0-1.0',
      url: 'https://www.gleif.org/',
      isDemo: false,
    },
    countries: 'all',
    answers: ['number', 'name'],
    limit: { calls: 60, perSeconds: 60 },
    read(by, typed) {
      // A comma separates alternatives in a filter.
      const plain = typed.replaceAll(/[,\s]+/g, ' ').trim();
      if (by === 'name') return plain.length < 2 ? undefined : plain;
      return isLei(plain) ? plain.replaceAll(' ', '').toUpperCase() : plain || undefined;
    },
    async ask({ country, by, text: asked }, signal) {
      const filter: Record<string, string> = { 'page[size]': '10' };
      if (by === 'number' && isLei(asked)) filter['filter[lei]'] = asked;
      else {
        filter[by === 'name' ? 'filter[entity.names]' : 'filter[entity.registeredAs]'] = asked;
        filter['filter[entity.legalAddress.country]'] = country;
      }
      const { value } = await read({ path: '/lei-records', query: filter, schema: reply, signal });
      if (value === undefined) throw new SourceUnavailable('unexpected_answer');
      return { records: value.data.flatMap(companyOf) };
    },
  };
}

function isLei(typed: string): boolean {
  return /^[0-9A-Z]{18}[0-9]{2}$/i.test(typed.replaceAll(' ', ''));
}

/** The record in the words of GLEIF's files, so that names, forms and statuses are read in one place only. */
function companyOf({ attributes: { lei, entity, registration } }: LeiRecord): CompanyRecord[] {
  const { legalAddress, legalForm, registeredAt, expiration } = entity;
  const [first, ...lines] = legalAddress.addressLines ?? [];
  const inFile = {
    LEI: lei,
    Entity: {
      LegalName: inWords(entity.legalName),
      OtherEntityNames: { OtherEntityName: entity.otherNames?.map(inWords) },
      TransliteratedOtherEntityNames: {
        TransliteratedOtherEntityName: entity.transliteratedOtherNames?.map(inWords),
      },
      LegalAddress: {
        FirstAddressLine: first,
        AdditionalAddressLine: lines,
        City: legalAddress.city,
        Country: legalAddress.country,
        PostalCode: legalAddress.postalCode,
      },
      RegistrationAuthority: {
        RegistrationAuthorityID: registeredAt?.id,
        RegistrationAuthorityEntityID: entity.registeredAs,
      },
      LegalJurisdiction: entity.jurisdiction,
      EntityCategory: entity.category,
      LegalForm: { EntityLegalFormCode: legalForm?.id, OtherLegalForm: legalForm?.other },
      EntityStatus: entity.status,
      EntityExpirationDate: expiration?.date,
      EntityExpirationReason: expiration?.reason,
      EntityCreationDate: entity.creationDate,
      LegalEntityEvents: {
        LegalEntityEvent: (entity.eventGroups ?? [])
          .flatMap(({ events }) => events)
          .map(({ type, status, effectiveDate }) => ({
            '@event_status': status,
            LegalEntityEventType: type,
            LegalEntityEventEffectiveDate: effectiveDate,
          })),
      },
    },
    Registration: { RegistrationStatus: registration.status },
  };
  try {
    return [companyOfGleif(fieldsOfJson(inFile))];
  } catch (error) {
    // A record without a name or a country is none; the others count.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function inWords({ name, language, type }: z.output<typeof named>) {
  return { $: name, '@xml:lang': language, '@type': type };
}
