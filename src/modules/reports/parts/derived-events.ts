import type { Fact } from '../dossier/dossier.ts';
import { type FactRow, type PartFact, rowsIn } from './fact-rows.ts';
import { lastDayOf } from './last-day.ts';
import { codeOf, wordsOf } from './words-of.ts';

/** How an event is drawn: an entry of a register, a filing, one that came late, a proceeding. */
export type EventKind = 'register' | 'filing' | 'late' | 'court';

type Weighed = Readonly<{ kind: EventKind; code: string }>;

const weights: Readonly<Record<string, number>> = {
  incorporation: 4,
  dissolution: 4,
  insolvency: 4,
  liquidation: 4,
  restructuring: 4,
  strike_off: 4,
  restoration: 3,
  court_case: 3,
  enforcement: 3,
  tax_debt: 3,
  merger: 3,
  name_change: 3,
  owner_change: 2,
  holder: 2,
  capital_change: 2,
  form_change: 2,
  sale_of_business: 2,
  charge: 1,
  leader: 1,
};

/** How much an event says of a company: what weighs most stands in the picture, what weighs nothing only in the list. */
export function weightOf({ kind, code }: Weighed): number {
  if (kind === 'late') return 3;
  // What a person found worth a line of its own is worth a mark.
  return code === '' ? 2 : (weights[code] ?? 0);
}

/** What happens every year. */
export function isUsual({ code }: Weighed): boolean {
  return ['accounts', 'annual_return', 'other', 'appointed', 'left'].includes(code);
}

type DatedFact = PartFact & Pick<Fact, 'retrievedAt'>;
type Told = Readonly<{ on: string; code: string }>;
type Derived = Told &
  Readonly<{
    kind: EventKind;
    titled: null;
    names: readonly string[];
    details: readonly string[];
    isMain: false;
    facts: readonly string[];
  }>;

const endings: Readonly<Record<string, string>> = {
  incorporation_date: 'incorporation',
  dissolution_date: 'dissolution',
};
const leaders = new Set(['managing_director', 'director', 'chair']);
/** So many changes in offices beside those that the register tells. */
const mostChanges = 60;

/** Events that the other facts tell: beginning and end, who came and left, who took shares. What is told already is left out. */
export function derivedEvents(facts: readonly DatedFact[], told: readonly Told[]): Derived[] {
  const isTold = (day: string, codes: readonly string[]) =>
    told.some(({ on, code }) => codes.includes(code) && isSameDay(on, day));
  return [
    ...ends(facts).filter(({ code }) => !told.some((one) => one.code === code)),
    ...rowsIn(facts, 'management')
      .flatMap((row) => changesOf(row))
      .slice(0, mostChanges)
      .filter(({ on }) => !isTold(on, ['officer_change'])),
    ...rowsIn(facts, 'capital')
      .flatMap((row) => eventOf(row, 'holder', 'holder_since', 'holder', 'holder_share'))
      // Whoever founded it has not taken it over.
      .filter(({ on }) => !isTold(on, ['owner_change', 'capital_change', 'incorporation', ''])),
  ];
}

function ends(facts: readonly PartFact[]): Derived[] {
  return facts.flatMap((fact) => {
    const code = fact.section === 'identification' ? endings[fact.field] : undefined;
    return code === undefined ? [] : [derived(wordsOf(fact.value), code, [fact])];
  });
}

function changesOf(row: FactRow<DatedFact>): Derived[] {
  const role = row.cell('manager_role');
  const until = row.cell('manager_until');
  const code = until === undefined && leaders.has(codeOf(role?.value)) ? 'leader' : 'appointed';
  // Whoever leaves later has not left.
  const hasLeft =
    until !== undefined && lastDayOf(wordsOf(until.value)) < until.retrievedAt.toISOString().slice(0, 10);
  return [
    ...eventOf(row, code, 'manager_since', 'manager_name', 'manager_role'),
    ...(hasLeft ? eventOf(row, 'left', 'manager_until', 'manager_name', 'manager_role') : []),
  ];
}

function eventOf(row: FactRow, code: string, dated: string, named: string, told: string): Derived[] {
  const day = row.cell(dated);
  const name = row.cell(named);
  if (day === undefined || name === undefined) return [];
  return [derived(wordsOf(day.value), code, [day, name, ...[row.cell(told) ?? []].flat()])];
}

function derived(on: string, code: string, [day, name, ...details]: readonly PartFact[]): Derived {
  return {
    ...{ on, code, kind: 'register', titled: null, isMain: false },
    names: name === undefined ? [] : [name.id],
    details: details.map(({ id }) => id),
    facts: [day, name, ...details].flatMap((fact) => fact?.id ?? []),
  };
}

/** The same day, or the same said less exactly. */
function isSameDay(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}
