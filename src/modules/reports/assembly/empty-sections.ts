import type { SourcePart } from '#findings/reading/finding.ts';
import { shorten } from '#kernel/shorten.ts';
import type { EmptyReason } from '../dossier/empty-reasons.ts';
import { catalogueSource } from '../dossier/own-evidence.ts';
import type { SectionCode } from '../dossier/section-codes.ts';
import type { AssemblyInput, AssemblyOutcome } from './assembly-input.ts';
import { compareText } from './found-findings.ts';

/** Which part of what sources know fills a section. The others are an analyst's work: nothing is proposed for them. */
const partsOf: Readonly<Partial<Record<SectionCode, readonly SourcePart[]>>> = {
  identification: ['profile'],
  contacts: ['profile'],
  history: ['filings', 'profile'],
  capital: ['owners', 'profile'],
  owners: ['owners'],
  group: ['group'],
  management: ['officers'],
  activities: ['profile'],
  financials: ['accounts'],
  legal: ['notices'],
  taxes: ['tax'],
  transactions: ['accounts', 'notices'],
  filings: ['filings'],
};

/** Why a section is empty, as the ends of the questions say; an analyst confirms it or knows better. */
export type ProposedReason = Readonly<{
  section: SectionCode;
  reason: EmptyReason;
  source: string;
  sourceRu: string | null;
}>;

const maxSourceChars = 300;

/** A reason for each section of `empty` to which questions were asked and have ended. */
export function proposeReasons(input: AssemblyInput, empty: ReadonlySet<SectionCode>): ProposedReason[] {
  return [...empty].flatMap((section) => {
    const parts = partsOf[section];
    if (parts === undefined || input.outcomes.length === 0) return [];
    const asked = input.outcomes.filter(({ part }) => parts.includes(part));
    const proposed = reasonOf(asked);
    if (proposed === undefined) return [];
    return [{ section, reason: proposed.reason, ...namesOf(proposed.by, input) }];
  });
}

/** Silence outweighs all other answers: where one source was silent, nobody knows. */
function reasonOf(
  asked: readonly AssemblyOutcome[],
): Readonly<{ reason: EmptyReason; by: readonly AssemblyOutcome[] }> | undefined {
  if (asked.length === 0) return { reason: 'not_published', by: [] };
  const of = (state: string) => asked.filter((outcome) => outcome.state === state);
  if (of('waiting').length + of('asked').length > 0) return undefined;
  const order = [
    ['unavailable', 'source_unavailable'],
    ['needs_person', 'not_covered'],
    ['not_filed', 'not_filed'],
    ['nothing_found', 'nothing_found'],
    // It answered, and has nothing of this kind to say.
    ['found', 'not_published'],
  ] as const;
  const found = order.find(([state]) => of(state).length > 0);
  return found && { reason: found[1], by: of(found[0]) };
}

function namesOf(by: readonly AssemblyOutcome[], { sources }: AssemblyInput) {
  const codes = [...new Set(by.map(({ source }) => source))].toSorted(compareText);
  if (codes.length === 0) return catalogueSource;
  return {
    source: shorten(codes.map((code) => sources[code]?.en ?? code).join('; '), maxSourceChars),
    sourceRu: shorten(codes.map((code) => sources[code]?.ru ?? code).join('; '), maxSourceChars),
  };
}
