import type { Notice, NoticeKind, NoticeStage } from '#findings/vocabulary/events.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { AssemblyInput, AssemblyOutcome } from './assembly-input.ts';
import { compareText, evidenceOfOutcome, type Findings, type Found } from './found-findings.ts';
import { type Candidate, type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';
import { statedMoney } from './stated-money.ts';

const maxCases = 60;

/** Which kinds of notices answer which search. A winding-up that owners have decided is no insolvency; what a court decides is told as one. */
const searches: Readonly<Record<string, readonly NoticeKind[]>> = {
  insolvency: ['insolvency', 'restructuring'],
  court_cases: ['court_case'],
  enforcement: ['enforcement'],
  charges: ['charge'],
  tax_arrears: ['tax_debt'],
  strike_off: ['strike_off'],
};

/** Of a source that does not say what it searches. */
const usualSearch: readonly NoticeKind[] = ['insolvency'];

const ended: ReadonlySet<NoticeStage> = new Set(['closed', 'cancelled', 'satisfied']);

/** Searches with their answers, one a source: nothing found is a fact, silence is another; and every notice. */
export function legalFacts(findings: Findings, input: AssemblyInput): MachineFact[] {
  const notices = findings.of('notice');
  return [
    ...Object.entries(searches).flatMap(([field, kinds]) => answers(field, kinds, notices, findings, input)),
    ...rowsOf('legal', notices.toSorted(compareNotices).map(caseOf), maxCases),
  ];
}

function answers(
  field: string,
  kinds: readonly NoticeKind[],
  notices: readonly Found<'notice'>[],
  findings: Findings,
  input: AssemblyInput,
): MachineFact[] {
  const asked = input.outcomes.filter(({ part }) => part === 'notices');
  const codes = [...new Set([...notices.map(({ source }) => source), ...asked.map(({ source }) => source)])];
  const bySource = codes.toSorted(compareText).map((source): Candidate | undefined => {
    const own = notices.filter((one) => one.source === source && kinds.includes(one.finding.noticeKind));
    const all = own.map(({ finding }) => finding);
    const open = own.find(({ finding }) => !isOver(finding, all));
    const told = open ?? own[0];
    if (told !== undefined)
      return { value: open === undefined ? 'closed' : 'found', evidence: told.at(told.finding.place) };
    const covered = input.sources[source]?.searches ?? usualSearch;
    const outcome = asked.find((one) => one.source === source);
    const isSearched = kinds.some((kind) => covered.includes(kind));
    return outcome === undefined || !isSearched ? undefined : silence(outcome, input);
  });
  const said = onceOfEach([
    ...(field === 'tax_arrears' ? taxDebts(findings) : []),
    ...(field === 'insolvency' ? standings(findings) : []),
    ...bySource.flatMap((one) => one ?? []),
  ]);
  return said.flatMap((candidate, position) =>
    oneOf('legal', field, [candidate]).map((fact) => ({
      ...fact,
      position,
      machineKey: said.length === 1 ? fact.machineKey : fact.source,
    })),
  );
}

/** One answer of each source, which may tell of debts both as a notice and as what is owed; what was found counts. */
function onceOfEach(candidates: readonly Candidate[]): Candidate[] {
  const bySource = Map.groupBy(candidates, ({ evidence }) => evidence.source);
  return [...bySource.values()].flatMap(
    (same) => same.find(({ value }) => value === 'found') ?? same[0] ?? [],
  );
}

/**
 * Whether a case is over by what was announced later: under its own number, or, of a journal that numbers its announcements and not the
 * cases, by a closing that belongs to no other. A case that a register itself calls running is not ended by another's end.
 */
function isOver(notice: Notice, all: readonly Notice[]): boolean {
  if (ended.has(notice.stage)) return true;
  return all.some((end) => {
    if (!ended.has(end.stage) || end.day < notice.day) return false;
    if (end.number !== undefined && end.number === notice.number) return true;
    const isOfAnother =
      end.number !== undefined && all.some((one) => one.number === end.number && !ended.has(one.stage));
    return notice.stage !== 'under_way' && end.stage !== 'cancelled' && !isOfAnother;
  });
}

/** What the end of a question says where no notice of the kind came. Whatever was not asked says nothing. */
function silence(outcome: AssemblyOutcome, input: AssemblyInput): Candidate | undefined {
  const evidence = evidenceOfOutcome(outcome, input);
  if (evidence === undefined) return undefined;
  if (['found', 'nothing_found', 'not_filed'].includes(outcome.state))
    return { value: 'nothing_found', evidence };
  return outcome.state === 'unavailable'
    ? { value: 'unavailable', evidence: { ...evidence, evidenceHash: null, place: null } }
    : undefined;
}

/** What registers say that have a mark of their own for who is insolvent. */
function standings(findings: Findings): Candidate[] {
  const values = { open: 'found', closed: 'closed', none: 'nothing_found' };
  return findings
    .of('profile')
    .flatMap(({ finding: { insolvency }, at }) =>
      insolvency === undefined
        ? []
        : [{ value: values[insolvency.standing], evidence: at(insolvency.place) }],
    );
}

function taxDebts(findings: Findings): Candidate[] {
  return findings
    .of('tax')
    .filter(({ finding }) => finding.about === 'tax_debt')
    .map(({ finding: { amount, value, place }, at }) => ({
      value: amount?.amount === '0' || value === '0' ? 'nothing_found' : 'found',
      evidence: at(place),
    }));
}

function caseOf({ finding, source, at }: Found<'notice'>): Row {
  const { day, noticeKind, stage, title, authority, number, role, amount, counterparty } = finding;
  const evidence: Evidence = at(finding.place);
  return {
    key: [noticeKind, number ?? title, number === undefined ? day : ''].join(' · '),
    source,
    cells: {
      case_date: { value: day, evidence },
      case_kind: { value: { code: noticeKind }, evidence },
      case_court: { value: cleanText([authority, number].filter(Boolean).join(', '), 500), evidence },
      case_role: { value: role === undefined ? undefined : { code: role }, evidence },
      case_amount: { value: amount && statedMoney(amount.amount, amount.currency), evidence },
      case_stage: { value: { code: stage }, evidence },
      case_detail: { value: cleanText([title, counterparty].filter(Boolean).join(' · '), 1_000), evidence },
    },
  };
}

/** What is open before what has ended, then the latest first. */
function compareNotices(a: Found<'notice'>, b: Found<'notice'>): number {
  const order = ({ stage }: Notice) => Number(ended.has(stage));
  return (
    order(a.finding) - order(b.finding) ||
    compareText(b.finding.day, a.finding.day) ||
    compareText(a.finding.title, b.finding.title)
  );
}
