import type { StatementLine } from '#findings/statements/chart.ts';
import { impliedLines } from '#findings/statements/implied-lines.ts';
import { type FinancialStatement, statementScopes } from '#findings/statements/statement.ts';
import { cleanText } from '../dossier/clean-text.ts';
import { columnOfLine } from '../dossier/columns/line-columns.ts';
import { compareText, type Findings, type Found } from './found-findings.ts';
import { type Candidate, type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';
import { statedMoney } from './stated-money.ts';

const maxYears = 5;
const maxRows = 30;

/** Statements of up to five years, those of the company and those of its group apart; and the capital that they state. */
export function statementFacts(findings: Findings): MachineFact[] {
  const statements = findings
    .of('statement')
    // A day on which only equity is known is no statement.
    .filter(({ finding }) => !finding.remarks.includes('opening_equity'))
    .toSorted(compareFilings);
  const own = statements
    .filter(({ finding }) => finding.scope !== 'consolidated')
    .toSorted((a, b) => compareText(b.finding.periodEnd, a.finding.periodEnd));
  return [
    ...oneOf(
      'capital',
      'capital_in_accounts',
      own.slice(0, 1).flatMap(({ finding, at }) => {
        const line = finding.lines.share_capital;
        return line === undefined
          ? []
          : [{ value: statedMoney(line.amount, finding.currency), evidence: at(line.place) }];
      }),
    ),
    ...statementScopes.flatMap((scope) =>
      ofScope(statements.filter(({ finding }) => finding.scope === scope)),
    ),
  ];
}

function ofScope(statements: readonly Found<'statement'>[]): MachineFact[] {
  const ends = [...new Set(statements.map(({ finding }) => finding.periodEnd))].toSorted((a, b) =>
    compareText(b, a),
  );
  const rows = ends.slice(0, maxYears).flatMap((end) => {
    const ofPeriod = statements.filter(({ finding }) => finding.periodEnd === end);
    const bySource = Map.groupBy(ofPeriod, ({ source }) => source);
    return [...bySource.values()].flatMap(toldOnceOrAnew);
  });
  return rowsOf('financials', rows, maxRows);
}

/** As one source filed it, and as it stated it later where a figure is another one: both stand. */
function toldOnceOrAnew(filings: readonly Found<'statement'>[]): Row[] {
  const [first, ...later] = filings.toSorted(
    (a, b) => Number(a.finding.isRestated) - Number(b.finding.isRestated),
  );
  if (first === undefined) return [];
  const rest = later.filter(({ finding }) => differs(finding, first.finding));
  const latest = rest.at(-1);
  return [
    rowOf(first, first.finding.isRestated && rest.length === 0),
    ...(latest === undefined ? [] : [rowOf(latest, true)]),
  ];
}

function differs(a: FinancialStatement, b: FinancialStatement): boolean {
  // Keys of a literal of lines.
  const lines = Object.keys(a.lines) as StatementLine[];
  return (
    a.currency === b.currency &&
    lines.some((line) => b.lines[line] !== undefined && a.lines[line]?.amount !== b.lines[line]?.amount)
  );
}

function rowOf({ finding, source, at }: Found<'statement'>, isRestated: boolean): Row {
  const { periodEnd, scope, months, standard, standardName, isAudited, filedOn, dueOn } = finding;
  const { lines, currency, remarks } = finding;
  const evidence = at(finding.place);
  const cells: Record<string, Candidate> = {
    period_end: { value: periodEnd, evidence },
    statement_scope: { value: scope, evidence },
    period_months: { value: months, evidence },
    statement_basis: {
      value: cleanText(standardName ?? (standard === 'local' ? '' : standard), 200),
      evidence,
    },
    is_audited: { value: auditOf(isAudited), evidence },
    is_restated: { value: isRestated ? true : undefined, evidence },
    filed_on: { value: filedOn, evidence },
    due_on: { value: dueOn, evidence },
    statement_remarks: { value: remarks.length === 0 ? undefined : [...remarks], evidence },
    balance_difference: differenceOf(finding, evidence),
  };
  for (const [line, figure] of Object.entries(lines)) {
    // A key of the chart, as the type of `lines` says.
    const column = columnOfLine(line as StatementLine);
    if (column !== undefined && figure !== undefined)
      cells[column] = { value: statedMoney(figure.amount, currency), evidence: at(figure.place) };
  }
  for (const [column, { amount, place }] of Object.entries(impliedLines(lines)))
    cells[column] = {
      value: statedMoney(amount, currency),
      evidence: { ...evidence, method: 'computed', place },
    };
  return { key: `${scope} · ${periodEnd}${isRestated ? ' · restated' : ''}`, source, cells };
}

function auditOf(isAudited: boolean | undefined): string | undefined {
  if (isAudited === undefined) return undefined;
  return isAudited ? 'audited' : 'unaudited';
}

/** The largest difference of a sum that should come out, unless it is rounding. */
function differenceOf({ checks, currency }: FinancialStatement, evidence: Candidate['evidence']): Candidate {
  const [worst] = checks
    .filter(({ isRounding }) => !isRounding)
    .toSorted((a, b) => Math.abs(Number(b.difference)) - Math.abs(Number(a.difference)));
  return {
    value: worst === undefined ? undefined : statedMoney(worst.difference, currency),
    evidence: { ...evidence, method: 'computed', place: worst?.check ?? null },
  };
}

/** As filed before as stated later; whatever has no day of filing by the report that it stands in, then by how much it says. */
function compareFilings(a: Found<'statement'>, b: Found<'statement'>): number {
  const day = ({ finding: { filedOn, statedWith, periodEnd } }: Found<'statement'>) =>
    filedOn ?? statedWith ?? periodEnd;
  const size = ({ finding }: Found<'statement'>) => Object.keys(finding.lines).length;
  return compareText(day(a), day(b)) || size(b) - size(a);
}
