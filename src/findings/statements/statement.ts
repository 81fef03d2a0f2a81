import type { Amount } from '../vocabulary/amount.ts';
import type { Day } from '../vocabulary/days.ts';
import type { Placed } from '../vocabulary/place.ts';
import type { StatementLine } from './chart.ts';

/** Whose figures they are. They are never mixed: a source that does not say which is `unstated`. */
export const statementScopes = ['individual', 'consolidated', 'unstated'] as const;
export type StatementScope = (typeof statementScopes)[number];

/** A figure of our chart in whole units of the currency, with the source's own name for it. */
export type LineFigure = Placed<Readonly<{ amount: Amount; tag: string }>>;

/** A line as the source has it, whether our chart knows it or not; amounts as filed, in the unit of the source. */
export type SourceLine = Placed<Readonly<{ tag: string; label?: string; amount: Amount; isFlow: boolean }>>;

/** Two sides that should be equal: what is missing, in whole units. One unit of the source is rounding. */
export type BalanceCheck = Readonly<{
  /** Which sum: `assets = equity + liabilities`, `fixed + current = total assets` … */
  check:
    | 'assets_equity_liabilities'
    | 'assets_parts'
    | 'fixed_and_net_current'
    | 'net_assets_equity'
    | 'net_of_result';
  difference: Amount;
  isRounding: boolean;
}>;

/** What is to be known of a statement before its figures are believed. */
export const statementRemarks = [
  /** Group and company figures seem to stand side by side without the file saying so. */
  'mixed_scope_suspected',
  /** Two figures of the file for the same line, day and scope. */
  'conflicting_figures',
  'not_twelve_months',
  'does_not_balance',
  'abridged',
  'dormant',
  /** Of a day before the years of the document, and nothing but where equity began. */
  'opening_equity',
  /** What is owed was filed with a minus; the sums of the balance sheet settle that it is owed. */
  'owed_with_minus',
] as const;
export type StatementRemark = (typeof statementRemarks)[number];

/** One company's (or group's) figures of one period, as one filing says them. */
export type FinancialStatement = Placed<
  Readonly<{
    kind: 'statement';
    periodStart?: Day;
    periodEnd: Day;
    /** Length of the period in months; undefined where the source gives only its end. */
    months?: number;
    /** ISO 4217. */
    currency: string;
    /** The unit of the source: figures came in units, thousands (1000) or millions. */
    unit: 1 | 1_000 | 1_000_000;
    standard: 'IFRS' | 'US-GAAP' | 'local';
    /** The name of the rules as the source or its register gives them: `FRS 102`, `Regnskapsloven` … */
    standardName?: string;
    scope: StatementScope;
    isAudited?: boolean;
    /** Stated anew in a later filing: that of the year before beside the one filed then. */
    isRestated: boolean;
    filedOn?: Day;
    /** The last day of the year whose report states this one too: an earlier report comes before a later one where no day of filing is known. */
    statedWith?: Day;
    /** The last day on which it could be filed in time; only where the source states it. */
    dueOn?: Day;
    lines: Readonly<Partial<Record<StatementLine, LineFigure>>>;
    sourceLines: readonly SourceLine[];
    checks: readonly BalanceCheck[];
    remarks: readonly StatementRemark[];
  }>
>;
