import {
  type Bounds,
  type Fault,
  faultsOf,
  isPhone,
  lengthRefusal,
  maxEmailLength,
  minPhoneLength,
  type Refusal,
} from '#kernel/field-rules.ts';
import { fieldWords, usernameWords } from '../texts/field-words.ts';
import type { LegalEntityType } from './contract.ts';
import { emailRefusal } from './email-rules.ts';
import { blankRefusal, lineRefusal } from './field-rules.ts';
import { confirmationRefusal, passwordRefusal } from './password-rules.ts';

/** The contract's own list, without the weight of its schemas. */
const legalEntityTypes = ['Individual', 'LegalEntity'] as const satisfies readonly LegalEntityType[];

export type PersonFields = Readonly<{
  lastName: string;
  name: string;
  patronymic: string;
  username: string;
  phone: string;
}>;
export type CompanyFields = Readonly<{
  companyName: string;
  companyNameLat: string;
  companyNumber: string;
  vatCode: string;
  companyAddress: string;
}>;
export type ProfileFields = PersonFields & CompanyFields;
export type RegistrationFields = ProfileFields &
  Readonly<{ legalEntityType: string; email: string; password: string; confirmPassword: string }>;

/** Lengths in characters, after trimming. */
export const limits = {
  lastName: { min: 1, max: 100 },
  name: { min: 1, max: 100 },
  patronymic: { min: 1, max: 100 },
  username: { min: 3, max: 32 },
  phone: { min: minPhoneLength, max: 30 },
  email: { min: 3, max: maxEmailLength },
  companyName: { min: 1, max: 300 },
  companyNameLat: { min: 1, max: 300 },
  companyNumber: { min: 1, max: 64 },
  vatCode: { min: 1, max: 64 },
  companyAddress: { min: 1, max: 500 },
} as const satisfies Record<string, Bounds>;

/** Allowed in a username beside Latin letters and digits. */
export const usernameCharacters = '. _ -';

/**
 * What is wrong with a registration, field by field, in the order of the form; empty when nothing is. The form of the
 * site and the call behind it ask this same function. The fields of a company count for a legal entity only, which
 * needs its name and number and nothing else of a company or a person.
 */
export function checkRegistration(fields: RegistrationFields): Fault<keyof RegistrationFields>[] {
  const { legalEntityType, email, password, confirmPassword } = fields;
  const isKnown = legalEntityTypes.some((type) => type === legalEntityType);
  return [
    ...faultsOf({
      legalEntityType: isKnown ? undefined : { code: 'invalid_entity_type', text: fieldWords.entityType },
    }),
    ...checkProfile(fields, legalEntityType === 'LegalEntity'),
    ...faultsOf({
      email: emailRefusal(email),
      password: passwordRefusal(password),
      confirmPassword: confirmationRefusal(password, confirmPassword),
    }),
  ];
}

/** What a legal entity is asked for; what an individual is. Everything else may be left empty. */
const asked = {
  LegalEntity: ['companyName', 'companyNumber'],
  Individual: ['lastName', 'name', 'username', 'phone'],
} as const satisfies Record<LegalEntityType, readonly (keyof ProfileFields)[]>;

/**
 * Whether a field may be left empty. With the profile as it is kept, what was empty may stay so: accounts that staff or
 * the demo made were never asked for all of it.
 */
export function mayBeEmpty(
  field: keyof ProfileFields,
  isLegalEntity: boolean,
  kept?: Partial<ProfileFields>,
): boolean {
  const needed: readonly string[] = asked[isLegalEntity ? 'LegalEntity' : 'Individual'];
  return !needed.includes(field) || kept?.[field] === '';
}

/** The same for the profile, whose e-mail and password have forms of their own; `kept` is the profile as it stands. */
export function checkProfile(
  fields: ProfileFields,
  isLegalEntity: boolean,
  kept?: Partial<ProfileFields>,
): Fault<keyof ProfileFields>[] {
  const person = faultsOf({
    lastName: lineRefusal(fields.lastName, limits.lastName),
    name: lineRefusal(fields.name, limits.name),
    patronymic: lineRefusal(fields.patronymic, limits.patronymic),
    username: usernameRefusal(fields.username),
    phone: phoneRefusal(fields.phone),
  });
  return [...(isLegalEntity ? checkCompany(fields) : []), ...person].filter(
    ({ field }) => fields[field].trim() !== '' || !mayBeEmpty(field, isLegalEntity, kept),
  );
}

function checkCompany(fields: CompanyFields): Fault<keyof CompanyFields>[] {
  return faultsOf({
    companyName: lineRefusal(fields.companyName, limits.companyName),
    companyNumber: lineRefusal(fields.companyNumber, limits.companyNumber),
    companyNameLat:
      lineRefusal(fields.companyNameLat, limits.companyNameLat) ?? latinRefusal(fields.companyNameLat),
    vatCode: lineRefusal(fields.vatCode, limits.vatCode),
    companyAddress: lineRefusal(fields.companyAddress, limits.companyAddress),
  });
}

function usernameRefusal(username: string): Refusal | undefined {
  const name = username.trim();
  const wrong = blankRefusal(username) ?? lengthRefusal(name, limits.username);
  if (wrong !== undefined || /^[A-Za-z0-9._-]+$/.test(name)) return wrong;
  return { code: 'invalid_username', text: usernameWords(usernameCharacters) };
}

function phoneRefusal(phone: string): Refusal | undefined {
  const length = lengthRefusal(phone.trim(), limits.phone);
  const wrong = blankRefusal(phone) ?? (length?.code === 'too_long' ? length : undefined);
  if (wrong !== undefined || isPhone(phone)) return wrong;
  return { code: 'invalid_phone', text: fieldWords.phone };
}

function latinRefusal(name: string): Refusal | undefined {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(name.trim())
    ? undefined
    : { code: 'not_latin', text: fieldWords.latin };
}
