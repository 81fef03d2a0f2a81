import type { z } from 'zod';
import { chart, type StatementLine } from '#findings/statements/chart.ts';
import { lineGroups, linesOfGroup, totalLines } from '#findings/statements/chart-order.ts';
import { type StatementScope, statementScopes } from '#findings/statements/statement.ts';
import { columnOfLine } from '../../dossier/columns/line-columns.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { statementColumns } from '../../dossier/statement-columns.ts';
import type { StatementPeriod, StatementsPart } from '../../parts/statements-part.ts';
import { words } from '../../texts/statements/words.ts';
import type { statementTableView } from '../../view/statements-view.ts';
import { showNumberIn } from '../context/number-words.ts';
import { markOf, type ReportContext } from '../context/report-context.ts';
import { balanceOf } from './balance.ts';
import { isYear, periodLabel } from './period-names.ts';
import { printChange, printScaled, type Scale, scaleOf, unitWords } from './print-figures.ts';
import { statementRemarks } from './statement-remarks.ts';

export type StatementTable = z.output<typeof statementTableView>;

/** Facts by their ids, to find the evidence of a figure. */
export type FactsById = ReadonlyMap<string, Fact>;

/** Five years, each as filed and as stated anew. */
const mostPeriods = 10;
const mostTables = 3;

/** A table for each scope; of a scope that was stated in several currencies the newest is shown. */
export function statementTables(
  part: StatementsPart,
  facts: FactsById,
  context: ReportContext,
): StatementTable[] {
  return statementScopes
    .filter((scope) => part[scope].length > 0)
    .slice(0, mostTables)
    .map((scope) => tableOf(scope, part[scope], facts, context));
}

/** Periods of one currency, the oldest first; of a period filed twice, as filed before as restated. */
function comparable(periods: readonly StatementPeriod[]): StatementPeriod[] {
  const newest = periods.find(({ isSuperseded }) => !isSuperseded);
  return periods
    .filter(({ currency }) => currency === newest?.currency)
    .toSorted((a, b) => (a.end === b.end ? 0 : a.end < b.end ? -1 : 1) || asFiledFirst(a, b));
}

function asFiledFirst(a: StatementPeriod, b: StatementPeriod): number {
  return Number(b.isSuperseded) - Number(a.isSuperseded);
}

function tableOf(
  scope: StatementScope,
  all: readonly StatementPeriod[],
  facts: FactsById,
  context: ReportContext,
): StatementTable {
  const { locale } = context;
  const say = words[locale];
  const periods = comparable(all).slice(-mostPeriods);
  const currency = periods.at(-1)?.currency ?? '';
  const scale = scaleOf(periods.flatMap(({ lines }) => Object.values(lines).map(({ value }) => value)));
  const twice = new Set(periods.filter(({ isSuperseded }) => isSuperseded).map(({ end }) => end));
  return {
    title: say.titles[scope],
    scope,
    currency,
    scale,
    unit: unitWords(locale, currency, scale),
    remarks: statementRemarks(all, periods, scale, locale),
    periods: periods.map((period) => ({
      end: period.end,
      label: periodLabel(period, locale),
      note: noteOf(period, periods, twice, context),
      months: period.months ?? 12,
      isRestated: period.isRestated,
      isSuperseded: period.isSuperseded,
      mark: markOf(evidenceOf(period, facts), context),
    })),
    groups: lineGroups
      .map((group) => ({
        title: say.groups[group],
        lines: linesOfGroup[group]
          .filter((line) => periods.some((period) => period.lines[line] !== undefined))
          .map((line) => lineOf(line, periods, scale, context)),
      }))
      .filter(({ lines }) => lines.length > 0),
    balance: {
      label: say.balance,
      cells: periods.map((period) => {
        const balance = balanceOf(period);
        return balance === null
          ? null
          : {
              value: balance.difference,
              shown: printScaled(locale, balance.difference, scale),
              isRounding: balance.isRounding,
            };
      }),
    },
  };
}

function evidenceOf(period: StatementPeriod, facts: FactsById): Fact[] {
  const ids = [...period.facts, ...Object.values(period.lines).flatMap((figure) => figure.facts)];
  // What is computed has evidence of its own, and does not hide where the rest was read.
  return ids.flatMap((id) => facts.get(id) ?? []).filter(({ method }) => method !== 'computed');
}

function noteOf(
  period: StatementPeriod,
  periods: readonly StatementPeriod[],
  twice: ReadonlySet<string>,
  { locale }: ReportContext,
): string {
  const say = words[locale];
  const length =
    isYear(period) || period.months === null ? '' : say.ofMonths(showNumberIn(locale, period.months, 1));
  const counts = periods.find(({ end, isSuperseded }) => end === period.end && !isSuperseded);
  const superseded = counts?.isRestated === true && !period.isRestated ? say.asFiled : say.otherFiling;
  const filing = !twice.has(period.end) && !period.isRestated ? '' : period.isSuperseded ? superseded : '';
  const restated = !period.isSuperseded && period.isRestated ? say.restated : '';
  return [filing, restated, length].filter((note) => note !== '').join(', ');
}

function lineOf(
  line: StatementLine,
  periods: readonly StatementPeriod[],
  scale: Scale,
  { locale }: ReportContext,
): StatementTable['groups'][number]['lines'][number] {
  return {
    code: line,
    label: labelOf(line, locale),
    isTotal: totalLines.has(line),
    cells: periods.map((period) => {
      const figure = period.lines[line];
      return figure === undefined
        ? null
        : {
            value: figure.value,
            shown: printScaled(locale, figure.value, scale),
            isChanged: isChanged(line, period, periods),
            facts: [...figure.facts],
          };
    }),
    change: changeOf(line, periods, scale, locale),
  };
}

/** What the line is called: as the column of the dossier in which it stands. */
export function labelOf(line: StatementLine, locale: ReportContext['locale']): string {
  const code = columnOfLine(line);
  return statementColumns.find((column) => column.code === code)?.label[locale] ?? line;
}

/** Another filing of the same period states the line otherwise. */
function isChanged(
  line: StatementLine,
  period: StatementPeriod,
  periods: readonly StatementPeriod[],
): boolean {
  const value = period.lines[line]?.value;
  return periods
    .filter(({ end }) => end === period.end)
    .some(({ lines }) => lines[line] !== undefined && lines[line]?.value !== value);
}

/** Sums of periods of different lengths are not compared. */
function changeOf(
  line: StatementLine,
  periods: readonly StatementPeriod[],
  scale: Scale,
  locale: ReportContext['locale'],
): string {
  const [before, newest] = periods.filter(({ isSuperseded }) => !isSuperseded).slice(-2);
  if (before === undefined || newest === undefined) return '';
  const [a, b] = [before.lines[line]?.value, newest.lines[line]?.value];
  if (a === undefined || b === undefined) return '';
  if (chart[line] === 'flow' && (before.months ?? 12) !== (newest.months ?? 12)) return '';
  return printChange(locale, a, b, scale);
}
