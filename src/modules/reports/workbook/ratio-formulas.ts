import type { FigureName } from '#rating/figures/figures.ts';
import type { RatioName } from '#rating/figures/ratios.ts';

type Cells = (name: FigureName) => string;

/** The ratios as formulas of a spreadsheet over the cells of their figures. */
export const ratioFormulas: Readonly<Record<RatioName, (cell: Cells) => string>> = {
  pre_tax_margin: (c) => `${c('pbt')}/${c('sales')}*100`,
  roce: (c) => `${c('pbt')}/(${c('total_assets')}-${c('current_liabilities')})*100`,
  return_on_total_assets: (c) => `${c('pbt')}/${c('total_assets')}*100`,
  return_on_net_assets: (c) => `${c('pbt')}/${c('equity')}*100`,
  sales_to_net_working_capital: (c) => `${c('sales')}/(${c('current_assets')}-${c('current_liabilities')})`,
  stock_turnover: (c) => `${c('sales')}/${c('inventory')}`,
  debtor_days: (c) => `${c('trade_debtors')}/${c('sales')}*365`,
  creditor_days: (c) => `${c('trade_creditors')}/${c('sales')}*365`,
  current_ratio: (c) => `${c('current_assets')}/${c('current_liabilities')}`,
  acid_test: (c) => `(${c('current_assets')}-${c('inventory')})/${c('current_liabilities')}`,
  current_debt: (c) => `${c('current_liabilities')}/${c('equity')}*100`,
  gearing: (c) => `${c('borrowings')}/${c('equity')}*100`,
  equity_percent: (c) => `${c('equity')}/${c('total_assets')}*100`,
  total_debt: (c) => `${c('total_liabilities')}/${c('equity')}*100`,
  interest_cover: (c) => `${c('ebit')}/${c('interest')}`,
  net_debt_to_ebitda: (c) => `(${c('borrowings')}-${c('cash')})/(${c('ebit')}+${c('depreciation')})`,
  dscr: (c) => `(${c('ebit')}+${c('depreciation')})/(${c('interest')}+${c('principal_repaid')})`,
};
