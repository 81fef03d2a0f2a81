import type { StatementLine } from '../statements/chart.ts';
import { type ConceptRow, type ConceptTable, rowsOf, type Taxonomy } from './taxonomy.ts';

/** Names of the same concepts in the taxonomies of the United Kingdom: of 2009 (UK GAAP), and of 2014 and later (FRS 102, 105). */
const plain: ConceptTable = {
  sales: ['TurnoverRevenue', 'TurnoverGrossOperatingRevenue', 'Turnover'],
  cogs: ['CostSales'],
  gross_profit: ['GrossProfitLoss'],
  distribution_costs: ['DistributionCosts'],
  admin_expenses: ['AdministrativeExpenses'],
  staff_costs: ['StaffCostsEmployeeBenefitsExpense', 'StaffCosts'],
  depreciation: ['DepreciationOtherAmountsWrittenOffTangibleIntangibleFixedAssets'],
  other_expenses: ['OtherOperatingExpensesFormat1', 'OtherOperatingExpensesFormat2'],
  other_income: ['OtherOperatingIncomeFormat1', 'OtherOperatingIncomeFormat2', 'OtherOperatingIncome'],
  ebit: ['OperatingProfitLoss'],
  finance_income: ['OtherInterestReceivableSimilarIncomeFinanceIncome', 'InterestReceivableSimilarIncome'],
  interest: ['InterestPayableSimilarChargesFinanceCosts', 'InterestPayableSimilarCharges'],
  pbt: ['ProfitLossOnOrdinaryActivitiesBeforeTax'],
  tax: ['TaxTaxCreditOnProfitOrLossOnOrdinaryActivities', 'TaxOnProfitOrLossOnOrdinaryActivities'],
  net: ['ProfitLoss', 'ProfitLossForPeriod', 'ProfitLossForPeriodAfterTax'],
  cfo: ['NetCashFlowsFromUsedInOperatingActivities'],
  cfi: ['NetCashFlowsFromUsedInInvestingActivities'],
  cff: ['NetCashFlowsFromUsedInFinancingActivities'],
  intangible: ['IntangibleAssets', 'IntangibleFixedAssets'],
  tangible: ['PropertyPlantEquipment', 'TangibleFixedAssets'],
  investments: ['InvestmentsFixedAssets'],
  fixed_assets: ['FixedAssets'],
  inventory: ['TotalInventories', 'StocksInventory'],
  debtors: ['Debtors'],
  short_term_investments: ['CurrentAssetInvestments'],
  cash: ['CashBankOnHand', 'CashBankInHand'],
  current_assets: ['CurrentAssets'],
  prepayments: ['PrepaymentsAccruedIncomeNotExpressedWithinCurrentAssetSubtotal'],
  creditors_within_1y: ['CreditorsDueWithinOneYear', 'CreditorsDueWithinOneYearTotalCurrentLiabilities'],
  creditors_after_1y: ['CreditorsDueAfterOneYear', 'CreditorsDueAfterOneYearTotalNoncurrentLiabilities'],
  net_current_assets: ['NetCurrentAssetsLiabilities'],
  ta_less_cl: ['TotalAssetsLessCurrentLiabilities'],
  provisions: ['ProvisionsForLiabilitiesBalanceSheetSubtotal', 'ProvisionsForLiabilitiesCharges'],
  net_assets: ['NetAssetsLiabilities', 'NetAssetsLiabilitiesIncludingPensionAssetLiability'],
  share_capital: ['CalledUpShareCapital'],
  share_premium: ['SharePremiumAccount'],
  revaluation_reserve: ['RevaluationReserve'],
  retained_earnings: ['ProfitLossAccountReserve'],
  equity: ['Equity', 'ShareholderFunds'],
  employees: ['AverageNumberEmployeesDuringPeriod', 'EmployeesTotal'],
};

const equityClasses = 'EquityClassesDimension';
const maturities = 'MaturitiesOrExpirationPeriodsDimension';
const currentOrNot = 'FinancialInstrumentCurrentNon-currentDimension';

const soon = { [maturities]: 'WithinOneYear', [currentOrNot]: 'CurrentFinancialInstruments' };
const later = { [maturities]: 'AfterOneYear', [currentOrNot]: 'Non-currentFinancialInstruments' };

/** When something is due is told by its maturity, by its being current or not, or by both. */
function whenDue(concept: string, line: StatementLine, due: Readonly<Record<string, string>>): ConceptRow[] {
  const one = Object.entries(due).map(([dimension, member]) => ({ [dimension]: member }));
  return [due, ...one].map((members) => ({ concept, line, members }));
}

/** Due within a year unless the figure says otherwise. */
function usuallySoon(concept: string, line: StatementLine): ConceptRow[] {
  return [{ concept, line }, ...whenDue(concept, line, soon)];
}

const withMembers: readonly ConceptRow[] = [
  { concept: 'Equity', line: 'share_capital', members: { [equityClasses]: 'ShareCapital' } },
  { concept: 'Equity', line: 'share_premium', members: { [equityClasses]: 'SharePremium' } },
  { concept: 'Equity', line: 'revaluation_reserve', members: { [equityClasses]: 'RevaluationReserve' } },
  {
    concept: 'Equity',
    line: 'retained_earnings',
    members: { [equityClasses]: 'RetainedEarningsAccumulatedLosses' },
  },
  ...whenDue('Creditors', 'creditors_within_1y', soon),
  ...whenDue('Creditors', 'creditors_after_1y', later),
  ...usuallySoon('TradeDebtorsTradeReceivables', 'trade_debtors'),
  ...usuallySoon('TradeCreditorsTradePayables', 'trade_creditors'),
  ...whenDue('AmountsOwedByGroupUndertakings', 'group_debtors', soon),
  ...whenDue('AmountsOwedToGroupUndertakings', 'group_creditors', soon),
  ...whenDue('OtherCreditors', 'other_creditors', soon),
];

/** Accounts filed with Companies House: the taxonomies of the Financial Reporting Council and those before them. */
export const ukGaap: Taxonomy = {
  standard: 'local',
  isOfFamily: (uri) => uri.startsWith('http://xbrl.frc.org.uk/') || uri.startsWith('http://www.xbrl.org/uk/'),
  rows: [...rowsOf(plain, false), ...withMembers],
  scope: {
    dimension: 'GroupCompanyDataDimension',
    consolidated: ['Consolidated'],
    individual: ['Company'],
    default: 'individual',
  },
  neutral: {},
};
