import type { TaxStanding } from '#findings/vocabulary/events.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { compareText, type Findings, type Found } from './found-findings.ts';
import { type Candidate, type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';
import { statedMoney } from './stated-money.ts';

const maxFilings = 100;
const maxDeals = 60;
const maxTaxes = 40;

/** Whether the company is registered for VAT and under which rules it pays, where a report has no section of taxes. */
export function taxRegistration(findings: Findings): MachineFact[] {
  return [
    ...oneOf(
      'identification',
      'vat_payer',
      standingsOf(findings, 'vat_payer', ({ isValid }) => isValid),
    ),
    ...oneOf('identification', 'tax_regime', standingsOf(findings, 'tax_regime', regimeOf)),
  ];
}

/** What an annual report has beside the accounts: taxes, transactions that sources state, and all that was filed. */
export function annualFacts(findings: Findings, legal: readonly MachineFact[]): MachineFact[] {
  return [
    ...taxFacts(findings),
    ...rowsOf('transactions', [...accountDeals(findings), ...charges(findings)], maxDeals),
    ...filings(findings),
    ...legal.flatMap((fact) => {
      const section = sectionsOfSearches.get(fact.field);
      return section === undefined ? [] : [{ ...fact, section }];
    }),
  ];
}

/** Searches among courts and registers that answer questions of these sections too. */
const sectionsOfSearches = new Map([
  ['tax_arrears', 'taxes'],
  ['charges', 'transactions'],
] as const satisfies [string, string][]) as ReadonlyMap<string, 'taxes' | 'transactions'>; // any field may be asked for

/** Whether the company is registered for VAT, under which rules it pays, and what it paid or owes by year. */
function taxFacts(findings: Findings): MachineFact[] {
  return [
    ...oneOf(
      'taxes',
      'vat_payer',
      standingsOf(findings, 'vat_payer', ({ isValid }) => isValid),
    ),
    ...oneOf(
      'taxes',
      'vat_since',
      standingsOf(findings, 'vat_payer', ({ since }) => since),
    ),
    ...oneOf('taxes', 'tax_regime', standingsOf(findings, 'tax_regime', regimeOf)),
    ...rowsOf(
      'taxes',
      [
        ...standings(findings, 'tax_paid').map((one) => taxRow(one, 'paid')),
        ...standings(findings, 'tax_debt').map((one) => taxRow(one, 'owed')),
        ...profitTaxes(findings),
      ].toSorted((a, b) => compareText(b.key, a.key)),
      maxTaxes,
    ),
  ];
}

function standings(findings: Findings, about: TaxStanding['about']): Found<'tax'>[] {
  return findings.of('tax').filter(({ finding }) => finding.about === about);
}

function standingsOf(
  findings: Findings,
  about: TaxStanding['about'],
  read: (finding: TaxStanding) => FactValue | undefined,
): Candidate[] {
  return standings(findings, about).map(({ finding, at }) => ({
    value: read(finding),
    evidence: at(finding.place),
  }));
}

function regimeOf({ value, since }: TaxStanding): string {
  return cleanText(since === undefined ? value : `${value} (${since})`, 500);
}

function taxRow({ finding, source, at, day }: Found<'tax'>, code: 'paid' | 'owed'): Row {
  const { amount, value, year, since, place } = finding;
  const evidence = at(place);
  const when = year === undefined ? (since ?? day).slice(0, 4) : String(year);
  return {
    key: `${when} · ${code} · ${code === 'paid' ? value : ''}`,
    source,
    cells: {
      tax_year: { value: when, evidence },
      tax_kind: { value: { code }, evidence },
      tax_amount: { value: amount && statedMoney(amount.amount, amount.currency), evidence },
      tax_detail: { value: code === 'paid' ? cleanText(value, 300) : undefined, evidence },
    },
  };
}

/** The tax on profit that each year's accounts state; a year stated anew counts as it is now. */
function profitTaxes(findings: Findings): Row[] {
  return yearsOf(findings).flatMap(({ finding, source, at }) => {
    const line = finding.lines.tax;
    if (line === undefined) return [];
    const evidence = at(line.place);
    const when = finding.periodEnd.slice(0, 4);
    return [
      {
        key: `${when} · profit`,
        source,
        cells: {
          tax_year: { value: when, evidence },
          tax_kind: { value: { code: 'profit_in_accounts' }, evidence },
          tax_amount: { value: statedMoney(line.amount, finding.currency), evidence },
        },
      },
    ];
  });
}

/** Lines of the accounts that are deals with owners and the group. */
const dealLines = [
  ['dividends', 'dividend', 'owners'],
  ['group_debtors', 'receivable', 'group'],
  ['group_creditors', 'payable', 'group'],
] as const;

function accountDeals(findings: Findings): Row[] {
  return yearsOf(findings).flatMap(({ finding, source, at }) =>
    dealLines.flatMap(([name, code, relation]) => {
      const line = finding.lines[name];
      if (line === undefined || Number(line.amount) === 0) return [];
      const evidence = at(line.place);
      return [
        {
          key: `${finding.periodEnd} · ${code}`,
          source,
          cells: {
            deal_date: { value: finding.periodEnd, evidence },
            deal_kind: { value: { code }, evidence },
            deal_relation: { value: { code: relation }, evidence },
            deal_amount: { value: statedMoney(line.amount, finding.currency), evidence },
          },
        },
      ];
    }),
  );
}

/** The company's own accounts, newest first: of a year stated twice what was stated last. */
function yearsOf(findings: Findings): Found<'statement'>[] {
  const own = findings
    .of('statement')
    .filter(
      ({ finding: { scope, remarks } }) => scope !== 'consolidated' && !remarks.includes('opening_equity'),
    );
  const latest = Map.groupBy(
    own.toSorted(
      ({ finding: a }, { finding: b }) =>
        compareText(b.filedOn ?? b.periodEnd, a.filedOn ?? a.periodEnd) ||
        Number(b.isRestated) - Number(a.isRestated),
    ),
    ({ finding }) => finding.periodEnd,
  );
  return [...latest.values()]
    .flatMap((filings) => filings[0] ?? [])
    .toSorted((a, b) => compareText(b.finding.periodEnd, a.finding.periodEnd));
}

function charges(findings: Findings): Row[] {
  return findings
    .of('notice')
    .filter(({ finding }) => finding.noticeKind === 'charge')
    .toSorted((a, b) => compareText(b.finding.day, a.finding.day))
    .map(({ finding: { day, title, number, amount, counterparty, place }, source, at }) => {
      const evidence = at(place);
      return {
        key: `charge · ${number ?? `${day} · ${title}`}`,
        source,
        cells: {
          deal_date: { value: day, evidence },
          deal_kind: { value: { code: 'charge' }, evidence },
          deal_party: { value: counterparty && cleanText(counterparty, 500), evidence },
          deal_relation: { value: counterparty === undefined ? undefined : { code: 'lender' }, evidence },
          deal_amount: { value: amount && statedMoney(amount.amount, amount.currency), evidence },
          deal_detail: { value: cleanText(title, 1_000), evidence },
        },
      };
    });
}

/** Every document that a register names, the newest first. */
function filings(findings: Findings): MachineFact[] {
  const rows = findings
    .of('filing')
    .toSorted(
      (a, b) => compareText(b.finding.day, a.finding.day) || compareText(a.finding.title, b.finding.title),
    )
    .map(({ finding: { day, filingKind, title, reference, documentUrl, place }, source, at }): Row => {
      const evidence = at(place);
      return {
        key: `${day} · ${filingKind} · ${reference ?? title}`,
        source,
        cells: {
          filing_date: { value: day, evidence },
          filing_kind: { value: { code: filingKind }, evidence },
          filing_title: { value: cleanText(title, 500), evidence },
          filing_number: { value: reference && cleanText(reference, 200), evidence },
          filing_document: { value: documentUrl && cleanText(documentUrl, 500), evidence },
        },
      };
    });
  return rowsOf('filings', rows, maxFilings);
}
