import { type ConceptTable, rowsOf, type Taxonomy } from './taxonomy.ts';

/** Concepts of the US GAAP Financial Reporting Taxonomy, with names that were in use before. */
const table: ConceptTable = {
  sales: [
    'Revenues',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'SalesRevenueNet',
    'SalesRevenueGoodsNet',
    'RevenuesNetOfInterestExpense',
  ],
  cogs: ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold', 'CostOfServices'],
  gross_profit: ['GrossProfit'],
  distribution_costs: ['SellingAndMarketingExpense', 'SellingExpense', 'MarketingExpense'],
  admin_expenses: ['GeneralAndAdministrativeExpense', 'SellingGeneralAndAdministrativeExpense'],
  depreciation: [
    'DepreciationDepletionAndAmortization',
    'DepreciationAmortizationAndAccretionNet',
    'DepreciationAndAmortization',
  ],
  operating_expenses: ['OperatingExpenses'],
  ebit: ['OperatingIncomeLoss'],
  finance_income: ['InvestmentIncomeInterest'],
  interest: ['InterestExpense', 'InterestExpenseNonoperating'],
  pbt: [
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxes',
  ],
  tax: ['IncomeTaxExpenseBenefit'],
  net: ['ProfitLoss', 'NetIncomeLoss'],
  dividends: ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock'],
  cfo: [
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ],
  cfi: [
    'NetCashProvidedByUsedInInvestingActivities',
    'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
  ],
  cff: [
    'NetCashProvidedByUsedInFinancingActivities',
    'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
  ],
  principal_repaid: ['RepaymentsOfDebt', 'RepaymentsOfLongTermDebt'],
  intangible: [
    'IntangibleAssetsNetIncludingGoodwill',
    'IntangibleAssetsNetExcludingGoodwill',
    'FiniteLivedIntangibleAssetsNet',
  ],
  tangible: ['PropertyPlantAndEquipmentNet'],
  investments: ['LongTermInvestments'],
  fixed_assets: ['AssetsNoncurrent'],
  inventory: ['InventoryNet'],
  trade_debtors: ['AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'],
  short_term_investments: [
    'ShortTermInvestments',
    'MarketableSecuritiesCurrent',
    'AvailableForSaleSecuritiesCurrent',
  ],
  cash: ['CashAndCashEquivalentsAtCarryingValue', 'Cash'],
  current_assets: ['AssetsCurrent'],
  prepayments: ['PrepaidExpenseCurrent', 'PrepaidExpenseAndOtherAssetsCurrent'],
  total_assets: ['Assets'],
  trade_creditors: ['AccountsPayableTradeCurrent', 'AccountsPayableCurrent'],
  short_term_borrowings: ['DebtCurrent', 'ShortTermBorrowings', 'LongTermDebtCurrent'],
  creditors_within_1y: ['LiabilitiesCurrent'],
  long_term_borrowings: ['LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations'],
  creditors_after_1y: ['LiabilitiesNoncurrent'],
  total_liabilities: ['Liabilities'],
  share_capital: ['CommonStockValue', 'CommonStocksIncludingAdditionalPaidInCapital'],
  share_premium: ['AdditionalPaidInCapital', 'AdditionalPaidInCapitalCommonStock'],
  other_reserves: ['AccumulatedOtherComprehensiveIncomeLossNetOfTax'],
  retained_earnings: ['RetainedEarningsAccumulatedDeficit'],
  minority_interest: ['MinorityInterest'],
  equity: ['StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 'StockholdersEquity'],
  equity_and_liabilities: ['LiabilitiesAndStockholdersEquity'],
};

/** Accounts by the rules of the United States: of a group, which is how they are filed. */
export const usGaap: Taxonomy = {
  standard: 'US-GAAP',
  isOfFamily: (uri) => /^https?:\/\/fasb\.org\/us-gaap\//.test(uri),
  rows: rowsOf(table, true),
  scope: { dimension: 'LegalEntityAxis', consolidated: [], individual: [], default: 'consolidated' },
  neutral: {},
};
