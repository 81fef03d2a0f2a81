import { Problem } from '#kernel/problem.ts';
import { type Alternative, type Fact, isFromMachine } from '../dossier/dossier.ts';
import { assertSection, citingDocument, readFact, readSourceNames } from '../dossier/fact-input.ts';
import { reportProblems } from '../dossier/problems.ts';
import { asAlternative, replacing } from '../dossier/replacing.ts';
import { columnsBeside } from '../dossier/report-sections.ts';
import type { DeskChange } from './change-shapes.ts';
import { type ChangeDraft, type Place, reasonPlace } from './fact-change.ts';
import { factAt, factsIn, type OpenDossier } from './open-dossier.ts';
import { sourceIdOf } from './source-id.ts';
import { standingOf } from './standing.ts';
import { Conflict } from './undo-drafts.ts';

type Act<Name extends DeskChange['act']> = Extract<DeskChange, { act: Name }>;

/** What a change, of which nothing else stands in the way, does to a dossier. Problem where it cannot be made. */
export function draftsOf(change: Exclude<DeskChange, { act: 'undo' }>, dossier: OpenDossier): ChangeDraft[] {
  switch (change.act) {
    case 'confirm':
      return confirm(change, dossier);
    case 'confirm_section':
      return confirmSection(change, dossier);
    case 'choose':
      return choose(change, dossier);
    case 'write':
      return write(change, dossier);
    case 'remove':
      return remove(change, dossier);
    case 'missing':
      return missing(change, dossier);
    case 'vouch':
      return vouch(change, dossier);
    case 'name_source':
      return nameSource(change, dossier);
  }
}

function confirm(change: Act<'confirm'>, dossier: OpenDossier): ChangeDraft[] {
  const fact = standing(change, dossier);
  const is = standingOf(fact);
  if (is === 'contradicted') throw new Problem(reportProblems.choiceNeeded);
  return is === 'found' ? [confirming(fact, dossier)] : [];
}

function confirmSection(
  { section, sourceId, seen }: Act<'confirm_section'>,
  dossier: OpenDossier,
): ChangeDraft[] {
  return factsIn(dossier, section)
    .filter((fact) => standingOf(fact) === 'found' && (fact.version ?? 0) <= seen)
    .filter((fact) => sourceId === null || sourceIdOf(fact) === sourceId)
    .map((fact) => confirming(fact, dossier));
}

function confirming(fact: Fact, dossier: OpenDossier): ChangeDraft {
  return draft(dossier, 'confirm', fact, { ...fact, confirmed: signature(dossier) });
}

/** What was not chosen stays beside it, so that one may choose again. */
function choose(change: Act<'choose'>, dossier: OpenDossier): ChangeDraft[] {
  const fact = standing(change, dossier);
  const { alternatives = [] } = fact;
  if (alternatives.length === 0) throw new Problem(reportProblems.nothingToChoose);
  const entered = { enteredBy: dossier.actor, enteredAt: dossier.now, confirmed: signature(dossier) };
  if (change.alternative === 0) return [draft(dossier, 'choose', fact, { ...fact, ...entered })];
  const chosen = alternatives[change.alternative - 1];
  if (chosen === undefined) throw new Problem(reportProblems.nothingToChoose);
  const isSaidBySource = isFromMachine(fact) || standingOf(fact) === 'chosen';
  const others: Alternative[] = [
    ...(isSaidBySource ? [asAlternative(fact)] : []),
    ...alternatives.filter((one) => one !== chosen),
  ];
  const cited = citingDocument(chosen, dossier.citable);
  const after = { ...fact, ...cited, ...entered, alternatives: others, confirmation: null };
  return [draft(dossier, 'choose', fact, after)];
}

function write(change: Act<'write'>, dossier: OpenDossier): ChangeDraft[] {
  const read = citingDocument(readFact(change, dossier.now, dossier.kind), dossier.citable);
  const replaced = factAt(dossier, read);
  const columns = columnsBeside(read);
  const rowKey = factsIn(dossier, read.section).find(
    ({ field, position, machineKey }) =>
      position === read.position && columns.includes(field) && machineKey != null,
  )?.machineKey;
  const after: Fact = {
    ...replacing(read, replaced, rowKey ?? undefined),
    id: replaced?.id ?? '',
    ...{ enteredBy: dossier.actor, enteredAt: dossier.now, confirmation: null, confirmed: null },
  };
  const reason = dossier.reasons.get(read.section);
  return [
    draftAt(dossier, 'write', read, replaced ?? null, after),
    // Why it is empty is no longer true.
    ...(reason === undefined ? [] : [draftAt(dossier, 'missing', reasonPlace(read.section), reason, null)]),
  ];
}

function remove(change: Act<'remove'>, dossier: OpenDossier): ChangeDraft[] {
  const fact = standing(change, dossier);
  return [{ ...draft(dossier, 'remove', fact, null), reason: change.reason ?? null }];
}

function missing(change: Act<'missing'>, dossier: OpenDossier): ChangeDraft[] {
  const { section, reason } = change;
  assertSection(dossier.kind, section);
  if (factsIn(dossier, section).length > 0) throw new Problem(reportProblems.sectionHasFacts);
  const entered = { enteredBy: dossier.actor, enteredAt: dossier.now };
  const after = { section, reason, ...readSourceNames(change), ...entered };
  return [draftAt(dossier, 'missing', reasonPlace(section), dossier.reasons.get(section) ?? null, after)];
}

function vouch(change: Act<'vouch'>, dossier: OpenDossier): ChangeDraft[] {
  const fact = standing(change, dossier);
  const confirmation = { reason: change.reason, by: dossier.actor, at: dossier.now };
  return [{ ...draft(dossier, 'vouch', fact, { ...fact, confirmation }), reason: change.reason }];
}

function nameSource({ source, sourceRu }: Act<'name_source'>, dossier: OpenDossier): ChangeDraft[] {
  const isUnnamed = (one: { source: string; sourceRu: string | null }) =>
    one.source === source && one.sourceRu !== sourceRu;
  const facts = [...dossier.facts.values()].filter(isUnnamed);
  const reasons = [...dossier.reasons.values()].filter(isUnnamed);
  return [
    ...facts.map((fact) => draft(dossier, 'name_source', fact, { ...fact, sourceRu })),
    ...reasons.map((reason) =>
      draftAt(dossier, 'name_source', reasonPlace(reason.section), reason, { ...reason, sourceRu }),
    ),
  ];
}

/** What stands there; whoever has seen something that is gone is told so. */
function standing(place: Place, dossier: OpenDossier): Fact {
  const fact = factAt(dossier, place);
  if (fact === undefined) throw new Conflict(place);
  return fact;
}

function signature({ actor, now }: OpenDossier) {
  return { by: actor, at: now };
}

function draft(dossier: OpenDossier, act: ChangeDraft['act'], fact: Fact, after: Fact | null): ChangeDraft {
  return draftAt(dossier, act, fact, fact, after);
}

function draftAt(
  { actor }: OpenDossier,
  act: ChangeDraft['act'],
  { section, field, position }: Place,
  before: ChangeDraft['before'],
  after: ChangeDraft['after'],
): ChangeDraft {
  return { section, field, position, act, actor, before, after };
}
