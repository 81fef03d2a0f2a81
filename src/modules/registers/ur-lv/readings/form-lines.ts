import { type DerivedLine, type FormLine, formLine } from '#findings/statements/statement-of-lines.ts';

const stock = (label: string): FormLine => ({ label, isFlow: false });
const flow = (label: string): FormLine => ({ label, isFlow: true });

/** Columns of `balance_sheets` and `income_statements`. */
export const formLines: Readonly<Record<string, FormLine>> = {
  cash: formLine('Nauda', 'cash'),
  marketable_securities: formLine('Īstermiņa finanšu ieguldījumi', 'short_term_investments'),
  accounts_receivable: formLine('Debitori', 'debtors'),
  inventories: formLine('Krājumi', 'inventory'),
  total_current_assets: formLine('Apgrozāmie līdzekļi kopā', 'current_assets'),
  investments: formLine('Ilgtermiņa finanšu ieguldījumi', 'investments'),
  fixed_assets: formLine('Pamatlīdzekļi', 'tangible'),
  intangible_assets: formLine('Nemateriālie ieguldījumi', 'intangible'),
  total_non_current_assets: formLine('Ilgtermiņa ieguldījumi kopā', 'fixed_assets'),
  total_assets: formLine('Aktīvu kopsumma', 'total_assets'),
  future_housing_repairs_payments: stock('Nākamo periodu remonta maksājumi'),
  current_liabilities: formLine('Īstermiņa kreditori', 'creditors_within_1y'),
  non_current_liabilities: formLine('Ilgtermiņa kreditori', 'creditors_after_1y'),
  provisions: formLine('Uzkrājumi', 'provisions'),
  equity: formLine('Pašu kapitāls', 'equity'),
  total_equities: formLine('Pasīvu kopsumma', 'equity_and_liabilities'),
  net_turnover: formLine('Neto apgrozījums', 'sales'),
  by_nature_inventory_change: flow('Krājumu izmaiņas'),
  by_nature_long_term_investment_expenses: flow('Ilgtermiņa ieguldījumu izmaksas'),
  by_nature_other_operating_revenues: formLine('Pārējie saimnieciskās darbības ieņēmumi', 'other_income'),
  by_nature_material_expenses: flow('Materiālu izmaksas'),
  by_nature_labour_expenses: formLine('Personāla izmaksas', 'staff_costs'),
  by_nature_depreciation_expenses: formLine('Nolietojums', 'depreciation'),
  by_function_cost_of_goods_sold: formLine('Pārdotās produkcijas ražošanas izmaksas', 'cogs'),
  by_function_gross_profit: formLine('Bruto peļņa vai zaudējumi', 'gross_profit'),
  by_function_selling_expenses: formLine('Pārdošanas izmaksas', 'distribution_costs'),
  by_function_administrative_expenses: formLine('Administrācijas izmaksas', 'admin_expenses'),
  by_function_other_operating_revenues: formLine('Pārējie saimnieciskās darbības ieņēmumi', 'other_income'),
  other_operating_expenses: formLine('Pārējās saimnieciskās darbības izmaksas', 'other_expenses'),
  equity_investment_earnings: flow('Ieņēmumi no līdzdalības'),
  other_long_term_investment_earnings: flow('Ieņēmumi no citiem ieguldījumiem'),
  other_interest_revenues: formLine('Pārējie procentu ieņēmumi', 'finance_income'),
  investment_fair_value_adjustments: flow('Ieguldījumu vērtības korekcijas'),
  interest_expenses: formLine('Procentu maksājumi', 'interest'),
  extra_revenues: flow('Ārkārtas ieņēmumi'),
  extra_expenses: flow('Ārkārtas izmaksas'),
  income_before_income_taxes: formLine('Peļņa vai zaudējumi pirms nodokļa', 'pbt'),
  provision_for_income_taxes: formLine('Uzņēmumu ienākuma nodoklis', 'tax'),
  income_after_income_taxes: flow('Peļņa vai zaudējumi pēc nodokļa'),
  other_taxes: flow('Pārējie nodokļi'),
  extra_dividends: flow('Ārkārtas dividendes'),
  net_income: formLine('Pārskata gada peļņa vai zaudējumi', 'net'),
  employees: { ...formLine('Vidējais darbinieku skaits', 'employees'), isCount: true },
};

/** Costs: some fill them in with a minus, some without; by our chart a cost is positive. */
export const costColumns: ReadonlySet<string> = new Set([
  'by_nature_labour_expenses',
  'by_nature_depreciation_expenses',
  'by_function_cost_of_goods_sold',
  'by_function_selling_expenses',
  'by_function_administrative_expenses',
  'other_operating_expenses',
  'interest_expenses',
]);

/** What the tables leave to be added up. */
export const derivedLines: readonly DerivedLine[] = [
  {
    line: 'total_liabilities',
    tags: ['current_liabilities', 'non_current_liabilities', 'provisions', 'future_housing_repairs_payments'],
    needs: ['current_liabilities', 'equity'],
  },
];
