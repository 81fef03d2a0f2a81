import type { AccountingYear } from '../accounts/accounting-year.ts';
import { addDays, type Day, later } from '../ground/days.ts';
import type { SeededRandom } from '../ground/seeded-random.ts';
import type { LifeOfficer } from '../people/draw-people.ts';
import type { LifeNotice } from './draw-notices.ts';

/** A document that the company filed, or an entry that its register made. */
export type LifeFiling = Readonly<{
  id: string;
  kind:
    | 'incorporation'
    | 'accounts'
    | 'annual_return'
    | 'name_change'
    | 'address_change'
    | 'capital_change'
    | 'officer_change'
    | 'charge'
    | 'insolvency'
    | 'dissolution';
  day: Day;
  title: string;
  /** Of accounts: the end of their year. */
  period: Day | null;
}>;

const maxFilings = 15;

/** The latest first: five at least where the company is old enough for them. */
export function drawFilings(
  given: Readonly<{
    foundedOn: Day;
    lastDay: Day;
    years: readonly AccountingYear[];
    officers: readonly LifeOfficer[];
    notices: readonly LifeNotice[];
    /** Days on which another name began. */
    nameDays: readonly Day[];
  }>,
  random: SeededRandom,
): LifeFiling[] {
  const { foundedOn, lastDay, years, officers, notices, nameDays } = given;
  const filings: Omit<LifeFiling, 'id'>[] = [];
  const add = (kind: LifeFiling['kind'], day: Day, title: string, period: Day | null = null) => {
    if (day >= foundedOn && day <= lastDay) filings.push({ kind, day, title, period });
  };
  add('incorporation', foundedOn, 'Entered in the register');
  for (const { end, filedOn } of years) {
    add('accounts', filedOn, `Annual accounts to ${end}`, end);
    add('annual_return', later(foundedOn, addDays(end, 45)), `Annual return ${end.slice(0, 4)}`);
  }
  for (const { since, until } of officers) {
    if (since > foundedOn) add('officer_change', since, 'Appointment of an officer');
    if (until !== null) add('officer_change', until, 'Termination of an appointment');
  }
  for (const day of nameDays) if (day > foundedOn) add('name_change', day, 'Change of name');
  for (const { kind, day } of notices) {
    if (kind === 'charge') add('charge', day, 'Registration of a charge');
    if (kind === 'liquidation' || kind === 'restructuring')
      add('insolvency', day, 'Notice of the court entered');
    if (kind === 'strike_off') add('dissolution', day, 'Removal from the register');
  }
  if (random.chance(0.4))
    add(
      'address_change',
      later(foundedOn, addDays(lastDay, -random.between(400, 2500))),
      'Change of registered address',
    );
  if (random.chance(0.3))
    add(
      'capital_change',
      later(foundedOn, addDays(lastDay, -random.between(300, 2200))),
      'Increase of capital',
    );
  const first = filings.filter(({ kind }) => kind === 'incorporation');
  const rest = filings
    .filter(({ kind }) => kind !== 'incorporation')
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, maxFilings - first.length);
  return [...rest, ...first].map((filing, at, all) => ({ id: `f${all.length - at}`, ...filing }));
}
