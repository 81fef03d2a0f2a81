import { assets, at, counted, liabilities, profitAndLoss } from './fixture-nordwind-figures.ts';
import type { ReportView } from './report-view.ts';

type Input = NonNullable<NonNullable<ReportView['rating']>['input']>;

const years: Input['years'] = counted
  .map(([index, year]) => {
    const of = { ...profitAndLoss, ...assets, ...liabilities };
    const line = (name: string) => at(of, name, index) * 1000;
    const fixed = line('Intangible') + line('Tangible') + line('Financial');
    return {
      end: `${year}-12-31`,
      months: 12,
      figures: {
        sales: line('Sales!'),
        cogs: line('Cost of sales'),
        ebit: line('Operating profit (EBIT)!'),
        interest: line('Interest'),
        pbt: line('Operating profit (EBIT)!') - line('Interest'),
        net: line('Net profit!'),
        depreciation: line('Depreciation'),
        current_assets: line('Total assets!') - fixed,
        inventory: line('Inventory'),
        cash: line('Cash'),
        trade_debtors: line('Trade debtors'),
        trade_creditors: line('Trade creditors'),
        borrowings: line('Bank, within a year') + line('Bank, later'),
        intangible: line('Intangible'),
        total_assets: line('Total assets!'),
        current_liabilities: line('Total current!'),
        total_liabilities: line('Total assets!') - line('Equity!'),
        equity: line('Equity!'),
        retained_earnings: line('Reserves, retained'),
      },
      isAudited: Number(year) >= 2023,
      isLate: year === '2024',
    };
  })
  .reverse();

/** What the rating of Nordwind is computed of. */
export const nordwindInput: Input = {
  asOf: '2026-11-22',
  currency: 'EUR',
  eurPerUnit: 1,
  years,
  sector: 'manufacturing',
  status: 'Active',
  founded: '1998-04-16',
  employees: 86,
  group: 'parent_known',
  daysBeyondTerms: 12,
  insolvency: 'none',
  openClaims: 186_400,
  enforcement: 0,
  ownersKnownPercent: 90.88,
  otherMandates: 4,
  failedMandates: 1,
  countryRisk: 1,
  sectorInsolvencies: 14,
  sanctions: 'none',
  isIdentified: true,
};
