import type { Branch } from '../ground/branches.ts';
import { addDays, type Day, later, yearOf } from '../ground/days.ts';
import type { SeededRandom } from '../ground/seeded-random.ts';
import type { AccountingYear } from './accounting-year.ts';
import { scaleOf } from './currency-scale.ts';

/** So long after the year's end its accounts are there at the latest. */
const filingDays = 240;
const taxRate = 0.22;
const interestRate = 0.05;

/** What is the same in all years of a company. */
export type Business = Readonly<{
  branch: Branch;
  employees: number;
  currency: string;
  shareCapital: number;
  foundedOn: Day;
  /** Nothing is filed after it. */
  lastDay: Day;
  /** A company on its way down makes losses at the end. */
  isFailing: boolean;
}>;

/**
 * Three to five years up to the last one that is due, the earliest first. Assets are equity and liabilities, and what is not paid
 * out of a result stays in the retained earnings. None of a company that is too young.
 */
export function drawAccounts(business: Business, random: SeededRandom): AccountingYear[] {
  const { branch, foundedOn, lastDay, employees } = business;
  const lastDue = addDays(lastDay, -filingDays);
  const lastYear = yearOf(lastDue) - (lastDue >= `${yearOf(lastDue)}-12-31` ? 0 : 1);
  const firstYear = Math.max(yearOf(foundedOn), lastYear - random.between(3, 5) + 1);
  let sales =
    employees * branch.salesPerHead * 1000 * scaleOf(business.currency) * (0.8 + random.next() * 0.4);
  let retained = 0;
  const isYoung = firstYear === yearOf(foundedOn);
  if (!isYoung) retained = Math.round(sales * (0.04 + random.next() * 0.14));
  const isAudited = employees > 50;
  const years: AccountingYear[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    const fromLast = lastYear - year;
    const start = later(`${year}-01-01`, foundedOn);
    const months = 13 - Number(start.slice(5, 7));
    const made = yearFigures(
      business,
      { sales, retained, start, months, end: `${year}-12-31`, isLosing: business.isFailing && fromLast < 2 },
      isAudited,
      random,
    );
    years.push(made);
    retained = made.retained;
    sales *= (business.isFailing ? 0.86 : 0.97) + random.next() * 0.17;
  }
  return years;
}

function yearFigures(
  { branch, employees, shareCapital }: Business,
  given: Readonly<{
    sales: number;
    retained: number;
    start: Day;
    months: number;
    end: Day;
    isLosing: boolean;
  }>,
  isAudited: boolean,
  random: SeededRandom,
): AccountingYear {
  const { start, end, months } = given;
  const part = months / 12;
  const yearly = Math.round(given.sales);
  const vary = (value: number) => Math.round(value * (0.92 + random.next() * 0.16));
  const sales = Math.round(yearly * part);
  const cogs = vary(sales * (1 - branch.grossMargin * (given.isLosing ? 0.75 : 1)));
  const gross = sales - cogs;
  const tangible = vary(yearly * branch.tangible);
  const intangible = vary(yearly * 0.012);
  const depreciation = Math.round((tangible + intangible) * 0.11 * part);
  const costs = Math.max(
    0,
    Math.round(sales * branch.grossMargin * (0.82 + random.next() * 0.1)) - depreciation,
  );
  const staff = Math.round(costs * 0.62);
  const otherCosts = costs - staff;
  const ebit = gross - staff - otherCosts - depreciation;
  const longBorrowings = vary(tangible * 0.42);
  const interest = Math.round(longBorrowings * interestRate * part);
  const pbt = ebit - interest;
  const tax = pbt > 0 ? Math.round(pbt * taxRate) : 0;
  const net = pbt - tax;
  const dividends = net > 0 ? Math.round(net * random.pick([0, 0, 0.25, 0.4])) : 0;
  const retained = given.retained + net - dividends;
  const equity = shareCapital + retained;
  const inventory = vary((yearly * (1 - branch.grossMargin) * branch.stockDays) / 365);
  const debtors = vary((yearly * branch.debtorDays) / 365);
  const tradeCreditors = vary((yearly * (1 - branch.grossMargin) * branch.creditorDays) / 365);
  const otherCreditors = vary(yearly * 0.03);
  // What is left is cash; where it would not do, a bank lends the rest for the year.
  const left =
    equity + longBorrowings + tradeCreditors + otherCreditors - tangible - intangible - inventory - debtors;
  const leastCash = Math.round(yearly * 0.015);
  const shortBorrowings = Math.max(0, leastCash - left);
  const cash = left + shortBorrowings;
  const fixedAssets = tangible + intangible;
  const currentAssets = inventory + debtors + cash;
  const creditorsWithinYear = tradeCreditors + otherCreditors + shortBorrowings;
  return {
    start,
    end,
    months,
    filedOn: addDays(end, random.between(120, filingDays)),
    dueOn: addDays(end, filingDays),
    isAudited,
    employees: Math.max(1, vary(employees)),
    sales,
    cogs,
    gross,
    staff,
    depreciation,
    otherCosts,
    ebit,
    interest,
    pbt,
    tax,
    net,
    dividends,
    intangible,
    tangible,
    fixedAssets,
    inventory,
    debtors,
    cash,
    currentAssets,
    totalAssets: fixedAssets + currentAssets,
    tradeCreditors,
    shortBorrowings,
    otherCreditors,
    creditorsWithinYear,
    longBorrowings,
    liabilities: creditorsWithinYear + longBorrowings,
    shareCapital,
    retained,
    equity,
  };
}
