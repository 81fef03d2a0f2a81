import { isDeepStrictEqual } from 'node:util';
import {
  type Dossier,
  type Fact,
  isFromMachine,
  type MissingDataReason,
  machineName,
} from '../dossier/dossier.ts';
import type { SectionCode } from '../dossier/section-codes.ts';
import type { ChangeAct } from './history-shapes.ts';

/** A place of a dossier: of a fact, or of the reason why a section is empty. */
export type Place = Readonly<{ section: SectionCode; field: string | null; position: number | null }>;

/** One change as it is kept: what stood there before, and what stands there after. */
export type FactChange = Place &
  Readonly<{
    changeNo: number;
    callId: string | null;
    act: ChangeAct;
    actor: string;
    at: Date;
    before: Fact | MissingDataReason | null;
    after: Fact | MissingDataReason | null;
    reason: string | null;
    undoes: number | null;
  }>;

/** A change before it has its number. */
export type ChangeDraft = Omit<FactChange, 'changeNo' | 'at' | 'callId' | 'reason' | 'undoes'> &
  Partial<Pick<FactChange, 'callId' | 'reason' | 'undoes'>>;

/** By which places are told apart. */
export function placeKey({ section, field, position }: Place): string {
  return field === null ? section : `${section}.${field}.${position ?? 0}`;
}

/** Whether a value follows from others: computed again of the same facts it is the same, so nobody keeps its changes. */
export function isDerived(fact: Pick<Fact, 'enteredBy' | 'method'>): boolean {
  return isFromMachine(fact) && fact.method === 'computed';
}

/** Where a reason stands. */
export function reasonPlace(section: SectionCode): Place {
  return { section, field: null, position: null };
}

/** What lies between two states of a dossier, and which derived facts are new; `person` is who did what no machine did. */
export function changesBetween(
  before: Pick<Dossier, 'facts' | 'missingDataReasons'>,
  after: Pick<Dossier, 'facts' | 'missingDataReasons'>,
  person: string,
): { drafts: ChangeDraft[]; derived: Fact[] } {
  const old = new Map(before.facts.map((fact) => [placeKey(fact), fact]));
  const now = new Map(after.facts.map((fact) => [placeKey(fact), fact]));
  const changed = after.facts.filter((fact) => !isSame(old.get(placeKey(fact)), fact));
  const gone = before.facts.filter((fact) => !now.has(placeKey(fact)));
  return {
    derived: changed.filter(isDerived),
    drafts: [
      ...gone.map((fact) => draft(fact, 'remove', person, fact, null)),
      ...changed
        .filter((fact) => !isDerived(fact))
        .map((fact) => draftOf(old.get(placeKey(fact)) ?? null, fact, person)),
      ...changedReasons(before, after, person),
    ],
  };
}

function draftOf(before: Fact | null, after: Fact, person: string): ChangeDraft {
  const act = actBetween(before, after);
  const isOfMachine = act === 'found' || act === 'beside';
  return draft(after, act, isOfMachine ? machineName : person, before, after);
}

function actBetween(before: Fact | null, after: Fact): ChangeAct {
  const said = (fact: Fact) => [fact.value, fact.source, fact.sourceUrl, fact.evidenceHash, fact.enteredBy];
  if (before !== null && isSaidAlike(before, after)) return 'name_source';
  if (before === null || !isDeepStrictEqual(said(before), said(after)))
    return isFromMachine(after) ? 'found' : 'write';
  if (!isDeepStrictEqual(before.confirmed, after.confirmed) && after.confirmed != null) return 'confirm';
  if (!isDeepStrictEqual(before.confirmation, after.confirmation)) return 'vouch';
  if (before.sourceRu !== after.sourceRu) return 'name_source';
  if (!isDeepStrictEqual(before.alternatives ?? [], after.alternatives ?? [])) return 'beside';
  return isFromMachine(after) ? 'found' : 'write';
}

/** The same words of the same person out of the same copy, of which only the source is called otherwise. */
function isSaidAlike(before: Fact, after: Fact): boolean {
  const kept = (fact: Fact) => [fact.value, fact.evidenceHash, fact.enteredBy, fact.enteredAt.getTime()];
  const named = (fact: Fact) => [fact.source, fact.sourceUrl, fact.method];
  const isOfCopy = after.evidenceHash !== null && !isFromMachine(after);
  return (
    isOfCopy &&
    isDeepStrictEqual(kept(before), kept(after)) &&
    !isDeepStrictEqual(named(before), named(after))
  );
}

function changedReasons(
  before: Pick<Dossier, 'missingDataReasons'>,
  after: Pick<Dossier, 'missingDataReasons'>,
  person: string,
): ChangeDraft[] {
  const old = new Map(before.missingDataReasons.map((reason) => [reason.section, reason]));
  const now = new Map(after.missingDataReasons.map((reason) => [reason.section, reason]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((section) => {
    const [was, is] = [old.get(section) ?? null, now.get(section) ?? null];
    if (isSame(was ?? undefined, is ?? undefined)) return [];
    const actor = is?.enteredBy === machineName ? machineName : person;
    return [draft(reasonPlace(section), 'missing', actor, was, is)];
  });
}

function draft(
  { section, field, position }: Place,
  act: ChangeAct,
  actor: string,
  before: ChangeDraft['before'],
  after: ChangeDraft['after'],
): ChangeDraft {
  return { section, field, position, act, actor, before, after };
}

/** Whether they say the same; the version alone says nothing. */
function isSame(a: object | undefined, b: object | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  const [one, other] = [a, b].map((fact) => JSON.stringify({ ...fact, id: '', version: 0 }));
  // The same letters say the same; others may, in another order.
  return one === other || isDeepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''));
}
