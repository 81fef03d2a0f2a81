import { areNeighbours, type StatementPeriod } from '../../../parts/statements-part.ts';
import { showMoney, showPercent } from '../../context/number-words.ts';
import { showDate } from '../../context/show-value.ts';
import { periodInWords } from '../../statements/period-names.ts';
import { factsOf, type Readable, type Warning } from './warning.ts';

/** Accounts older than these months are old news. */
const oldMonths = 18;
const veryOldMonths = 24;
/** A fall of sales by a fifth. */
const fallPercent = 20;
/** A smaller difference is rounding. */
const rounding = 1;

/** What the accounts warn of: equity, losses, falling sales, age, sums that do not come out, restatements. */
export function accountFlags(read: Readable): Warning[] {
  const { statements: periods } = read;
  const [newest] = periods;
  if (newest === undefined) return [];
  const all = [
    ...equityFlag(read, newest),
    ...lossFlag(read, newest),
    ...salesFlag(read, newest, periods[1]),
    ...ageFlag(read, newest),
    ...periods.flatMap((period) => balanceFlag(read, period)),
    ...restatedFlag(read, periods),
    ...auditFlag(read, newest),
  ];
  if (newest.scope !== 'consolidated') return all;
  // A figure of the group is not the company's own, wherever its title stands.
  return all.map((flag) => ({ ...flag, title: read.said.ofGroup(flag.title) }));
}

function equityFlag(read: Readable, { lines: { equity }, currency, end }: StatementPeriod): Warning[] {
  if (equity === undefined || equity.value >= 0) return [];
  const { locale } = read.context;
  return [
    {
      tone: 'bad',
      title: read.said.negativeEquity(showMoney(locale, equity.value, currency)),
      detail: read.said.liabilitiesExceed(showDate(end, locale)),
      section: 'financials',
      facts: factsOf(equity.facts, read, 'financials'),
    },
  ];
}

function lossFlag(read: Readable, newest: StatementPeriod): Warning[] {
  const { net } = newest.lines;
  if (net === undefined || net.value >= 0) return [];
  return [
    {
      tone: 'warn',
      title: read.said.loss(
        showMoney(read.context.locale, -net.value, newest.currency),
        periodInWords(newest, read.context.locale),
      ),
      section: 'financials',
      facts: factsOf(net.facts, read, 'financials'),
    },
  ];
}

/** Sales of two periods that follow each other. */
function salesFlag(read: Readable, newest: StatementPeriod, before?: StatementPeriod): Warning[] {
  const [now, then] = [newest.lines.sales, before?.lines.sales];
  if (now === undefined || then === undefined || then.value <= 0) return [];
  if (before === undefined || !areNeighbours(before, newest)) return [];
  const fall = 100 - (100 * now.value) / then.value;
  if (fall < fallPercent) return [];
  return [
    {
      tone: 'warn',
      title: read.said.salesFell(
        showPercent(read.context.locale, fall),
        periodInWords(newest, read.context.locale),
      ),
      section: 'financials',
      facts: factsOf([...now.facts, ...then.facts], read, 'financials'),
    },
  ];
}

function ageFlag(read: Readable, { end, facts }: StatementPeriod): Warning[] {
  const months = monthsBetween(end, read.asOf);
  if (months <= oldMonths) return [];
  return [
    {
      tone: months > veryOldMonths ? 'bad' : 'warn',
      title: read.said.oldAccounts(months),
      detail: read.said.asAt(showDate(end, read.context.locale)),
      section: 'financials',
      facts: factsOf(facts, read, 'financials'),
    },
  ];
}

function balanceFlag(read: Readable, { balanceDifference, currency, end }: StatementPeriod): Warning[] {
  if (balanceDifference === null || Math.abs(balanceDifference.value) <= rounding) return [];
  const amount = showMoney(read.context.locale, Math.abs(balanceDifference.value), currency);
  return [
    {
      tone: 'warn',
      title: read.said.unbalanced(end.slice(0, 4), amount),
      detail: read.said.unbalancedWhy,
      section: 'financials',
      facts: factsOf(balanceDifference.facts, read, 'financials'),
    },
  ];
}

function restatedFlag(read: Readable, periods: readonly StatementPeriod[]): Warning[] {
  const restated = periods.filter(({ isRestated }) => isRestated);
  if (restated.length === 0) return [];
  return [
    {
      tone: 'none',
      title: read.said.restated(restated.map(({ end }) => end.slice(0, 4)).join(', ')),
      detail: restated.every(({ end }) => read.toldTwice.has(end)) ? read.said.restatedWhy : '',
      section: 'financials',
      facts: factsOf(
        restated.flatMap(({ facts }) => facts),
        read,
        'financials',
      ),
    },
  ];
}

function auditFlag(read: Readable, { isAudited, end, facts }: StatementPeriod): Warning[] {
  if (isAudited !== false) return [];
  return [
    {
      tone: 'none',
      title: read.said.unaudited(end.slice(0, 4)),
      section: 'financials',
      facts: factsOf(facts, read, 'financials').filter(({ field }) => field === 'is_audited'),
    },
  ];
}

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  // The last day of a month is the last one of every other.
  return (toYear - year) * 12 + toMonth - month - (toDay < Math.min(day, 28) ? 1 : 0);
}
