import { defaultLocale, languages } from '#kernel/locale.ts';
import type { Fact } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import type { OwnershipParty } from '../parts/ownership-shape.ts';
import { wordsOf } from '../parts/words-of.ts';

const entityTypes = {
  company: { type: 'registeredEntity' },
  arrangement: { type: 'arrangement' },
  state: { type: 'state' },
} as const;

/** Whether a party is a person for the standard. */
export function isPersonOf({ kind }: OwnershipParty): boolean {
  return kind === 'person';
}

/** A person with the least that tells namesakes apart: name, year or month of birth, country. */
export function personOf({ name, born, country }: OwnershipParty) {
  return {
    isComponent: false,
    personType: 'knownPerson',
    names: namesOf(name),
    ...(country === '' ? {} : { nationalities: [countryOf(country)] }),
    ...(/^\d{4}(-\d{2})?/.test(born) ? { birthDate: born.slice(0, 7) } : {}),
  };
}

/** A company, an arrangement or a state; of whom nobody has said what it is, that. */
export function entityOf(party: OwnershipParty, facts: readonly Fact[]) {
  const { kind, name, country, number } = party;
  const entityType =
    kind === 'company' || kind === 'arrangement' || kind === 'state' ? entityTypes[kind] : undefined;
  const one = (field: string) =>
    wordsOf(facts.find((fact) => fact.section === 'identification' && fact.field === field)?.value);
  const identifiers = [
    ...(one('registration_number') === ''
      ? []
      : [{ id: one('registration_number'), schemeName: one('register') || 'Register of companies' }]),
    ...(one('lei') === '' ? [] : [{ id: one('lei'), scheme: 'XI-LEI' }]),
    ...(number === '' ? [] : [{ id: number, schemeName: 'Register of companies' }]),
  ];
  const founded = one('incorporation_date');
  return {
    isComponent: false,
    ...(entityType === undefined
      ? {
          entityType: { type: 'unknownEntity' },
          unspecifiedEntityDetails: { reason: 'informationUnknownToPublisher', description: notSaid },
        }
      : { entityType }),
    ...(wordsOf(name ?? undefined) === '' ? {} : { name: wordsOf(name ?? undefined) }),
    ...(country === '' ? {} : { jurisdiction: countryOf(country) }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(founded) ? { foundingDate: founded } : {}),
  };
}

const notSaid = 'The sources do not say whether this is a person or an entity.';

function namesOf(name: FactValue | null) {
  const translated =
    typeof name === 'object' && name !== null && 'text' in name ? name.translation : undefined;
  return [
    { fullName: wordsOf(name ?? undefined) },
    ...(translated === undefined ? [] : [{ type: 'translation', fullName: translated.text }]),
  ];
}

const regions = new Intl.DisplayNames([languages[defaultLocale].intl], { type: 'region' });

function countryOf(code: string) {
  const upper = code.slice(0, 2).toUpperCase();
  return /^[A-Z]{2}$/.test(upper) ? { name: regions.of(upper) ?? upper, code: upper } : { name: code };
}
