import type { BodsStatement } from '#findings/bods/statement-shapes.ts';
import type { Party, Share } from '#findings/vocabulary/ownership.ts';
import type { CompanyIdentifier } from '#names/company/company-record.ts';

/** A statement of one kind. */
export type BodsRecord<Kind extends BodsStatement['recordType']> = Extract<
  BodsStatement,
  { recordType: Kind }
>;

const kinds = {
  registeredEntity: 'company',
  legalEntity: 'company',
  arrangement: 'arrangement',
  anonymousEntity: 'unknown',
  unknownEntity: 'unknown',
  state: 'state',
  stateBody: 'state',
} as const satisfies Record<string, Party['partyKind']>;

/** Whoever owns or is owned: of people the year of birth and no number, no address. */
export function partyOf(said: BodsRecord<'entity'> | BodsRecord<'person'>): Party {
  const id = said.recordId;
  if (said.recordType === 'person') {
    const { names = [], nationalities = [], birthDate, unspecifiedPersonDetails } = said.recordDetails;
    const name = (names.find(({ type }) => type === 'legal') ?? names[0])?.fullName ?? '';
    const country = nationalities[0]?.code;
    const reason = unspecifiedPersonDetails?.reason ?? (name === '' ? 'unknown' : undefined);
    return {
      id,
      partyKind: 'person',
      name,
      ...(country !== undefined && { country: country.toUpperCase() }),
      ...(birthDate !== undefined && { birthYear: Number(birthDate.slice(0, 4)) }),
      ...(reason !== undefined && { unspecified: reason }),
    };
  }
  const { entityType, name = '', jurisdiction, unspecifiedEntityDetails } = said.recordDetails;
  const numbers = numbersOf(said);
  const reason = unspecifiedEntityDetails?.reason ?? (name === '' ? 'unknown' : undefined);
  return {
    id,
    partyKind: kinds[entityType.type],
    name,
    ...(jurisdiction?.code !== undefined && { country: jurisdiction.code.toUpperCase() }),
    ...(numbers.length > 0 && { identifiers: numbers }),
    ...(reason !== undefined && { unspecified: reason }),
  };
}

/** The numbers of an entity: LEI by its scheme of org-id.guide, all else as a register's. */
function numbersOf({ recordDetails }: BodsRecord<'entity'>): CompanyIdentifier[] {
  return (recordDetails.identifiers ?? []).flatMap(({ id, scheme, schemeName }) => {
    if (id === undefined) return [];
    if (scheme === 'XI-LEI') return [{ scheme: 'LEI', value: id }];
    return [{ scheme: 'REG', issuer: scheme ?? schemeName ?? '', value: id }];
  });
}

/** Whether an entity bears the number, whatever zeros and spaces it is written with. */
export function bearsNumber(said: BodsRecord<'entity'>, number: string): boolean {
  const bare = (text: string) =>
    text
      .replace(/[\s.-]/g, '')
      .toUpperCase()
      .replace(/^0+/, '');
  return numbersOf(said).some(({ value }) => bare(value) === bare(number) && bare(value) !== '');
}

type BodsInterest = NonNullable<BodsRecord<'relationship'>['recordDetails']['interests']>[number];

/** A share as a figure or an interval; undefined where the interest gives none. */
export function shareOf({ share }: BodsInterest): Share | undefined {
  if (share === undefined) return undefined;
  const { exact, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = share;
  if (exact !== undefined) return { exact };
  const min = minimum ?? exclusiveMinimum;
  const max = maximum ?? exclusiveMaximum;
  if (min === undefined && max === undefined) return undefined;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(minimum === undefined && exclusiveMinimum !== undefined && { minIsExclusive: true }),
    ...(maximum === undefined && exclusiveMaximum !== undefined && { maxIsExclusive: true }),
  };
}
