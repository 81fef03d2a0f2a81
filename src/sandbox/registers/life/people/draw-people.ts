import { addDays, type Day, later, yearOf } from '../ground/days.ts';
import type { SeededRandom } from '../ground/seeded-random.ts';
import { peopleOf } from './people-lists.ts';

/** Somebody who owns or leads. */
export type LifeParty = Readonly<{
  id: string;
  kind: 'person' | 'company';
  name: string;
  country: string;
  birthYear?: number;
  number?: string;
  lei?: string;
}>;

export const officerRoles = [
  'managing_director',
  'chair',
  'board_member',
  'signatory',
  'secretary',
  'liquidator',
] as const;
export type LifeRole = (typeof officerRoles)[number];

export type LifeOfficer = Readonly<{
  id: string;
  person: LifeParty;
  role: LifeRole;
  since: Day;
  until: Day | null;
  otherMandates: readonly Readonly<{ company: string; number: string; status: string }>[];
}>;

/** Everybody around a company, each name once. */
export function drawPersons(lang: string | null, country: string, random: SeededRandom): LifeParty[] {
  return random.shuffle(peopleOf(lang)).map((name, at) => ({
    id: `p${at + 1}`,
    kind: 'person',
    name,
    country,
    birthYear: random.between(1952, 1994),
  }));
}

/** Who leads the company and who has led it; one at least. */
export function drawOfficers(
  given: Readonly<{
    persons: readonly LifeParty[];
    company: string;
    foundedOn: Day;
    lastDay: Day;
    isSmall: boolean;
    isInLiquidation: boolean;
  }>,
  random: SeededRandom,
): LifeOfficer[] {
  const { persons, foundedOn, lastDay, isSmall, isInLiquidation } = given;
  const years = Math.max(0, yearOf(lastDay) - yearOf(foundedOn));
  const someDay = () =>
    later(foundedOn, addDays(lastDay, -random.between(90, 400 + Math.min(years, 12) * 365)));
  const roles: readonly LifeRole[] = isSmall
    ? ['managing_director', 'signatory']
    : ['managing_director', 'chair', 'board_member', 'signatory'];
  const acting = persons.slice(0, isSmall ? random.between(1, 2) : random.between(3, 4));
  const officers = acting.map(
    (person, at): LifeOfficer => ({
      id: `o${at + 1}`,
      person,
      role: roles[at] ?? 'board_member',
      since: someDay(),
      until: null,
      otherMandates: random.chance(0.3)
        ? [
            {
              company: `${given.company} (Demo Trading)`,
              number: `X${random.between(10_000, 99_999)}`,
              status: 'Active',
            },
          ]
        : [],
    }),
  );
  const gone = persons[acting.length];
  const leader = officers[0];
  if (gone !== undefined && leader !== undefined && leader.since > foundedOn)
    officers.push({
      id: `o${officers.length + 1}`,
      person: gone,
      role: 'managing_director',
      since: foundedOn,
      until: leader.since,
      otherMandates: [],
    });
  const liquidator = persons[acting.length + 1];
  if (isInLiquidation && liquidator !== undefined)
    officers.push({
      id: `o${officers.length + 1}`,
      person: liquidator,
      role: 'liquidator',
      since: addDays(lastDay, -random.between(60, 300)),
      until: null,
      otherMandates: [],
    });
  return officers;
}
