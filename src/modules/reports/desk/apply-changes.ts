import { Problem } from '#kernel/problem.ts';
import { reportProblems } from '../dossier/problems.ts';
import { draftsOf } from './change-drafts.ts';
import type { DeskChange } from './change-shapes.ts';
import type { ChangeDraft, FactChange, Place } from './fact-change.ts';
import { isFact } from './kept-fact.ts';
import { type OpenDossier, presentAt, put } from './open-dossier.ts';
import { Conflict, undoDrafts } from './undo-drafts.ts';

/** What became of one change; the place is that of a conflict. */
export type Applied = Readonly<{
  id: string;
  outcome: 'applied' | 'repeated' | 'conflict' | 'refused';
  changeNos: readonly number[];
  conflict: Place | null;
  problem: Problem | null;
}>;

/** What is known of earlier changes: those of the same caller's ids, and those that are to be taken back. */
export type EarlierChanges = Readonly<{
  calls: ReadonlyMap<string, readonly FactChange[]>;
  groups: ReadonlyMap<number, readonly FactChange[]>;
}>;

/** Makes changes one after another in `dossier`, which keeps them; one that cannot be made leaves no trace. Pure. */
export function applyChanges(
  dossier: OpenDossier,
  changes: readonly DeskChange[],
  earlier: EarlierChanges,
): { results: Applied[]; drafts: ChangeDraft[] } {
  const made = new Map<string, ChangeDraft[]>();
  const drafts: ChangeDraft[] = [];
  const results = changes.map((change): Applied => {
    const repeated = earlier.calls.get(change.id)?.map(({ changeNo }) => changeNo);
    const again = repeated ?? made.get(change.id)?.map((draft) => dossier.numberOf(draft));
    if (again !== undefined) return { ...answer(change, 'repeated'), changeNos: again };
    try {
      const now = draftsFor(change, dossier, earlier, made).map((draft) => ({ ...draft, callId: change.id }));
      for (const draft of now) put(dossier, draft);
      drafts.push(...now);
      made.set(change.id, now);
      return { ...answer(change, 'applied'), changeNos: now.map((draft) => dossier.numberOf(draft)) };
    } catch (error) {
      if (error instanceof Conflict) return { ...answer(change, 'conflict'), conflict: error.place };
      if (error instanceof Problem) return { ...answer(change, 'refused'), problem: error };
      throw error;
    }
  });
  return { results, drafts };
}

function draftsFor(
  change: DeskChange,
  dossier: OpenDossier,
  earlier: EarlierChanges,
  made: ReadonlyMap<string, readonly ChangeDraft[]>,
): ChangeDraft[] {
  if (change.act === 'undo') {
    const group = earlier.groups.get(change.changeNo);
    if (group === undefined || group.length === 0) throw new Problem(reportProblems.unknownChange);
    return undoDrafts(change, group, dossier);
  }
  if (change.act === 'confirm_section' || change.act === 'name_source') return draftsOf(change, dossier);
  const place: Place =
    change.act === 'missing' ? { section: change.section, field: null, position: null } : change;
  assertSeen(change, place, dossier, earlier, made);
  return draftsOf(change, dossier);
}

/** Throws a conflict unless what stands there is what the caller has seen, or has put there. */
function assertSeen(
  { version, after }: Extract<DeskChange, { version: number; after?: unknown }>,
  place: Place,
  dossier: OpenDossier,
  earlier: EarlierChanges,
  made: ReadonlyMap<string, readonly ChangeDraft[]>,
): void {
  const present = presentAt(dossier, place)?.version ?? 0;
  if (present === version) return;
  const isThere = (one: Place) =>
    one.section === place.section && one.field === place.field && one.position === place.position;
  const own = after === undefined ? undefined : made.get(after)?.find(isThere);
  const kept = after === undefined ? undefined : earlier.calls.get(after)?.find(isThere);
  const last = kept ?? own;
  const number = kept?.changeNo ?? (own && dossier.numberOf(own));
  const expected = last?.after === null ? 0 : number;
  if (expected !== present) throw new Conflict(place);
}

function answer({ id }: DeskChange, outcome: Applied['outcome']): Applied {
  return { id, outcome, changeNos: [], conflict: null, problem: null };
}

/** Whether a change can move what is computed of the facts: who stands by a value moves nothing. */
export function movesRating({ act, before, after }: ChangeDraft): boolean {
  if (act === 'confirm' || act === 'vouch' || act === 'name_source' || act === 'missing') return false;
  return [before, after].some((one) => one !== null && isFact(one));
}
