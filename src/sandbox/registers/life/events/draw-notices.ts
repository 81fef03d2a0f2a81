import { addDays, type Day, later } from '../ground/days.ts';
import type { SeededRandom } from '../ground/seeded-random.ts';

/** Something official that befell a company. */
export type LifeNotice = Readonly<{
  id: string;
  kind:
    | 'insolvency'
    | 'restructuring'
    | 'liquidation'
    | 'strike_off'
    | 'court_case'
    | 'enforcement'
    | 'charge';
  stage: 'opened' | 'under_way' | 'closed' | 'cancelled' | 'satisfied';
  day: Day;
  title: string;
  authority: string;
  number: string;
  role: 'debtor' | 'plaintiff' | 'defendant' | 'chargor';
  /** In whole units of the company's currency. */
  amount: number | null;
  counterparty: string | null;
}>;

type Given = Readonly<{
  status: 'Active' | 'Deleted' | 'Liquidation' | 'Reorganisation';
  foundedOn: Day;
  lastDay: Day;
  city: string;
  yearlySales: number;
  borrows: boolean;
}>;

/** What the company's status tells, and for some a suit, a charge, an enforcement or a petition that was dismissed. */
export function drawNotices(given: Given, random: SeededRandom): LifeNotice[] {
  const { status, foundedOn, lastDay, yearlySales } = given;
  const court = `Demo District Court of ${given.city}`;
  const day = (from: number, to: number) => later(foundedOn, addDays(lastDay, -random.between(from, to)));
  const sum = (share: number) =>
    Math.max(100, Math.round((yearlySales * share * (0.3 + random.next())) / 100) * 100);
  const number = (sign: string) => `${sign}-${random.between(100, 999)}/${lastDay.slice(0, 4)}`;
  const one = (
    notice: Pick<LifeNotice, 'kind' | 'stage' | 'day' | 'title' | 'role'> & Partial<LifeNotice>,
  ): Omit<LifeNotice, 'id'> => ({
    authority: court,
    number: number('D'),
    amount: null,
    counterparty: null,
    ...notice,
  });
  const notices: Omit<LifeNotice, 'id'>[] = [];
  if (status === 'Liquidation')
    notices.push(
      one({
        kind: 'liquidation',
        stage: 'opened',
        day: day(60, 300),
        title: 'Winding-up resolved, liquidator appointed',
        role: 'debtor',
      }),
    );
  if (status === 'Reorganisation')
    notices.push(
      one({
        kind: 'restructuring',
        stage: 'under_way',
        day: day(60, 300),
        title: 'Restructuring plan under supervision of the court',
        role: 'debtor',
      }),
    );
  if (status === 'Deleted')
    notices.push(
      one({
        kind: 'strike_off',
        stage: 'closed',
        day: lastDay,
        title: 'Struck off the register',
        authority: 'Demo register',
        role: 'debtor',
      }),
    );
  if (random.chance(0.22))
    notices.push(
      one({
        kind: 'court_case',
        stage: random.pick(['under_way', 'closed'] as const),
        day: day(40, 900),
        title: 'Claim for payment of goods delivered',
        role: random.pick(['plaintiff', 'defendant'] as const),
        amount: sum(0.02),
        counterparty: 'Demo Supplies Ltd',
      }),
    );
  if (given.borrows && random.chance(0.45))
    notices.push(
      one({
        kind: 'charge',
        stage: random.pick(['under_way', 'under_way', 'satisfied'] as const),
        day: day(100, 2000),
        title: 'Charge over property and machines',
        authority: 'Demo register of charges',
        role: 'chargor',
        amount: sum(0.15),
        counterparty: 'Demo Commercial Bank',
      }),
    );
  if (status === 'Active' && random.chance(0.05))
    notices.push(
      one({
        kind: 'insolvency',
        stage: 'cancelled',
        day: day(200, 900),
        title: 'Petition for insolvency dismissed',
        role: 'debtor',
      }),
    );
  if (random.chance(0.06))
    notices.push(
      one({
        kind: 'enforcement',
        stage: 'opened',
        day: day(30, 400),
        title: 'Enforcement of a payment order',
        authority: 'Demo bailiff service',
        role: 'debtor',
        amount: sum(0.01),
      }),
    );
  return notices
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map((notice, at) => ({ id: `n${at + 1}`, ...notice }));
}
