import type { FactInput } from '#modules/reports/contract.ts';
import {
  isSameValue,
  nameFieldOf,
  nameKey,
  type PartySection,
  roleOfCell,
} from '#modules/reports/pasting/paste-rules.ts';
import { type StandingRow, wordsOf } from './rows-of-section.ts';

type Value = FactInput['value'];
type Values = ReadonlyMap<string, Value>;

/** What of a row says that it is about another one of the same name. */
const telling: Readonly<Record<PartySection, readonly string[]>> = {
  management: ['manager_role', 'manager_born'],
  owners: ['owner_of', 'owner_number', 'owner_born'],
  capital: ['holder_number'],
};

/** Whether two rows are about the same: one name, and nothing that tells them apart. */
export function isSameRow(section: PartySection, a: Values, b: Values): boolean {
  const field = nameFieldOf(section);
  if (nameKey(wordsOf(a.get(field))) !== nameKey(wordsOf(b.get(field)))) return false;
  // Who owns a company further up holds nothing of this one by the same row.
  if (a.has('owner_of') !== b.has('owner_of')) return false;
  return (
    telling[section].every((one) => fits(one, a.get(one), b.get(one))) && !isBefore(a, b) && !isBefore(b, a)
  );
}

/** The first of the rows that is about the same, and not matched already. */
export function findDouble(
  section: PartySection,
  values: Values,
  rows: readonly StandingRow[],
  matched: ReadonlySet<number>,
): StandingRow | undefined {
  return rows.find(
    ({ position, facts }) =>
      !matched.has(position) &&
      isSameRow(section, values, new Map([...facts].map(([field, { value }]) => [field, value]))),
  );
}

function fits(field: string, a: Value | undefined, b: Value | undefined): boolean {
  if (a === undefined || b === undefined || isSameValue(field, a, b)) return true;
  // The same role in words on one side, of our list on the other.
  return field === 'manager_role' && roleKey(a) === roleKey(b);
}

function roleKey(role: Value): string {
  const coded = typeof role === 'string' ? roleOfCell(role) : role;
  return typeof coded === 'object' && 'code' in coded ? coded.code : wordsOf(coded).toLowerCase();
}

/** Somebody who left and came again has two rows. */
function isBefore(a: Values, b: Values): boolean {
  const until = wordsOf(a.get('manager_until'));
  const since = wordsOf(b.get('manager_since'));
  return until !== '' && since !== '' && until < since;
}
