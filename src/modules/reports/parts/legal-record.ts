import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import type { PartFact } from './fact-rows.ts';
import { type FactRow, rowsIn } from './fact-rows.ts';
import { codeOf, textOf } from './fact-text.ts';
import { lastDayOf } from './last-day.ts';
import { amountOf } from './stated-amount.ts';

/** A value of the rating's input with the facts that it is read from; undefined where nobody has looked, or nobody can tell. */
export type Sourced<Value> = Readonly<{ value: Value | undefined; facts: readonly string[] }>;

/** A sum that cases come to; `isLeast`: there are more of them, in other currencies or of sums that nobody states. */
export type OpenSum = Sourced<number> & Readonly<{ isLeast: boolean }>;

/** A case of the table of the section, as far as a rating asks. */
export type LegalCase = Readonly<{
  kind: string;
  day: string;
  /** It has begun and is not over; what is only threatened is neither. */
  isOpen: boolean;
  isOver: boolean;
  /** Whether the company is the one who is sued, or whose debt it is. */
  isAgainst: boolean;
  sum: Readonly<{ amount: number; currency: string }> | undefined;
  facts: readonly string[];
}>;

/** Cases of somebody who cannot pay. A winding-up that owners have decided is none. */
export const insolvencyKinds: readonly string[] = ['insolvency', 'restructuring'];

const endedStages = new Set(['closed', 'cancelled', 'satisfied']);
/** What people type where a source gives a code. */
const kindWords: readonly (readonly [RegExp, string])[] = [
  [/insolv|bankrupt|receiver|administration|банкрот|несостоят|конкурсн/i, 'insolvency'],
  [/liquidat|winding|ликвид/i, 'liquidation'],
  [/restructur|reorgani|санаци|реструктур/i, 'restructuring'],
  [/enforce|execution|attach|взыскан|исполнит|арест/i, 'enforcement'],
  [/charge|pledge|mortgage|lien|залог|ипотек/i, 'charge'],
  [/tax|налог/i, 'tax_debt'],
];
const endedWords =
  /clos|dismiss|settl|satisf|withdrawn|cancel|ended|paid|прекращ|заверш|закры|погаш|отозван|отмен|урегулир|исполнен/i;
const claimantWords = /plaintiff|claimant|creditor|истец|заявител|взыскател|кредитор/i;

/** The cases that the dossier lists. */
export function legalCases(facts: readonly PartFact[]): LegalCase[] {
  return rowsIn(facts, 'legal').map(legalCaseOf);
}

/** Whether proceedings are open, are over, or were looked for without result; the gravest that anybody states counts. */
export function insolvencyIn(
  facts: readonly PartFact[],
  cases: readonly LegalCase[],
): Sourced<NonNullable<RatingInput['insolvency']>> {
  const answers = answersTo(facts, 'insolvency');
  const hard = cases.filter(({ kind }) => insolvencyKinds.includes(kind));
  const latestDay = hard
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const latest = hard.filter(({ day }) => day === latestDay);
  const said = (word: string) => answers.some(({ value }) => value === word);
  const all = [...answers.map(({ id }) => id), ...latest.flatMap((one) => one.facts)];
  if (said('found') || (latest.length > 0 && latest.every(({ isOpen }) => isOpen)))
    return { value: 'open', facts: all };
  if (said('closed') || latest.length > 0) return { value: 'past', facts: all };
  return { value: said('nothing_found') ? 'none' : undefined, facts: all };
}

/** Whether proceedings of insolvency are open as the rating takes it: by an answer, or by a record beside one that found none. */
export function isInsolvent(facts: readonly PartFact[]): boolean {
  return insolvencyIn(facts, legalCases(facts)).value === 'open';
}

/** The sum of cases of a kind that are open against the company, in a currency; known only where somebody asked and sums are stated. */
export function openSum(
  facts: readonly PartFact[],
  cases: readonly LegalCase[],
  search: 'court_cases' | 'enforcement',
  currency: string,
): OpenSum {
  const kind = search === 'court_cases' ? 'court_case' : 'enforcement';
  const answers = answersTo(facts, search);
  const open = cases.filter((one) => one.kind === kind && one.isOpen && one.isAgainst);
  const stated = open.filter(({ sum }) => sum?.currency === currency);
  const all = [...answers.map(({ id }) => id), ...open.flatMap((one) => one.facts)];
  const isLeast = open.length > stated.length;
  if (stated.length > 0)
    return { value: stated.reduce((total, { sum }) => total + (sum?.amount ?? 0), 0), facts: all, isLeast };
  const isListed = cases.some((one) => one.kind === kind);
  const isFound = answers.some(({ value }) => value === 'found') && !isListed;
  // Cases are open, and of what sum nobody says: that is not zero.
  if (open.length > 0 || isFound) return { value: undefined, facts: all, isLeast };
  const isAnswered = answers.some(({ value }) => value !== 'unavailable') || isListed;
  return { value: isAnswered ? 0 : undefined, facts: all, isLeast: false };
}

function answersTo(facts: readonly PartFact[], field: string): PartFact[] {
  return facts.filter((fact) => fact.section === 'legal' && fact.field === field);
}

/** What a row of the table says: by its codes, or by the words of a person. */
export function legalCaseOf(row: FactRow): LegalCase {
  const value = (column: string) => row.cell(column)?.value;
  const stage = value('case_stage');
  const role = value('case_role');
  const roleCode = codeOf(role);
  // A stage that nobody states is taken for one that goes on.
  const isOver = isCoded(stage) ? endedStages.has(codeOf(stage)) : endedWords.test(textOf(stage));
  return {
    kind: kindOf(value('case_kind')),
    day: lastDayOf(textOf(value('case_date'))),
    isOpen: !isOver && !(isCoded(stage) && codeOf(stage) === 'threatened'),
    isOver,
    isAgainst: isCoded(role)
      ? roleCode === 'debtor' || roleCode === 'defendant'
      : !claimantWords.test(textOf(role)),
    sum: amountOf(value('case_amount')),
    facts: row.ids,
  };
}

/** A case of which nobody says what it is lies with a court. */
function kindOf(value: PartFact['value'] | undefined): string {
  if (value === undefined) return 'court_case';
  if (isCoded(value)) return codeOf(value);
  const said = textOf(value);
  return kindWords.find(([pattern]) => pattern.test(said))?.[1] ?? 'court_case';
}

function isCoded(value: PartFact['value'] | undefined): boolean {
  return typeof value === 'object' && 'code' in value;
}
