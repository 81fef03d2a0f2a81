import type { z } from 'zod';
import type { StatementLine } from '#findings/statements/chart.ts';
import type { Locale } from '#kernel/locale.ts';
import { annualised, type FigureName, type Figures } from '#rating/figures/figures.ts';
import type { UndefinedReason } from '#rating/figures/outcome.ts';
import { type RatioName, ratioNames, ratioOf, ratios } from '#rating/figures/ratios.ts';
import { words } from '../../texts/statements/words.ts';
import type { ratiosView } from '../../view/statements-view.ts';
import { inLine } from '../context/in-line.ts';
import type { KnownYear } from './known-years.ts';
import type { Peers } from './peers.ts';
import { periodLabel } from './period-names.ts';
import { printRatio } from './print-figures.ts';
import { labelOf } from './statement-tables.ts';

type RatiosView = z.output<typeof ratiosView>;
type RatioRow = RatiosView['rows'][number];

const mostYears = 5;
const mostFacts = 200;
const noValue = '–';

/** The 17 ratios over at most five years, the oldest first; flows of other periods as if of twelve months. */
export function ratioRows(all: readonly KnownYear[], peers: Peers, locale: Locale): RatiosView {
  const years = all.slice(-mostYears);
  if (years.length === 0) return { periods: [], rows: [], peers: words[locale].peers.noRatios };
  const figures = years.map((year) => annualised(year.figures, year.period.months ?? 12));
  return {
    periods: years.map(({ period }) => periodLabel(period, locale)),
    rows: ratioNames.map((name) => rowOf(name, years, figures, peers, locale)),
    peers: peers.who,
  };
}

function rowOf(
  name: RatioName,
  years: readonly KnownYear[],
  figures: readonly Figures[],
  peers: Peers,
  locale: Locale,
): RatioRow {
  const { unit, better, reads } = ratios[name];
  const [label, formula] = words[locale].ratios[name];
  const outcomes = figures.map((one) => ratioOf(name, one));
  const newest = outcomes.at(-1)?.value ?? null;
  const facts = years.flatMap((year) => reads.flatMap((figure) => year.facts[figure] ?? []));
  return {
    name,
    label,
    formula,
    unit,
    better,
    cells: outcomes.map((outcome, index) =>
      outcome.value === null
        ? {
            value: null,
            shown: noValue,
            reason: reasonOf(name, outcome.reason, figures[index] ?? {}, locale),
          }
        : { value: outcome.value, shown: printRatio(locale, outcome.value), reason: '' },
    ),
    peers: peersOf(name, newest, peers),
    facts: [...new Set(facts)].slice(0, mostFacts),
  };
}

/** Why there is no value; where figures are missing, which. */
function reasonOf(name: RatioName, reason: UndefinedReason, figures: Figures, locale: Locale): string {
  const said = words[locale].reasons[reason];
  if (reason !== 'missing_input') return said;
  const missing = ratios[name].reads.filter((figure) => figures[figure] === undefined);
  const labels = missing.map((figure) => inLine(labelOf(lineOfFigure(figure), locale)));
  return `${said}: ${labels.join(', ')}`;
}

function lineOfFigure(figure: FigureName): StatementLine {
  return figure === 'current_liabilities' ? 'creditors_within_1y' : figure;
}

/** The quartiles of its peers, and whether the company stands in the worst quarter; null below eight peers. */
function peersOf(name: RatioName, value: number | null, { quartiles }: Peers): RatioRow['peers'] {
  const found = quartiles[name];
  if (found === undefined || found.count < 8) return null;
  const { better } = ratios[name];
  const isWorstQuarter =
    value !== null &&
    ((better === 'more' && value < found.lower) || (better === 'less' && value > found.upper));
  return { ...found, isWorstQuarter };
}
