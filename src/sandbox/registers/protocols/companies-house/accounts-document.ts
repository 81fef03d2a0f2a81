import { html, type SafeHtml } from '#platform/http/html.ts';
import type { AccountingYear } from '../../life/accounts/accounting-year.ts';
import type { CompanyLife } from '../../life/life.ts';

type Row = readonly [
  label: string,
  concept: string,
  context: 'year' | 'end' | 'within' | 'after' | 'capital' | 'retained',
  value: (year: AccountingYear) => number,
];

/** Concepts of the taxonomy of the Financial Reporting Council; creditors and equity are parted by members. */
const rows: readonly Row[] = [
  ['Turnover', 'TurnoverRevenue', 'year', ({ sales }) => sales],
  ['Cost of sales', 'CostSales', 'year', ({ cogs }) => cogs],
  ['Gross profit', 'GrossProfitLoss', 'year', ({ gross }) => gross],
  ['Administrative expenses', 'AdministrativeExpenses', 'year', ({ gross, ebit }) => gross - ebit],
  ['Operating profit', 'OperatingProfitLoss', 'year', ({ ebit }) => ebit],
  ['Interest payable', 'InterestPayableSimilarChargesFinanceCosts', 'year', ({ interest }) => interest],
  ['Profit before tax', 'ProfitLossOnOrdinaryActivitiesBeforeTax', 'year', ({ pbt }) => pbt],
  ['Tax on profit', 'TaxTaxCreditOnProfitOrLossOnOrdinaryActivities', 'year', ({ tax }) => tax],
  ['Profit for the year', 'ProfitLoss', 'year', ({ net }) => net],
  ['Intangible assets', 'IntangibleAssets', 'end', ({ intangible }) => intangible],
  ['Tangible assets', 'PropertyPlantEquipment', 'end', ({ tangible }) => tangible],
  ['Fixed assets', 'FixedAssets', 'end', ({ fixedAssets }) => fixedAssets],
  ['Stocks', 'TotalInventories', 'end', ({ inventory }) => inventory],
  ['Debtors', 'Debtors', 'end', ({ debtors }) => debtors],
  ['Cash at bank and in hand', 'CashBankOnHand', 'end', ({ cash }) => cash],
  ['Current assets', 'CurrentAssets', 'end', ({ currentAssets }) => currentAssets],
  ['Creditors due within one year', 'Creditors', 'within', ({ creditorsWithinYear }) => creditorsWithinYear],
  [
    'Net current assets',
    'NetCurrentAssetsLiabilities',
    'end',
    (year) => year.currentAssets - year.creditorsWithinYear,
  ],
  [
    'Total assets less current liabilities',
    'TotalAssetsLessCurrentLiabilities',
    'end',
    (year) => year.totalAssets - year.creditorsWithinYear,
  ],
  ['Creditors due after one year', 'Creditors', 'after', ({ longBorrowings }) => longBorrowings],
  ['Net assets', 'NetAssetsLiabilities', 'end', ({ equity }) => equity],
  ['Called up share capital', 'Equity', 'capital', ({ shareCapital }) => shareCapital],
  ['Profit and loss account', 'Equity', 'retained', ({ retained }) => retained],
  ['Shareholders’ funds', 'Equity', 'end', ({ equity }) => equity],
];

const members = {
  within: ['core:MaturitiesOrExpirationPeriodsDimension', 'core:WithinOneYear'],
  after: ['core:MaturitiesOrExpirationPeriodsDimension', 'core:AfterOneYear'],
  capital: ['core:EquityClassesDimension', 'core:ShareCapital'],
  retained: ['core:EquityClassesDimension', 'core:RetainedEarningsAccumulatedLosses'],
} as const;

