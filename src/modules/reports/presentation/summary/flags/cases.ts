import type { Fact } from '../../../dossier/dossier.ts';
import { type FactRow, rowsIn } from '../../../parts/fact-rows.ts';
import { insolvencyKinds, legalCaseOf } from '../../../parts/legal-record.ts';
import { amountOf, type StatedAmount } from '../../../parts/stated-amount.ts';
import { wordOf } from '../../context/dossier-facts.ts';
import { inLine } from '../../context/in-line.ts';
import { type ReportContext, showFact } from '../../context/report-context.ts';

/** A row of the records of courts and registers. */
export type Case = Readonly<{
  /** Our code; empty where nobody says what it is. */
  kind: string;
  /** `debtor`, `plaintiff`, or a person's own word. */
  role: string;
  isOver: boolean;
  /** It is threatened, and has not begun. */
  isThreatened: boolean;
  /** Whether it may be one against the company: whoever claims something himself is no debtor. */
  isAgainst: boolean;
  day: string;
  amount: StatedAmount | undefined;
  court: string;
  stage: string;
  facts: readonly Fact[];
}>;

/** Which records belong to a search; what a person wrote without a kind lies with a court. */
export const kindsOfSearch: Readonly<Record<string, readonly string[]>> = {
  insolvency: insolvencyKinds,
  court_cases: ['court_case', ''],
  enforcement: ['enforcement'],
  charges: ['charge'],
  tax_arrears: ['tax_debt'],
  strike_off: ['strike_off'],
};

const claimants: ReadonlySet<string> = new Set(['plaintiff', 'creditor']);

/** The records, the latest first. */
export function casesIn(facts: readonly Fact[], context: ReportContext): Case[] {
  return rowsIn(facts, 'legal')
    .map((row) => caseOf(row, context))
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

function caseOf(row: FactRow<Fact>, context: ReportContext): Case {
  const { cell } = row;
  const { kind, isOpen, isOver, isAgainst } = legalCaseOf(row);
  const shown = (column: string) => {
    const fact = cell(column);
    return fact === undefined ? '' : showFact(fact, context).text;
  };
  const stage = wordOf(cell('case_stage')?.value);
  const role = wordOf(cell('case_role')?.value);
  const columns = ['case_date', 'case_kind', 'case_court', 'case_role', 'case_amount', 'case_stage'];
  return {
    kind: cell('case_kind') === undefined ? '' : kind,
    role,
    isOver,
    isThreatened: !isOpen && !isOver,
    // Of a party that our codes call another one nobody knows.
    isAgainst: isAgainst || (isOurs(cell('case_role')) && !claimants.has(role)),
    day: wordOf(cell('case_date')?.value),
    amount: amountOf(cell('case_amount')?.value),
    court: shown('case_court'),
    // A word of ours stands within a sentence; a person's stays as it was written.
    stage:
      stage === 'unstated'
        ? ''
        : isOurs(cell('case_stage'))
          ? inLine(shown('case_stage'))
          : shown('case_stage'),
    facts: columns.flatMap((column) => cell(column) ?? []),
  };
}

function isOurs(fact: Fact | undefined): boolean {
  return typeof fact?.value === 'object' && 'code' in fact.value;
}
