import type {
  CompanyCategory,
  CompanyIdentifier,
  CompanyName,
  CompanyRecord,
  NameKind,
  Register,
} from '#names/company/company-record.ts';
import { findElfForm, isElfPlaceholder } from '../elf/elf-forms.ts';
import { type Fields, itemsOf } from '../files/fields.ts';
import { entityStatus } from './readings/entity-status.ts';

export const gleifRegister: Register = {
  code: 'gleif',
  name: 'Global LEI Index (GLEIF)',
  licence: 'CC0-1.0',
  url: 'https://www.gleif.org/',
  isDemo: false,
};

const nameKindOf: Readonly<Record<string, NameKind>> = {
  ALTERNATIVE_LANGUAGE_LEGAL_NAME: 'translated',
  TRADING_OR_OPERATING_NAME: 'trading',
  PREVIOUS_LEGAL_NAME: 'former',
};

const categoryOf: Readonly<Record<string, CompanyCategory>> = {
  GENERAL: 'company',
  BRANCH: 'branch',
  FUND: 'fund',
  SOLE_PROPRIETOR: 'sole trader',
  RESIDENT_GOVERNMENT_ENTITY: 'public body',
  INTERNATIONAL_ORGANIZATION: 'public body',
};
/** Older records have no category; their legal form may tell it. */
const categoryOfForm: Readonly<Record<string, CompanyCategory>> = {
  Branch: 'branch',
  Fund: 'fund',
  'Sole trader': 'sole trader',
  'Public body': 'public body',
};

/** Codes that say that no authority is on GLEIF's list. */
const noAuthority = new Set(['RA999999', 'RA888888']);

/** Turns a record into a company; throws RangeError with the reason if it cannot be one. */
export function companyOfGleif(fields: Fields): CompanyRecord {
  const lei = fields('LEI').trim();
  if (!/^[0-9A-Z]{18}[0-9]{2}$/.test(lei)) throw new RangeError(`"${lei.slice(0, 40)}" is not an LEI`);
  const name = fields('Entity.LegalName').trim();
  if (name === '') throw new RangeError(`${lei} has no legal name`);
  const authority = fields('Entity.RegistrationAuthority.RegistrationAuthorityID').trim();
  const elfCode = fields('Entity.LegalForm.EntityLegalFormCode').trim();
  const elfForm = findElfForm(elfCode);
  return {
    country: countryOf(fields, lei),
    sourceRef: lei,
    sourceUrl: `https://search.gleif.org/#/record/${lei}`,
    name,
    nameLat: latinName(fields),
    lang: fields('Entity.LegalName.xmllang') || null,
    formText: elfForm?.text ?? (fields('Entity.LegalForm.OtherLegalForm') || null),
    formCode: elfCode === '' || isElfPlaceholder(elfCode) ? null : elfCode,
    formGeneric: elfForm?.generic ?? null,
    category:
      categoryOf[fields('Entity.EntityCategory').trim()] ??
      categoryOfForm[elfForm?.generic ?? ''] ??
      'company',
    headOffice: headOfficeOf(fields),
    ...entityStatus(fields),
    regCode: fields('Entity.RegistrationAuthority.RegistrationAuthorityEntityID').trim() || null,
    regIssuer: noAuthority.has(authority) ? '' : authority,
    address: addressLine(fields, 'Entity.LegalAddress'),
    city: fields('Entity.LegalAddress.City') || null,
    postcode: fields('Entity.LegalAddress.PostalCode') || null,
    foundedOn: fields('Entity.EntityCreationDate') || null,
    names: [...otherNames(fields), ...latinNames(fields)],
    identifiers: identifiersOf(fields, lei),
  };
}

/** Older records of branches name their head office; newer ones leave it to the relationship records. */
function headOfficeOf(fields: Fields): CompanyIdentifier | null {
  const lei = fields('Entity.AssociatedEntity.AssociatedLEI').trim();
  const isBranch = fields('Entity.EntityCategory').trim() === 'BRANCH';
  return isBranch && /^[0-9A-Z]{18}[0-9]{2}$/.test(lei) ? { scheme: 'LEI', value: lei } : null;
}

/** The legal jurisdiction's country (`US-DE` is US); `EU` and nothing at all fall back to the address. */
function countryOf(fields: Fields, lei: string): string {
  const jurisdiction = fields('Entity.LegalJurisdiction').trim().toUpperCase().slice(0, 2);
  const address = fields('Entity.LegalAddress.Country').trim().toUpperCase();
  const country = jurisdiction === '' || jurisdiction === 'EU' ? address : jurisdiction;
  if (!/^[A-Z]{2}$/.test(country)) throw new RangeError(`${lei} has no country`);
  return country;
}

const transliterated = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName';

/** GLEIF's own Latin spelling of the legal name: the preferred one, else the automatic one. */
function latinName(fields: Fields): string | null {
  const items = itemsOf(fields, transliterated);
  const ofType = (type: string) => items.find((item) => fields(`${item}.type`) === type);
  const item =
    ofType('PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME') ?? ofType('AUTO_ASCII_TRANSLITERATED_LEGAL_NAME');
  return item === undefined ? null : fields(item);
}

function latinNames(fields: Fields): CompanyName[] {
  return itemsOf(fields, transliterated).map((item) => ({
    kind: fields(`${item}.type`).includes('PREVIOUS') ? 'former' : 'latin',
    text: fields(item),
    lang: fields(`${item}.xmllang`) || null,
  }));
}

function otherNames(fields: Fields): CompanyName[] {
  return itemsOf(fields, 'Entity.OtherEntityNames.OtherEntityName').map((item) => ({
    kind: nameKindOf[fields(`${item}.type`)] ?? 'trading',
    text: fields(item),
    lang: fields(`${item}.xmllang`) || null,
  }));
}

function addressLine(fields: Fields, path: string): string | null {
  const lines = itemsOf(fields, `${path}.AdditionalAddressLine`).map((item) => fields(item));
  const place = [fields(`${path}.PostalCode`), fields(`${path}.City`)].filter(Boolean).join(' ');
  const parts = [fields(`${path}.FirstAddressLine`), ...lines, place].map((part) => part.trim());
  return parts.filter(Boolean).join(', ') || null;
}

/** The LEI itself, and the numbers under which the validating authorities know the company. */
function identifiersOf(fields: Fields, lei: string): CompanyIdentifier[] {
  const others = itemsOf(
    fields,
    'Registration.OtherValidationAuthorities.OtherValidationAuthority',
    '.ValidationAuthorityEntityID',
  );
  const numbers = ['Registration.ValidationAuthority', ...others].map((path) => ({
    scheme: 'REG',
    issuer: fields(`${path}.ValidationAuthorityID`).trim(),
    value: fields(`${path}.ValidationAuthorityEntityID`).trim(),
  }));
  return [
    { scheme: 'LEI', value: lei },
    ...numbers
      .filter(({ value }) => value !== '')
      .map(({ issuer, ...number }) => ({ ...number, issuer: noAuthority.has(issuer) ? '' : issuer })),
  ];
}