/** The accounts of a year as filed: Inline XBRL with the year and the one before; undefined if none were filed to that day. */
export function accountsDocument({ company, years }: CompanyLife, end: string): string | undefined {
  const at = years.findIndex((year) => year.end === end);
  const year = years[at];
  if (year === undefined) return undefined;
  const before = years[at - 1];
  const shown = [year, ...(before === undefined ? [] : [before])];
  const entity = html`<xbrli:identifier scheme="http://www.companieshouse.gov.uk/">${company.number}</xbrli:identifier>`;
  const page = html`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2010-04-20" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:core="http://xbrl.frc.org.uk/fr/2023-01-01/core" xmlns:bus="http://xbrl.frc.org.uk/cd/2023-01-01/business" xml:lang="en">
<head><title>${company.name}: annual accounts (demo)</title></head>
<body><div style="display:none"><ix:header>
<ix:hidden><ix:nonNumeric name="bus:UKCompaniesHouseRegisteredNumber" contextRef="year-0">${company.number}</ix:nonNumeric>
<ix:nonNumeric name="bus:EntityCurrentLegalOrRegisteredName" contextRef="year-0">${company.name}</ix:nonNumeric>
${status('status', year)}</ix:hidden>
<ix:references><link:schemaRef xlink:type="simple" xlink:href="https://xbrl.frc.org.uk/FRS-102/2023-01-01/FRS-102-2023-01-01.xsd"/></ix:references>
<ix:resources>
${shown.map((one, index) => contexts(entity, one, index))}
${segment('status', entity, period(year, true), [
  ['bus:AccountingStandardsDimension', 'bus:FRS102'],
  ['bus:AccountsStatusDimension', year.isAudited ? 'bus:AuditedAccounts' : 'bus:UnauditedAccounts'],
])}
<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
</ix:resources></ix:header></div>
<h1>${company.name}</h1>
<p>Registered number ${company.number}. Annual accounts for the period ended ${year.end}. Demo: all figures are made up.</p>
<table><thead><tr><th>£</th>${shown.map((one) => html`<th>${one.end}</th>`)}</tr></thead><tbody>
${rows.map(
  (
    [label, concept, context, value],
    row,
  ) => html`<tr><td>${label}</td>${shown.map((one, index) => html`<td>${figure(concept, `${context}-${index}`, value(one), `f${row}-${index}`)}</td>`)}</tr>
`,
)}<tr><td>Average number of employees</td>${shown.map((one, index) => html`<td><ix:nonFraction id="e-${index}" name="core:AverageNumberEmployeesDuringPeriod" contextRef="year-${index}" unitRef="pure" decimals="0" format="ixt:numcommadot">${one.employees}</ix:nonFraction></td>`)}</tr>
</tbody></table></body></html>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${page.text}\n`;
}

function status(context: string, year: AccountingYear): SafeHtml {
  return html`<ix:nonNumeric name="bus:AccountsStatusAuditedOrUnaudited" contextRef="${context}">${year.isAudited ? 'Audited' : 'Unaudited'}</ix:nonNumeric>`;
}

function contexts(entity: SafeHtml, year: AccountingYear, index: number): readonly SafeHtml[] {
  return [
    segment(`year-${index}`, entity, period(year, true), []),
    segment(`end-${index}`, entity, period(year, false), []),
    ...Object.entries(members).map(([id, member]) =>
      segment(`${id}-${index}`, entity, period(year, false), [member]),
    ),
  ];
}

function segment(
  id: string,
  entity: SafeHtml,
  time: SafeHtml,
  held: readonly (readonly [dimension: string, member: string])[],
): SafeHtml {
  const explicit = held.map(
    ([dimension, member]) =>
      html`<xbrldi:explicitMember dimension="${dimension}">${member}</xbrldi:explicitMember>`,
  );
  return html`<xbrli:context id="${id}"><xbrli:entity>${entity}${explicit.length > 0 && html`<xbrli:segment>${explicit}</xbrli:segment>`}</xbrli:entity><xbrli:period>${time}</xbrli:period></xbrli:context>
`;
}

function period({ start, end }: AccountingYear, isFlow: boolean): SafeHtml {
  return isFlow
    ? html`<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`
    : html`<xbrli:instant>${end}</xbrli:instant>`;
}

/** A loss stands in brackets, with its sign in the mark. */
function figure(concept: string, context: string, value: number, id: string): SafeHtml {
  const shown = Math.abs(value).toLocaleString('en-GB');
  const mark = html`<ix:nonFraction id="${id}" name="core:${concept}" contextRef="${context}" unitRef="GBP" decimals="0" scale="0" format="ixt:numcommadot"${value < 0 && html` sign="-"`}>${shown}</ix:nonFraction>`;
  return value < 0 ? html`(${mark})` : mark;
}
