import type { Dossier, Fact } from './dossier.ts';
import type { EmptyReason } from './empty-reasons.ts';

/** The steps of a research that the customer follows; the orders room keeps when each was done. */
export const researchSteps = ['register', 'court', 'sanctions', 'accounts', 'interview'] as const;
export type ResearchStep = (typeof researchSteps)[number];
export const stepOutcomes = ['found', 'nothing_found', 'partly', 'unavailable'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

type Said = Pick<Dossier, 'facts' | 'missingDataReasons'>;

/** What a step may be said to have brought, given the facts: the likeliest first. Anything else contradicts the report. */
export function outcomesByFacts(step: ResearchStep, dossier: Said): readonly StepOutcome[] {
  switch (step) {
    case 'register':
      return registerOutcomes(dossier);
    case 'court':
      return courtOutcomes(dossier);
    case 'sanctions':
      return sanctionsOutcomes(dossier);
    case 'accounts':
      return accountsOutcomes(dossier);
    case 'interview':
      return dossier.facts.some(({ method }) => method === 'interview')
        ? ['found', 'partly']
        : ['nothing_found', 'unavailable'];
  }
}

function registerOutcomes({ facts }: Said): readonly StepOutcome[] {
  const isThere = facts.some(
    ({ section, method }) => section === 'identification' && (method === 'register' || method === 'filing'),
  );
  return isThere ? ['found'] : ['nothing_found', 'unavailable'];
}

function courtOutcomes({ facts }: Said): readonly StepOutcome[] {
  const answers = answersIn(facts, 'legal', ['insolvency', 'court_cases', 'enforcement', 'strike_off']);
  const legal = facts.filter(({ section }) => section === 'legal');
  const charges = new Set(legal.filter(isCharge).map(({ position }) => position));
  const hasRecords = legal.some(({ field, position }) => field.startsWith('case_') && !charges.has(position));
  if (hasRecords || answers.includes('found') || answers.includes('closed')) return ['found'];
  const isSearched = ['insolvency', 'court_cases'].every((field) =>
    answersIn(facts, 'legal', [field]).includes('nothing_found'),
  );
  if (isSearched && !answers.includes('unavailable')) return ['nothing_found'];
  return answers.includes('nothing_found') ? ['partly'] : ['unavailable'];
}

/** A lien is written down beside the cases, and is none. */
function isCharge({ field, value }: Fact): boolean {
  return field === 'case_kind' && typeof value === 'object' && 'code' in value && value.code === 'charge';
}

function sanctionsOutcomes({ facts }: Said): readonly StepOutcome[] {
  const fields = ['sanctions', 'exposed_persons'];
  const answers = answersIn(facts, 'screening', [...fields, 'screened_verdict']);
  if (answers.some((answer) => answer === 'true_match' || answer === 'unresolved')) return ['found'];
  if (fields.every((field) => answersIn(facts, 'screening', [field]).length > 0)) return ['nothing_found'];
  return answers.length > 0 ? ['partly'] : ['unavailable'];
}

/** Reasons that say that there are no accounts, and not that nobody could look. */
const reasonsOfNone: readonly EmptyReason[] = [
  'not_filed',
  'not_published',
  'not_applicable',
  'nothing_found',
];

function accountsOutcomes({ facts, missingDataReasons }: Said): readonly StepOutcome[] {
  const tax = ['legal', 'taxes'].flatMap((section) => answersIn(facts, section, ['tax_arrears']));
  const stated = facts.filter(({ section }) => section === 'financials');
  if (stated.some((fact) => !isRemark(fact))) return ['found'];
  // A remark alone brings no accounts: only a person can tell what it says of the search.
  if (stated.length > 0) return ['nothing_found', 'partly', 'unavailable'];
  const reason = missingDataReasons.find(({ section }) => section === 'financials')?.reason;
  const isNone = reason !== undefined && reasonsOfNone.includes(reason);
  if (isNone) return tax.includes('found') || tax.includes('unavailable') ? ['partly'] : ['nothing_found'];
  return tax.some((answer) => answer !== 'unavailable') ? ['partly'] : ['unavailable'];
}

/** Words beside the accounts: alone they are no accounts. */
export function isRemark({ section, field }: Fact): boolean {
  return section === 'financials' && field === 'statement_note';
}

function answersIn(facts: readonly Fact[], section: string, fields: readonly string[]): string[] {
  return facts
    .filter((fact) => fact.section === section && fields.includes(fact.field))
    .map(({ value }) => String(value));
}
