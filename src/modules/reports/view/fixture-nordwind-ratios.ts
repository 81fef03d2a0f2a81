import { facts } from './fixture-facts.ts';
import { assets, at, counted, liabilities, profitAndLoss } from './fixture-nordwind-figures.ts';
import type { ReportView } from './report-view.ts';

type Ratio = ReportView['ratios']['rows'][number];

const perYear = counted.map(([index]) => {
  const of = { ...profitAndLoss, ...assets, ...liabilities };
  const line = (name: string) => at(of, name, index);
  const fixed = line('Intangible') + line('Tangible') + line('Financial');
  const borrowings = line('Bank, within a year') + line('Bank, later');
  return {
    sales: line('Sales!'),
    pbt: line('Operating profit (EBIT)!') - line('Interest'),
    ebit: line('Operating profit (EBIT)!'),
    ebitda: line('Operating profit (EBIT)!') + line('Depreciation'),
    interest: line('Interest'),
    ta: line('Total assets!'),
    ca: line('Total assets!') - fixed,
    cl: line('Total current!'),
    tl: line('Total assets!') - line('Equity!'),
    equity: line('Equity!'),
    inventory: line('Inventory'),
    debtors: line('Trade debtors'),
    creditors: line('Trade creditors'),
    borrowings,
    cash: line('Cash'),
    principal: 160,
  };
});
type Year = (typeof perYear)[number];

const shownWith = (value: number) => {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace('-', '−');
};

function ratio(
  name: string,
  label: string,
  formula: string,
  unit: Ratio['unit'],
  better: Ratio['better'],
  of: (year: Year) => number,
): Ratio {
  const values = perYear.map(of);
  const last = values.at(-1) ?? 0;
  const isWorstQuarter = name === 'stock_turnover';
  const median = isWorstQuarter ? last * 1.3 : last * 0.95;
  return {
    name,
    label,
    formula,
    unit,
    better,
    cells: values.map((value) => ({ value, shown: shownWith(value), reason: '' })),
    peers: {
      count: 41,
      lower: median * 0.8,
      median,
      upper: median * 1.3,
      low: median * 0.4,
      high: median * 1.9,
      isWorstQuarter,
    },
    facts: facts(9),
  };
}

/** The 17 ratios of Nordwind, computed from its statements; its peers are invented. */
export const nordwindRatios: ReportView['ratios'] = {
  periods: counted.map(([, label]) => label),
  peers: '41 German pump makers, sales €5–25 m, accounts 2024',
  rows: [
    ratio(
      'pretax_margin',
      'Pre-tax margin',
      'PBT ÷ sales',
      'percent',
      'more',
      (y) => (y.pbt / y.sales) * 100,
    ),
    ratio(
      'roce',
      'Return on capital employed',
      'PBT ÷ (TA − CL)',
      'percent',
      'more',
      (y) => (y.pbt / (y.ta - y.cl)) * 100,
    ),
    ratio('rota', 'Return on total assets', 'PBT ÷ TA', 'percent', 'more', (y) => (y.pbt / y.ta) * 100),
    ratio('rona', 'Return on net assets', 'PBT ÷ equity', 'percent', 'more', (y) => (y.pbt / y.equity) * 100),
    ratio(
      'sales_working_capital',
      'Sales to working capital',
      'sales ÷ (CA − CL)',
      'times',
      'none',
      (y) => y.sales / (y.ca - y.cl),
    ),
    ratio(
      'stock_turnover',
      'Stock turnover',
      'sales ÷ inventory',
      'times',
      'more',
      (y) => y.sales / y.inventory,
    ),
    ratio(
      'debtor_days',
      'Debtor days',
      'debtors ÷ sales × 365',
      'days',
      'less',
      (y) => (y.debtors / y.sales) * 365,
    ),
    ratio(
      'creditor_days',
      'Creditor days',
      'creditors ÷ sales × 365',
      'days',
      'less',
      (y) => (y.creditors / y.sales) * 365,
    ),
    ratio('current_ratio', 'Current ratio', 'CA ÷ CL', 'times', 'more', (y) => y.ca / y.cl),
    ratio(
      'acid_test',
      'Acid test',
      '(CA − inventory) ÷ CL',
      'times',
      'more',
      (y) => (y.ca - y.inventory) / y.cl,
    ),
    ratio('current_debt', 'Current debt', 'CL ÷ equity', 'percent', 'less', (y) => (y.cl / y.equity) * 100),
    ratio(
      'gearing',
      'Gearing',
      'borrowings ÷ equity',
      'percent',
      'less',
      (y) => (y.borrowings / y.equity) * 100,
    ),
    ratio('equity_percent', 'Equity share', 'equity ÷ TA', 'percent', 'more', (y) => (y.equity / y.ta) * 100),
    ratio('total_debt', 'Total debt', 'TL ÷ equity', 'percent', 'less', (y) => (y.tl / y.equity) * 100),
    ratio('interest_cover', 'Interest cover', 'EBIT ÷ interest', 'times', 'more', (y) => y.ebit / y.interest),
    ratio(
      'net_debt_ebitda',
      'Net debt to EBITDA',
      '(borrowings − cash) ÷ EBITDA',
      'times',
      'less',
      (y) => (y.borrowings - y.cash) / y.ebitda,
    ),
    ratio(
      'debt_service_cover',
      'Debt service cover',
      'EBITDA ÷ (interest + principal)',
      'times',
      'more',
      (y) => y.ebitda / (y.interest + y.principal),
    ),
  ],
};
