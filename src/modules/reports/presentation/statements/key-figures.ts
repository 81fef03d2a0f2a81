import type { Locale } from '#kernel/locale.ts';
import { areNeighbours } from '../../parts/statements-part.ts';
import { words } from '../../texts/statements/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { markOf, type ReportContext } from '../context/report-context.ts';
import { amountsOf, figureFacts, type KeyFigureName } from './key-amounts.ts';
import { keyNote } from './key-notes.ts';
import type { KnownYear } from './known-years.ts';
import { periodLabel } from './period-names.ts';
import { currencySign, printChangePercent } from './print-figures.ts';
import { printKeySum } from './print-key-sum.ts';
import type { FactsById } from './statement-tables.ts';

type KeyFigures = ReportView['keyFigures'];
type KeyFigure = KeyFigures['figures'][number];
type Tone = 'good' | 'bad' | 'none';

/** The five that a reader looks for first, and those that stand in for what is not known. */
const first = ['sales', 'ebit', 'net', 'equity', 'net_debt'] as const satisfies readonly KeyFigureName[];
const instead = [
  'pbt',
  'total_assets',
  'cash',
  'total_liabilities',
  'gross_profit',
  'current_assets',
] as const satisfies readonly KeyFigureName[];
const count = 5;
const flows: ReadonlySet<KeyFigureName> = new Set<KeyFigureName>([
  'sales',
  'ebit',
  'net',
  'pbt',
  'gross_profit',
]);
const mostPoints = 6;
/** Statements that ended so many months before the report should be known by then: their absence is shown. */
const monthsToPublish = 10;

/** What a change of it means: more or less is good, or neither. */
const better: Readonly<Record<KeyFigureName, 'more' | 'less' | 'none'>> = {
  sales: 'more',
  ebit: 'more',
  net: 'more',
  equity: 'more',
  net_debt: 'less',
  pbt: 'more',
  gross_profit: 'more',
  total_assets: 'none',
  cash: 'more',
  total_liabilities: 'less',
  current_assets: 'none',
};

/** Why there are no statements at all, in the reader's words; `asOf` is the day of the report, `YYYY-MM-DD`. */
export type KeyFigureInput = Readonly<{ facts: FactsById; asOf: string; whyNone: string }>;

/** The five figures of the first page. What is not known is replaced by what is, and the first place says why. */
export function keyFigures(
  years: readonly KnownYear[],
  { facts, asOf, whyNone }: KeyFigureInput,
  context: ReportContext,
): KeyFigures {
  const { locale } = context;
  const say = words[locale];
  const newest = years.at(-1);
  if (newest === undefined)
    return { basis: '', figures: [emptySlot(say.noStatementsLabel, say.noStatements, whyNone)] };
  const known = amountsOf(newest);
  const missing = first.filter((name) => known[name] === undefined);
  const isTold = known.sales === undefined || (known.ebit === undefined && known.net === undefined);
  const slots = isTold ? count - 1 : count;
  const shown = [...first, ...instead].filter((name) => known[name] !== undefined).slice(0, slots);
  // Their order is that of the five: what stands in takes the place at the end.
  const largest = Math.max(0, ...shown.map((name) => Math.abs(known[name] ?? 0)));
  return {
    basis: basisOf(years, locale),
    figures: [
      ...(isTold ? [missingSlot(missing, known, locale)] : []),
      ...shown.map((name) => figureOf(name, years, largest, asOf, facts, context)),
    ],
  };
}

function emptySlot(label: string, shown: string, reason: string): KeyFigure {
  return { label, shown, reason, change: null, note: '', points: [], mark: 0, facts: [] };
}

function missingSlot(
  missing: readonly KeyFigureName[],
  known: Readonly<Partial<Record<KeyFigureName, number>>>,
  locale: Locale,
): KeyFigure {
  const say = words[locale];
  const [a, b] = missing.filter((name) => flows.has(name)).map((name) => say.keyFigures[name]);
  const hasFlows = [...flows].some((name) => known[name] !== undefined);
  return emptySlot(
    b === undefined ? (a ?? '') : say.both(a ?? '', b),
    say.notStated,
    hasFlows ? say.notInStatements : say.balanceOnly,
  );
}

