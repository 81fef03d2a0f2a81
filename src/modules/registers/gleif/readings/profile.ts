import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { AddressKind, Profile } from '#findings/vocabulary/profile.ts';
import type { NameKind } from '#names/company/company-record.ts';
import { findElfForm, isElfPlaceholder } from '../../elf/elf-forms.ts';
import { fieldsOfJson } from '../../files/fields.ts';
import { entityStatus } from './entity-status.ts';
import { answer, dayOf, isOf, itemsOf, type LeiRecord, maxAnswerBytes } from './wire.ts';

type Entity = LeiRecord['attributes']['entity'];

const nameKinds: Readonly<Record<string, NameKind>> = {
  ALTERNATIVE_LANGUAGE_LEGAL_NAME: 'translated',
  TRADING_OR_OPERATING_NAME: 'trading',
  PREVIOUS_LEGAL_NAME: 'former',
};

/** Codes that say that no authority is on GLEIF's list. */
const noAuthority = new Set(['RA999999', 'RA888888']);

/** `GET /lei-records/{lei}`, or the same by the number of a local register: who the company is. */
export const gleifProfile: Reader = {
  code: 'gleif/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const items = itemsOf(readJson(bytes, answer, maxAnswerBytes));
    const own = items.flatMap(({ one, place }) =>
      one.type === 'lei-records' && isOf(one, subjectNumber) ? [{ one, place }] : [],
    );
    // Registers of one country may give the same number to two: then it is nobody's.
    if (own.length > 1) {
      const remark = 'several companies of the country bear this number';
      return { state: 'nothing_found', findings: [], remarks: own.map(({ place }) => ({ place, remark })) };
    }
    const findings = own.map(({ one, place }) => profileOf(one, `${place}/attributes`));
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(record: LeiRecord, at: string): Profile {
  const { entity } = record.attributes;
  const founded = dayOf(entity.creationDate);
  const { closed, ...status } = statusOf(record, at);
  return {
    kind: 'profile',
    place: at,
    names: namesOf(entity, `${at}/entity`),
    ...legalFormOf(entity, `${at}/entity/legalForm`),
    identifiers: identifiersOf(record, at),
    status,
    ...(founded && { founded: { day: founded, place: `${at}/entity/creationDate` } }),
    ...(closed && { dissolved: { day: closed, place: `${at}/entity/expiration` } }),
    ...(entity.jurisdiction && {
      jurisdiction: { code: entity.jurisdiction, place: `${at}/entity/jurisdiction` },
    }),
    addresses: addressesOf(entity, `${at}/entity`),
    activities: [],
    capital: [],
    contacts: [],
    licences: [],
  };
}

function namesOf(entity: Entity, at: string): Profile['names'] {
  const { legalName, otherNames, transliteratedOtherNames } = entity;
  return [
    { kind: 'legal', text: legalName.name, lang: legalName.language ?? null, place: `${at}/legalName` },
    ...(otherNames ?? []).map(({ name, language, type }, index) => ({
      kind: nameKinds[type ?? ''] ?? ('trading' as const),
      text: name,
      lang: language ?? null,
      place: `${at}/otherNames/${index}`,
    })),
    ...(transliteratedOtherNames ?? []).map(({ name, language, type }, index) => ({
      kind: type?.includes('PREVIOUS') ? ('former' as const) : ('latin' as const),
      text: name,
      lang: language ?? null,
      place: `${at}/transliteratedOtherNames/${index}`,
    })),
  ];
}

function legalFormOf({ legalForm }: Entity, place: string): Pick<Profile, 'legalForm'> {
  const code = legalForm?.id ?? '';
  const form = findElfForm(code);
  const text = legalForm?.other || form?.text || form?.generic;
  if (!text) return {};
  const isCode = code !== '' && !isElfPlaceholder(code);
  return { legalForm: { text, ...(isCode && { elfCode: code, sourceCode: code }), place } };
}

function identifiersOf({ attributes }: LeiRecord, at: string): Profile['identifiers'] {
  const { lei, entity, registration, bic } = attributes;
  const numbers = [
    { given: entity.registeredAs, by: entity.registeredAt?.id, place: `${at}/entity/registeredAs` },
    {
      given: registration?.validatedAs,
      by: registration?.validatedAt?.id,
      place: `${at}/registration/validatedAs`,
    },
  ].flatMap(({ given, by, place }) => {
    const issuer = noAuthority.has(by ?? '') ? '' : (by ?? '');
    return given ? [{ scheme: 'REG', ...(issuer !== '' && { issuer }), value: given, place }] : [];
  });
  const [first, second] = numbers;
  const isSame = first?.value === second?.value && first?.issuer === second?.issuer;
  return [
    { scheme: 'LEI', value: lei, place: `${at}/lei` },
    ...(isSame ? numbers.slice(0, 1) : numbers),
    ...(bic ?? []).map((code, index) => ({
      scheme: 'BIC',
      value: code.replaceAll(/\s/g, ''),
      place: `${at}/bic/${index}`,
    })),
  ];
}

/** By the rules by which GLEIF's files are read. */
function statusOf({ attributes: { entity, registration } }: LeiRecord, at: string) {
  const events = (entity.eventGroups ?? []).flatMap((group) => group.events);
  const read = entityStatus(
    fieldsOfJson({
      Entity: {
        EntityStatus: entity.status,
        EntityExpirationDate: entity.expiration?.date,
        EntityExpirationReason: entity.expiration?.reason,
        LegalEntityEvents: {
          LegalEntityEvent: events.map(({ type, status, effectiveDate }) => ({
            '@event_status': status,
            LegalEntityEventType: type,
            LegalEntityEventEffectiveDate: effectiveDate,
          })),
        },
      },
      Registration: { RegistrationStatus: registration?.status },
    }),
  );
  return {
    status: read.status,
    sourceWord: read.statusText,
    place: `${at}/entity/status`,
    closed: dayOf(read.closedOn),
  };
}

function addressesOf(entity: Entity, at: string): Profile['addresses'] {
  const registered = addressOf(entity.legalAddress, 'registered', `${at}/legalAddress`);
  const head = addressOf(entity.headquartersAddress, 'trading', `${at}/headquartersAddress`);
  const isSame = head?.text === registered?.text && head?.country === registered?.country;
  return [registered, isSame ? undefined : head].filter((one) => one !== undefined);
}

function addressOf(
  given: Entity['legalAddress'],
  addressKind: AddressKind,
  place: string,
): Profile['addresses'][number] | undefined {
  const town = [given?.postalCode, given?.city].filter(Boolean).join(' ');
  const text = [...(given?.addressLines ?? []), town].filter((line) => line.trim() !== '').join(', ');
  if (text === '') return undefined;
  return {
    addressKind,
    text,
    ...(given?.city && { city: given.city }),
    ...(given?.postalCode && { postcode: given.postalCode }),
    ...(given?.country && { country: given.country }),
    place,
  };
}
