import { type ConceptTable, rowsOf, type Taxonomy } from './taxonomy.ts';

/** Concepts of the Danish taxonomy (`fsa`): the Financial Statements Act, by nature and by function. */
const table: ConceptTable = {
  sales: ['Revenue'],
  other_income: ['OtherOperatingIncome'],
  cogs: ['CostOfSales', 'RawMaterialsAndConsumablesUsed'],
  gross_profit: ['GrossProfitLoss', 'GrossResult'],
  distribution_costs: ['DistributionCosts'],
  admin_expenses: ['AdministrativeExpenses'],
  staff_costs: ['EmployeeBenefitsExpense'],
  depreciation: [
    'DepreciationAmortisationExpenseAndImpairmentLossesOfPropertyPlantAndEquipmentAndIntangibleAssetsRecognisedInProfitOrLoss',
  ],
  other_expenses: ['OtherOperatingExpenses'],
  ebit: ['ProfitLossFromOrdinaryOperatingActivities'],
  finance_income: ['OtherFinanceIncome'],
  interest: ['OtherFinanceExpenses'],
  pbt: ['ProfitLossFromOrdinaryActivitiesBeforeTax'],
  tax: ['TaxExpense'],
  net: ['ProfitLoss'],
  intangible: ['IntangibleAssets'],
  tangible: ['PropertyPlantAndEquipment'],
  investments: ['LongtermInvestmentsAndReceivables'],
  fixed_assets: ['NoncurrentAssets'],
  inventory: ['Inventories'],
  trade_debtors: ['ShorttermTradeReceivables'],
  group_debtors: ['ShorttermReceivablesFromGroupEnterprises'],
  other_debtors: ['OtherShorttermReceivables'],
  debtors: ['ShorttermReceivables'],
  prepayments: ['DeferredIncomeAssets'],
  short_term_investments: ['ShorttermInvestments'],
  cash: ['CashAndCashEquivalents'],
  current_assets: ['CurrentAssets'],
  total_assets: ['Assets'],
  trade_creditors: ['ShorttermTradePayables'],
  group_creditors: ['ShorttermPayablesToGroupEnterprises'],
  creditors_within_1y: ['ShorttermLiabilitiesOtherThanProvisions'],
  creditors_after_1y: ['LongtermLiabilitiesOtherThanProvisions'],
  provisions: ['Provisions'],
  total_liabilities: ['LiabilitiesOtherThanProvisions'],
  share_capital: ['ContributedCapital'],
  share_premium: ['SharePremium'],
  revaluation_reserve: ['RevaluationReserve'],
  retained_earnings: ['RetainedEarnings'],
  equity: ['Equity'],
  equity_and_liabilities: ['LiabilitiesAndEquity'],
  employees: ['AverageNumberOfEmployees'],
};

/** Of a document of the Danish authority: figures of the group say that they are, the others are the company's. */
export const danishScope: Taxonomy['scope'] = {
  dimension: 'ConsolidatedSoloDimension',
  consolidated: ['ConsolidatedMember'],
  individual: ['SoloMember'],
  default: 'individual',
};

/** Accounts by the Danish Financial Statements Act. */
export const dkGaap: Taxonomy = {
  standard: 'local',
  isOfFamily: (uri) => /^https?:\/\/xbrl\.dcca\.dk\/fsa$/.test(uri),
  rows: rowsOf(table, true),
  scope: danishScope,
  neutral: {},
};
