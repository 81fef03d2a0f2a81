import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Dossier, Fact, MissingDataReason } from '../dossier/dossier.ts';
import type { CitableDocuments } from '../dossier/evidence/dossier-document.ts';
import type { ChangeDraft, Place } from './fact-change.ts';
import { placeKey } from './fact-change.ts';
import { isFact } from './kept-fact.ts';

/** A dossier while changes are made in it: what stands where, who makes them, and when. */
export type OpenDossier = Readonly<{
  /** Which sections it has. */
  kind: ReportKind;
  facts: Map<string, Fact>;
  reasons: Map<string, MissingDataReason>;
  /** What typed values may cite. */
  citable: CitableDocuments;
  /** Who changes it, as event rows name them. */
  actor: string;
  now: Date;
  numberOf: (draft: ChangeDraft) => number;
  count: (draft: ChangeDraft) => number;
}>;

/** Opens a dossier for changes: the next number is the one after its last. */
export function openForChanges(
  {
    kind,
    facts,
    missingDataReasons,
    changeNo = 0,
  }: Pick<Dossier, 'kind' | 'facts' | 'missingDataReasons' | 'changeNo'>,
  citable: CitableDocuments,
  actor: string,
  now: Date,
): OpenDossier {
  const numbers = new Map<ChangeDraft, number>();
  return {
    kind,
    facts: new Map(facts.map((fact) => [placeKey(fact), fact])),
    reasons: new Map(missingDataReasons.map((reason) => [reason.section, reason])),
    ...{ citable, actor, now },
    numberOf: (draft) => numbers.get(draft) ?? 0,
    count: (draft) => {
      const number = changeNo + numbers.size + 1;
      numbers.set(draft, number);
      return number;
    },
  };
}

/** What stands at a place. */
export function presentAt(dossier: OpenDossier, place: Place): Fact | MissingDataReason | undefined {
  return place.field === null ? dossier.reasons.get(place.section) : dossier.facts.get(placeKey(place));
}

/** The fact at a place. */
export function factAt({ facts }: OpenDossier, place: Place): Fact | undefined {
  return facts.get(placeKey(place));
}

/** The facts of a section. */
export function factsIn({ facts }: OpenDossier, section: string): Fact[] {
  return [...facts.values()].filter((fact) => fact.section === section);
}

/** Puts what a change says in its place, under the change's number. */
export function put(dossier: OpenDossier, draft: ChangeDraft): void {
  const version = dossier.count(draft);
  const { after } = draft;
  if (after === null && draft.field === null) dossier.reasons.delete(draft.section);
  else if (after === null) dossier.facts.delete(placeKey(draft));
  else if (isFact(after)) dossier.facts.set(placeKey(draft), { ...after, version });
  else dossier.reasons.set(draft.section, { ...after, version });
}
