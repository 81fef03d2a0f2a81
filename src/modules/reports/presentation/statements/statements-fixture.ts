import { type Figures, figureNames } from '#rating/figures/figures.ts';
import type { Fact } from '../../dossier/dossier.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import { countedPeriods, type StatementPeriod, type StatementsPart } from '../../parts/statements-part.ts';
import type { MainStatements } from './known-years.ts';

type Row = Readonly<Record<string, FactValue | undefined>>;

/** Facts of statements as a dossier has them: a row a period; numbers are thousands of euros, other values stand as they are. */
export function statementFacts(rows: readonly Row[], currency = 'EUR', unit = 1_000): Fact[] {
  const plain = new Set(['period_months']);
  return rows.flatMap((row, position) =>
    Object.entries(row).flatMap(([field, value], index) => {
      if (value === undefined) return [];
      const isMoney = typeof value === 'number' && !plain.has(field);
      return [
        {
          id: `00000000-0000-4000-8000-${String(position).padStart(6, '0')}${String(index).padStart(6, '0')}`,
          section: 'financials' as const,
          field,
          position,
          value: isMoney ? { amountMinor: Math.round(value * unit * 100), currency } : value,
          source: 'Bundesanzeiger',
          sourceRu: null,
          sourceUrl: null,
          retrievedAt: new Date('2026-11-20T09:00:00Z'),
          method: 'filing' as const,
          evidenceHash: null,
          enteredBy: 'research',
          enteredAt: new Date('2026-11-20T09:00:00Z'),
          confirmation: null,
        },
      ];
    }),
  );
}

/** Lines of a maker of pumps over five years, in thousands; the third year as filed and as stated anew. */
const columns = {
  period_end: ['2021-12-31', '2022-12-31', '2023-12-31', '2023-12-31', '2024-12-31', '2025-12-31'],
  is_restated: [undefined, undefined, undefined, true, undefined, undefined],
  is_audited: ['unaudited', 'unaudited', 'audited', 'audited', 'audited', 'audited'],
  sales: [9642, 11118, 12064, 12064, 12941, 12483],
  cogs: [6171, 7168, 7602, 7722, 8262, 8051],
  gross_profit: [3471, 3950, 4462, 4342, 4679, 4432],
  operating_expenses: [2478, 2762, 3003, 3003, 3288, 3279],
  depreciation: [331, 348, 361, 361, 381, 392],
  ebit: [662, 840, 1098, 978, 1010, 761],
  interest: [96, 104, 128, 128, 132, 118],
  pbt: [566, 736, 970, 850, 878, 643],
  tax: [178, 232, 303, 267, 276, 203],
  net_result: [388, 504, 667, 583, 602, 440],
  intangible: [62, 81, 112, 112, 131, 142],
  tangible: [1981, 2118, 2263, 2263, 2468, 2561],
  investments: [40, 40, 40, 40, 60, 60],
  inventory: [1624, 1931, 2198, 2078, 2243, 2308],
  trade_debtors: [1183, 1388, 1521, 1521, 1688, 1611],
  other_debtors: [139, 157, 255, 255, 299, 339],
  cash: [431, 462, 518, 518, 692, 731],
  current_assets: [3377, 3938, 4492, 4372, 4922, 4989],
  total_assets: [5460, 6177, 6907, 6787, 7581, 7752],
  trade_creditors: [894, 1042, 1083, 1083, 1188, 1131],
  short_term_borrowings: [421, 468, 482, 482, 501, 562],
  other_creditors: [799, 887, 1057, 1021, 1127, 1115],
  creditors_within_1y: [2114, 2397, 2622, 2586, 2816, 2808],
  long_term_borrowings: [1242, 1312, 1287, 1287, 1378, 1258],
  total_liabilities: [3614, 3977, 4190, 4154, 4496, 4377],
  share_capital: [250, 250, 250, 250, 250, 250],
  equity: [1846, 2200, 2717, 2633, 3085, 3375],
} satisfies Readonly<Record<string, readonly (FactValue | undefined)[]>>;

/** The statements of the maker of pumps as facts. */
export function pumpFacts(): Fact[] {
  const rows = columns.period_end.map((_end, index) => ({
    statement_scope: 'individual',
    period_months: 12,
    statement_basis: 'HGB',
    ...Object.fromEntries(Object.entries(columns).map(([field, values]) => [field, values[index]])),
  }));
  return statementFacts(rows);
}

/** The periods that count of the company, else of its group, with the figures that its lines give without more ado. */
export function mainStatements({
  individual,
  unstated,
  consolidated,
}: StatementsPart): MainStatements | undefined {
  const [first] = [individual, unstated, consolidated].filter((periods) => periods.length > 0);
  const all = countedPeriods(first ?? []);
  const periods = all.filter(({ currency }) => currency === all[0]?.currency);
  if (periods.length === 0) return undefined;
  return {
    years: periods.map(({ lines }) => ({ figures: figuresOf(lines) })),
    periods: periods.map((period) => ({ period, facts: factsOf(period.lines) })),
  };
}

function figuresOf(lines: StatementPeriod['lines']): Figures {
  const known = figureNames.flatMap((name) => {
    const figure = lines[name === 'current_liabilities' ? 'creditors_within_1y' : name];
    return figure === undefined ? [] : [[name, figure.value] as const];
  });
  const [soon, later] = [lines.short_term_borrowings?.value, lines.long_term_borrowings?.value];
  const borrowings = soon === undefined || later === undefined ? {} : { borrowings: soon + later };
  return { ...borrowings, ...Object.fromEntries(known) };
}

function factsOf(lines: StatementPeriod['lines']): MainStatements['periods'][number]['facts'] {
  const known = figureNames.map((name) => {
    const figure = lines[name === 'current_liabilities' ? 'creditors_within_1y' : name];
    return [name, figure?.facts ?? []] as const;
  });
  const debts = [lines.short_term_borrowings, lines.long_term_borrowings];
  return { ...Object.fromEntries(known), borrowings: debts.flatMap((figure) => figure?.facts ?? []) };
}