function figureOf(
  name: KeyFigureName,
  years: readonly KnownYear[],
  largest: number,
  asOf: string,
  facts: FactsById,
  context: ReportContext,
): KeyFigure {
  const { locale } = context;
  const newest = years.at(-1);
  const value = newest && amountsOf(newest)[name];
  if (newest === undefined || value === undefined) throw new Error(`${name} is not known`);
  const { currency } = newest.period;
  const ids = figureFacts(name, newest);
  return {
    label: words[locale].keyFigures[name === 'net' && value < 0 ? 'net_result' : name],
    shown: printKeySum(locale, value, currency, largest),
    reason: '',
    change: changeOf(name, years, currency, largest, locale),
    note: keyNote(name, years, locale),
    points: pointsOf(name, years, asOf, locale),
    mark: markOf(
      ids.flatMap((id) => facts.get(id) ?? []),
      context,
    ),
    facts: ids,
  };
}

function changeOf(
  name: KeyFigureName,
  years: readonly KnownYear[],
  currency: string,
  largest: number,
  locale: Locale,
): KeyFigure['change'] {
  const [before, newest] = [years.at(-2), years.at(-1)];
  if (before === undefined || newest === undefined) return null;
  if (flows.has(name) && !areNeighbours(before.period, newest.period)) return null;
  const [a, b] = [amountsOf(before)[name], amountsOf(newest)[name]];
  if (a === undefined || b === undefined) return null;
  const isPercent = a > 0 && b >= 0;
  // What is shown as 0.0% is no rise.
  const isLevel = a === b || (isPercent && Math.abs(b / a - 1) < 0.0005);
  const direction = isLevel ? 'level' : b > a ? 'up' : 'down';
  const shown = isPercent
    ? printChangePercent(locale, a, b).replace(/^[+\u2212]/, '')
    : words[locale].from(printKeySum(locale, a, currency, largest));
  return { shown, direction, tone: toneOf(name, direction) };
}

function toneOf(name: KeyFigureName, direction: 'up' | 'down' | 'level'): Tone {
  if (direction === 'level' || better[name] === 'none') return 'none';
  return (direction === 'up') === (better[name] === 'more') ? 'good' : 'bad';
}

/** A point a year; null for years that nobody knows, up to the newest whose statements should be there. */
function pointsOf(
  name: KeyFigureName,
  years: readonly KnownYear[],
  asOf: string,
  locale: Locale,
): KeyFigure['points'] {
  const newest = years.at(-1);
  if (newest === undefined) return [];
  const yearOf = ({ period }: KnownYear) => Number(period.end.slice(0, 4));
  const last = Math.max(yearOf(newest), newestPublished(newest.period.end, asOf));
  const from = Math.max(Math.min(...years.map(yearOf)), last - mostPoints + 1);
  const points: KeyFigure['points'] = [];
  for (let year = from; year <= last; year += 1) {
    const known = years.findLast((one) => yearOf(one) === year);
    points.push({
      label: known === undefined ? String(year) : periodLabel(known.period, locale),
      value: (known && amountsOf(known)[name]) ?? null,
    });
  }
  return points;
}

/** The year of the newest end of a period that should have been published on a day. */
function newestPublished(end: string, asOf: string): number {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  const endMonth = Number(end.slice(5, 7));
  return month - monthsToPublish >= endMonth - 12 ? year - 1 : year - 2;
}

function basisOf(years: readonly KnownYear[], locale: Locale): string {
  const say = words[locale];
  const [before, newest] = [years.at(-2), years.at(-1)];
  if (newest === undefined) return '';
  const { currency, scope, basis, isAudited } = newest.period;
  return say.basis(
    currencySign(locale, currency),
    say.basisScopes[scope],
    basis,
    isAudited === null ? '' : isAudited ? say.audited : say.unaudited,
    before === undefined
      ? periodLabel(newest.period, locale)
      : say.against(periodLabel(newest.period, locale), periodLabel(before.period, locale)),
  );
}
