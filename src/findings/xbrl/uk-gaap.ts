import { type ConceptRow, type ConceptTable, rowsOf, type Taxonomy } from './taxonomy.ts';

/** Names of the same concepts in the taxonomies of the United Kingdom: of 2009 (UK GAAP), and of 2014 and later (FRS 102, 105). */
const plain: ConceptTable = {
  sales: ['TurnoverRevenue', 'TurnoverGrossOperatingRevenue', 'Turnover'],
  cogs: ['CostSales'],
  gross_profit: ['GrossProfitLoss'],
  distribution_costs: ['DistributionCosts'],
  admin_expenses: ['AdministrativeExpenses'],
  staff_costs: ['StaffCostsEmployeeBenefitsExpense', 'StaffCosts'],
  other_income: ['OtherOperatingIncomeFormat1', 'OtherOperatingIncomeFormat2', 'OtherOperatingIncome'],
  ebit: ['OperatingProfitLoss'],
  finance_income: ['OtherInterestReceivableSimilarIncomeFinanceIncome', 'InterestReceivableSimilarIncome'],
  interest: ['InterestPayableSimilarChargesFinanceCosts', 'InterestPayableSimilarCharges'],
  pbt: ['ProfitLossOnOrdinaryActivitiesBeforeTax'],
  tax: ['TaxTaxCreditOnProfitOrLossOnOrdinaryActivities', 'TaxOnProfitOrLossOnOrdinaryActivities'],
  net: ['ProfitLoss', 'ProfitLossForPeriod', 'ProfitLossForPeriodAfterTax'],
  intangible: ['IntangibleAssets', 'IntangibleFixedAssets'],
  tangible: ['PropertyPlantEquipment', 'TangibleFixedAssets'],
  investments: ['InvestmentsFixedAssets'],
  fixed_assets: ['FixedAssets'],
  inventory: ['TotalInventories', 'StocksInventory'],
  debtors: ['Debtors'],
  short_term_investments: ['CurrentAssetInvestments'],
  cash: ['CashBankOnHand', 'CashBankInHand'],
  current_assets: ['CurrentAssets'],
  creditors_within_1y: ['CreditorsDueWithinOneYear'],
  creditors_after_1y: ['CreditorsDueAfterOneYear'],
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

const withMembers: readonly ConceptRow[] = [
  { concept: 'Equity', line: 'share_capital', members: { [equityClasses]: 'ShareCapital' } },
  { concept: 'Equity', line: 'share_premium', members: { [equityClasses]: 'SharePremium' } },
  { concept: 'Equity', line: 'revaluation_reserve', members: { [equityClasses]: 'RevaluationReserve' } },
  {
    concept: 'Equity',
    line: 'retained_earnings',
    members: { [equityClasses]: 'RetainedEarningsAccumulatedLosses' },
  },
  { concept: 'Creditors', line: 'creditors_within_1y', members: { [maturities]: 'WithinOneYear' } },
  { concept: 'Creditors', line: 'creditors_after_1y', members: { [maturities]: 'AfterOneYear' } },
  {
    concept: 'Creditors',
    line: 'creditors_within_1y',
    members: { [currentOrNot]: 'CurrentFinancialInstruments' },
  },
  {
    concept: 'Creditors',
    line: 'creditors_after_1y',
    members: { [currentOrNot]: 'Non-currentFinancialInstruments' },
  },
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
