import { Problem } from '#kernel/problem.ts';
import { isFromMachine } from '../dossier/dossier.ts';
import { citingDocument } from '../dossier/fact-input.ts';
import { reportProblems } from '../dossier/problems.ts';
import type { DeskChange } from './change-shapes.ts';
import type { ChangeDraft, FactChange, Place } from './fact-change.ts';
import { isFact } from './kept-fact.ts';
import { factsIn, type OpenDossier, presentAt } from './open-dossier.ts';

/** Something else stands at a place than the caller has seen. */
export class Conflict extends Error {
  readonly place: Place;

  constructor({ section, field, position }: Place) {
    super('something else stands there');
    this.place = { section, field, position };
  }
}

/**
 * Takes a change back with all that was made together with it: one's own, where nothing newer stands there. Of what is somebody
 * else's, or has something newer in its place, the caller is asked; who then names what stands there has it done all the same.
 */
export function undoDrafts(
  { changeNo, version }: Extract<DeskChange, { act: 'undo' }>,
  group: readonly FactChange[],
  dossier: OpenDossier,
): ChangeDraft[] {
  if (group.some(({ callId }) => callId === null)) throw new Problem(reportProblems.notToUndo);
  const isLast = (change: FactChange) =>
    versionAt(dossier, change) === (change.after === null ? 0 : change.changeNo);
  const isAsked = version !== undefined;
  const refused = isAsked
    ? group.find((change) => change.changeNo === changeNo && versionAt(dossier, change) !== version)
    : group.find((change) => change.actor !== dossier.actor || !isLast(change));
  if (refused !== undefined) throw new Conflict(refused);
  return group
    .filter((change) => isLast(change) || change.changeNo === changeNo)
    .flatMap((change): ChangeDraft[] => {
      const { section, field, position, before } = change;
      // A section with entries needs no reason for being empty.
      if (field === null && before !== null && hasOthers(dossier, section, group)) return [];
      const present = presentAt(dossier, change) ?? null;
      const said = { before: present, after: citingAnew(before, dossier), undoes: change.changeNo };
      return [{ section, field, position, act: 'undo', actor: dossier.actor, ...said }];
    });
}

/** As its document is called by now; Problem 404 where it was removed since. What a machine said comes back as it was. */
function citingAnew(before: FactChange['before'], { citable }: OpenDossier): FactChange['before'] {
  if (before === null || !isFact(before) || isFromMachine(before)) return before;
  const { alternatives = [] } = before;
  return {
    ...citingDocument(before, citable),
    alternatives: alternatives.map((one) => citingDocument(one, citable)),
  };
}

function versionAt(dossier: OpenDossier, place: Place): number {
  return presentAt(dossier, place)?.version ?? 0;
}

function hasOthers(dossier: OpenDossier, section: Place['section'], group: readonly FactChange[]): boolean {
  return factsIn(dossier, section).some(
    (fact) => !group.some(({ field, position }) => field === fact.field && position === fact.position),
  );
}
