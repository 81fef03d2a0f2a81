import type { LineAmounts } from '#findings/statements/balance.ts';
import type { StatementLine } from '#findings/statements/chart.ts';
import { type StatementScope, statementScopes } from '#findings/statements/statement.ts';
import { maxYearsApart, yearsBetween } from '#rating/open-rating/financial-items.ts';
import { lineOfColumn } from '../dossier/columns/line-columns.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { oncePer } from '../dossier/once-per.ts';
import { type FactRow, type PartFact, rowsIn } from './fact-rows.ts';
import { textOf } from './fact-text.ts';
import { lastDayOf } from './last-day.ts';
import { amountOf } from './stated-amount.ts';

/** A figure in whole units of the currency of its statement, with the facts that it is. */
export type StatedFigure = Readonly<{ value: number; facts: readonly string[] }>;

/** The rules a statement follows, as far as figures under them are compared with each other. */
export type StatementStandard = 'IFRS' | 'US-GAAP' | 'local';

/** One period as one row of the dossier states it. */
export type StatementPeriod = Readonly<{
  /** Its row in the table of the section. */
  position: number;
  /** The last day; where only a month or a year is stated, its last day. */
  end: string;
  /** As it is stated: a day, a month or a year. */
  statedEnd: string;
  scope: StatementScope;
  /** ISO 4217. Figures of the row in another currency are left out, and named in `otherMoney`. */
  currency: string;
  otherMoney: readonly Readonly<{ line: StatementLine; amount: number; currency: string }>[];
  /** Length in months; null where it is not stated. */
  months: number | null;
  standard: StatementStandard;
  /** The rules in the words of the source; empty where it gives none. */
  basis: string;
  /** Null where it is not stated. */
  isAudited: boolean | null;
  isRestated: boolean;
  /** The day it was filed and the last day for that, `YYYY-MM-DD`; null where no day is stated. */
  filedOn: string | null;
  dueOn: string | null;
  /** Another row states the same period anew: this one is shown, and not counted. */
  isSuperseded: boolean;
  /** Codes of the list `remark`. */
  remarks: readonly string[];
  lines: Readonly<Partial<Record<StatementLine, StatedFigure>>>;
  /** What is missing between two sides that should be equal, as the source's check found it. */
  balanceDifference: StatedFigure | null;
  /** Facts of the period itself: its end, length, rules, audit, remarks. */
  facts: readonly string[];
}>;

/** Statements by whose figures they are; never mixed. */
export type StatementsPart = Readonly<Record<StatementScope, readonly StatementPeriod[]>>;

/** The statements that the facts of a dossier make, newest first; of one period the one that counts before what it supersedes. Pure. */
export const statementsPart = oncePer(readStatements);

function readStatements(facts: readonly PartFact[]): StatementsPart {
  const periods = rowsIn(facts, 'financials').flatMap((row) => periodOf(row) ?? []);
  const ofScope = (scope: StatementScope) => countedFirst(periods.filter((one) => one.scope === scope));
  return {
    individual: ofScope('individual'),
    consolidated: ofScope('consolidated'),
    unstated: ofScope('unstated'),
  };
}

/** The figures alone. */
export function amountsOf(lines: StatementPeriod['lines']): LineAmounts {
  return Object.fromEntries(Object.entries(lines).map(([line, { value }]) => [line, value]));
}

/** Two periods whose flows may be set side by side: as long as each other, in one currency, and no year is missing between them. */
export function areNeighbours(before: StatementPeriod, newest: StatementPeriod): boolean {
  const length = ({ months }: StatementPeriod) => months ?? monthsInYear;
  return (
    before.currency === newest.currency &&
    length(before) === length(newest) &&
    yearsBetween(before.end, newest.end) <= maxYearsApart
  );
}

/** Those of a scope that count: one a period. */
export function countedPeriods(periods: readonly StatementPeriod[]): StatementPeriod[] {
  return periods.filter(({ isSuperseded }) => !isSuperseded);
}

