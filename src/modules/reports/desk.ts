import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { changeDossier } from './change-dossier.ts';
import type { DossierView } from './contract.ts';
import type { Applied } from './desk/apply-changes.ts';
import type { DeskChange, DeskChangeResult } from './desk/change-shapes.ts';
import * as changesRepository from './desk/changes-repository.ts';
import { type DeskPatch, maxDeskObstacles } from './desk/desk-shapes.ts';
import { type NameOf, presentFact, presentPatch } from './desk/desk-view.ts';
import type { FactChange, Place } from './desk/fact-change.ts';
import { type ChangeView, maxHistoryLines } from './desk/history-shapes.ts';
import { presentChange } from './desk/history-view.ts';
import { isFact } from './desk/kept-fact.ts';
import * as readersRepository from './desk/readers-repository.ts';
import type { Dossier } from './dossier/dossier.ts';
import { presentOutline, presentSections } from './dossier-view.ts';
import { obstaclesOf, type TickedStep } from './obstacles.ts';
import * as repository from './repository.ts';

/** For so long somebody counts as being in a dossier after they were last heard of. */
const presenceMs = 45_000;

/** Whoever has a dossier open. */
export type Reader = Readonly<{ accountId: string; section: string | null; seenAt: Date }>;

/** Which dossier, and how far it is. */
export type Mark = Readonly<{ id: string; changeNo: number; sealedAt: Date | null }>;

/** Who looks, in which language, and who people are. */
export type Viewer = Readonly<{ actor: Actor; locale: Locale; nameOf: NameOf }>;

/** A dossier under the hands of several people at once: changes with their history, what is new, who else is there. */
export function createDossierDesk({ clock }: { clock: Clock }) {
  /** When those who left were forgotten last. */
  let sweptAt = 0;
  return {
    /** Makes changes that the desk sent, each for itself. Problem 404, 409 of the dossier; those of one change stand in its result. */
    change: (tx: Tx, dossier: repository.Key, changes: readonly DeskChange[], actor: Actor) =>
      changeDossier(tx, dossier, changes, actor, clock.now()),

    /** What is new since a change, and all that keeps the report from being handed over. */
    async patch(
      db: Db | Tx,
      dossier: Dossier,
      since: number,
      steps: readonly TickedStep[],
      customerLocale: Locale,
      { locale, nameOf }: Viewer,
    ): Promise<DeskPatch> {
      const obstacles = presentObstacles(dossier, steps, customerLocale, locale);
      const emptied = since === 0 ? [] : await changesRepository.listEmptied(db, dossier.id, since);
      return presentPatch(dossier, { obstacles, emptied, since, nameOf, locale });
    },

    /** How far the dossier of an order is, for little; undefined where none was opened. */
    mark: (db: Db | Tx, orderId: string, revision: number): Promise<Mark | undefined> =>
      repository.findMark(db, { orderId, revision }),

    /** The sections in which something is new since a change, each whole; null where nothing is. Since 0 it is all of them. */
    async news(
      db: Db | Tx,
      dossier: Dossier,
      since: number,
      steps: readonly TickedStep[],
      customerLocale: Locale,
      locale: Locale,
    ): Promise<{ dossier: DossierView; obstacles: DeskPatch['obstacles'] } | null> {
      const { changeNo = 0, facts, missingDataReasons } = dossier;
      if (changeNo === since) return null;
      // Numbers begin anew with a revision: whoever knows a higher one knows another dossier.
      const isAll = since === 0 || since > changeNo;
      const emptied = isAll ? [] : await changesRepository.listEmptiedSections(db, dossier.id, since);
      const written = [...facts, ...missingDataReasons].filter(({ version = 0 }) => version > since);
      const codes = new Set<string>([...emptied, ...written.map(({ section }) => section)]);
      const sections = presentSections(dossier, locale, (code) => isAll || codes.has(code));
      return {
        dossier: { ...presentOutline(dossier), sections },
        obstacles: presentObstacles(dossier, steps, customerLocale, locale),
      };
    },

    /** What became of the changes, as their caller reads it. */
    presentResults: (results: readonly Applied[], dossier: Dossier, viewer: Viewer): DeskChangeResult[] =>
      results.map((result) => presentResult(result, dossier, viewer)),

    /** The history of one place, the latest change first. */
    history: (db: Db | Tx, dossierId: string, place: Place): Promise<FactChange[]> =>
      changesRepository.listHistory(db, dossierId, place, maxHistoryLines),

    /** Changes as whoever looks reads them. */
    presentHistory: (changes: readonly FactChange[], { actor, nameOf }: Viewer): ChangeView[] =>
      changes.map((change) => presentChange(change, actorName(actor), nameOf)),

    /** Notes that somebody is in a dossier, and answers who else is. */
    async meet(db: Db, dossierId: string, accountId: string, section: string | null): Promise<Reader[]> {
      const now = clock.now();
      const since = new Date(now.getTime() - presenceMs);
      if (sweptAt < since.getTime()) {
        sweptAt = now.getTime();
        await readersRepository.deleteReaders(db, since);
      }
      return readersRepository.meetReaders(db, dossierId, { accountId, section, seenAt: now }, since);
    },
  };
}

/** What keeps the report from being handed over, in the reader's language; nothing where it is sealed. */
function presentObstacles(
  dossier: Dossier,
  steps: readonly TickedStep[],
  customerLocale: Locale,
  locale: Locale,
): DeskPatch['obstacles'] {
  if (dossier.sealedAt !== null) return [];
  return obstaclesOf(dossier, steps, customerLocale)
    .slice(0, maxDeskObstacles)
    .map(({ text, factIds, ...rest }) => ({ ...rest, factIds: [...factIds], text: text[locale] }));
}

export type DossierDesk = ReturnType<typeof createDossierDesk>;

function presentResult(result: Applied, dossier: Dossier, { nameOf, locale }: Viewer): DeskChangeResult {
  const { id, outcome, changeNos, conflict, problem } = result;
  return {
    ...{ id, outcome },
    changeNos: changeNos.slice(0, 1_000),
    present: conflict === null ? null : presentAt(conflict, dossier, nameOf),
    problem: problem === null ? null : { code: problem.code, text: problem.text[locale] },
  };
}

function presentAt(place: Place, dossier: Dossier, nameOf: NameOf): NonNullable<DeskChangeResult['present']> {
  const fact = dossier.facts.find(
    ({ section, field, position }) =>
      section === place.section && field === place.field && position === place.position,
  );
  const reason = dossier.missingDataReasons.find(({ section }) => section === place.section);
  const present = fact ?? (place.field === null ? reason : undefined);
  return {
    fact: present !== undefined && isFact(present) ? presentFact(present, nameOf) : null,
    by: present === undefined ? null : nameOf(present.enteredBy),
    changeNo: present?.version ?? 0,
  };
}
