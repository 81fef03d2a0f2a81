import type { ColumnMeaning, PartyTableKind } from '#findings/party-tables/column-words/column-meanings.ts';

/** Sections into whose table a table of people or owners can be pasted. */
export const partySections = {
  management: 'people',
  owners: 'owners',
  capital: 'holders',
} as const satisfies Record<string, PartyTableKind>;
export type PartySection = keyof typeof partySections;

/** Whether a table of people or owners can be pasted into this section. */
export function isPartySection(code: string): code is PartySection {
  return Object.hasOwn(partySections, code);
}

const names = { family_name: 'name', given_name: 'name', patronymic: 'name' } as const;

/** The field of a section's table that a column is written to; undefined where it says something of the others alone. */
export function fieldOfColumn(section: PartySection, meaning: ColumnMeaning): string | undefined {
  const one = Object.hasOwn(names, meaning) ? 'name' : meaning;
  const fields: Readonly<Partial<Record<ColumnMeaning, string>>> = fieldsOf[section];
  return fields[one];
}

const fieldsOf = {
  management: {
    ...{ name: 'manager_name', role: 'manager_role', since: 'manager_since', until: 'manager_until' },
    ...{ born: 'manager_born', country: 'manager_country', elsewhere: 'manager_elsewhere' },
  },
  owners: {
    ...{ name: 'owner', kind: 'owner_kind', country: 'owner_country', number: 'owner_number' },
    ...{ share: 'owner_share', votes: 'owner_share', control: 'owner_control', of: 'owner_of' },
    ...{ path: 'owner_path', since: 'owner_since', born: 'owner_born' },
  },
  capital: {
    ...{ name: 'holder', kind: 'holder_kind', country: 'holder_country', number: 'holder_number' },
    ...{ share: 'holder_share', since: 'holder_since' },
  },
} as const satisfies Record<PartySection, Partial<Record<ColumnMeaning, string>>>;

/** The field that names somebody in a section's table. */
export function nameFieldOf(section: PartySection): string {
  return fieldsOf[section].name;
}