const monthsInYear = 12;
/** No period of accounts is longer; what is typed beyond it is a mistake. */
const mostMonths = 36;

const headColumns = [
  'period_end',
  'statement_scope',
  'period_months',
  'statement_basis',
  'is_audited',
  'is_restated',
  'filed_on',
  'due_on',
  'statement_remarks',
] as const;

/** A row without a day or without any figure is no period. */
function periodOf(row: FactRow): StatementPeriod | undefined {
  const stated = (column: (typeof headColumns)[number]) => row.cell(column)?.value;
  const statedEnd = textOf(stated('period_end'));
  const { currency, figures, otherMoney } = figuresIn(row);
  if (statedEnd === '' || currency === undefined) return undefined;
  const basis = textOf(stated('statement_basis'));
  const months = stated('period_months');
  const audit = stated('is_audited');
  const difference = row.cell('balance_difference');
  const differenceAmount = amountOf(difference?.value);
  return {
    position: row.position,
    end: lastDayOf(statedEnd),
    statedEnd,
    scope: statementScopes.find((scope) => scope === stated('statement_scope')) ?? 'unstated',
    currency,
    otherMoney,
    months: typeof months === 'number' && months > 0 && months <= mostMonths ? months : null,
    standard: standardOf(basis),
    basis,
    isAudited: audit === 'audited' ? true : audit === 'unaudited' ? false : null,
    isRestated: stated('is_restated') === true,
    filedOn: dayOf(stated('filed_on')),
    dueOn: dayOf(stated('due_on')),
    isSuperseded: false,
    remarks: listOf(stated('statement_remarks')),
    lines: figures,
    balanceDifference:
      difference !== undefined && differenceAmount?.currency === currency
        ? { value: differenceAmount.amount, facts: [difference.id] }
        : null,
    facts: headColumns.flatMap((column) => row.cell(column)?.id ?? []),
  };
}

/** The figures of a row in the currency of most of them. */
function figuresIn(row: FactRow): Readonly<{
  currency: string | undefined;
  figures: StatementPeriod['lines'];
  otherMoney: StatementPeriod['otherMoney'];
}> {
  const stated = row.columns.flatMap((column) => {
    const line = lineOfColumn(column);
    const fact = row.cell(column);
    const sum = amountOf(fact?.value);
    return line === undefined || fact === undefined || sum === undefined ? [] : [{ line, fact, sum }];
  });
  const [most] = [...Map.groupBy(stated, ({ sum }) => sum.currency)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [currency, same = []] = most ?? [];
  const figures = Object.fromEntries(
    same.map(({ line, fact, sum }) => [line, { value: sum.amount, facts: [fact.id] }]),
  );
  const otherMoney = stated
    .filter(({ sum }) => sum.currency !== currency)
    .map(({ line, sum }) => ({ line, ...sum }));
  return { currency, figures, otherMoney };
}

/** Newest first. Of rows of one period in one currency the restated one counts, else the fuller, else the first. */
function countedFirst(periods: readonly StatementPeriod[]): StatementPeriod[] {
  const size = ({ lines }: StatementPeriod) => Object.keys(lines).length;
  const ordered = periods.toSorted(
    (a, b) =>
      compareText(b.end, a.end) ||
      compareText(a.currency, b.currency) ||
      Number(b.isRestated) - Number(a.isRestated) ||
      size(b) - size(a) ||
      a.position - b.position,
  );
  const seen = new Set<string>();
  return ordered.map((period) => {
    const key = `${period.end} ${period.currency}`;
    const isSuperseded = seen.has(key);
    seen.add(key);
    return { ...period, isSuperseded };
  });
}

function standardOf(basis: string): StatementStandard {
  if (/\bIFRS\b|МСФО/i.test(basis)) return 'IFRS';
  return /\bUS[- ]?GAAP\b/i.test(basis) ? 'US-GAAP' : 'local';
}

/** A month or a year does not tell whether a day was kept. */
function dayOf(value: FactValue | undefined): string | null {
  const text = textOf(value);
  return text.length === 10 ? text : null;
}

function listOf(value: FactValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
