import type { Day } from '../ground/days.ts';

/** Figures of one year in whole units of the currency. Costs are positive; the balance comes out to the unit. */
export type AccountingYear = Readonly<{
  start: Day;
  end: Day;
  months: number;
  filedOn: Day;
  /** The last day on which it could be filed in time. */
  dueOn: Day;
  isAudited: boolean;
  employees: number;
  sales: number;
  cogs: number;
  gross: number;
  staff: number;
  depreciation: number;
  otherCosts: number;
  ebit: number;
  interest: number;
  pbt: number;
  tax: number;
  net: number;
  dividends: number;
  intangible: number;
  tangible: number;
  fixedAssets: number;
  inventory: number;
  debtors: number;
  cash: number;
  currentAssets: number;
  totalAssets: number;
  tradeCreditors: number;
  shortBorrowings: number;
  otherCreditors: number;
  creditorsWithinYear: number;
  longBorrowings: number;
  liabilities: number;
  shareCapital: number;
  retained: number;
  equity: number;
}>;
