import { isDeepStrictEqual } from 'node:util';
import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ScreeningCandidate } from '../matching/screening-index.ts';
import type { ScreenedSubject } from '../subjects/screened-subject.ts';
import { createHeldIndex, type HeldIndex, type ListsAsked } from './held-index.ts';
import { type HitEvent, hitMachine } from './hit-states.ts';
import { screeningProblems } from './problems.ts';
import * as repository from './repository.ts';
import { basisOf, hitOf, type Screening, type ScreeningHit } from './screening-rows.ts';

/** A subject of an order as it was screened last, with the entries that it may be. */
export type SubjectScreening = Screening & Readonly<{ found: readonly ScreeningHit[] }>;

/** What a person says of a possible match, in a sentence of their own. */
export type HitVerdict = Readonly<{ verdict: 'true_match' | 'false_match' | 'unresolved'; reason: string }>;

const eventOf: Readonly<Record<HitVerdict['verdict'], HitEvent>> = {
  true_match: 'confirm',
  false_match: 'dismiss',
  unresolved: 'leave_unresolved',
};

/** Who of an order was looked for in which lists, and what came of it. */
export interface Screenings {
  /** Makes the index of the lists as they are now, outside any transaction: the first time takes seconds. */
  prepare(): Promise<HeldIndex>;
  /**
   * Screens the subjects of an order against lists that were prepared. A subject that was screened against the same versions already
   * is not screened again, unless a list has ended one of its hits meanwhile. What a person decided holds until what it was made of changes.
   */
  screenSubjects(
    tx: Tx,
    order: Readonly<{ orderId: string; subjects: readonly ScreenedSubject[] }>,
    held: HeldIndex,
  ): Promise<SubjectScreening[]>;
  /** Of these orders those that were screened against other versions of the lists than were prepared, have a hit that a list has ended since, or were not screened at all. */
  listStale(db: Db, orderIds: readonly string[], held: HeldIndex): Promise<string[]>;
  /** How each subject of an order was screened last. */
  ofOrder(db: Db | Tx, orderId: string): Promise<SubjectScreening[]>;
  /** Keeps what a person says of a possible match of the order. */
  decide(
    tx: Tx,
    hit: Readonly<{ orderId: string; hitId: string }>,
    verdict: HitVerdict,
    actor: Actor,
  ): Promise<ScreeningHit>;
}

/** Screenings over the lists. */
export function createScreenings({ clock, lists }: { clock: Clock; lists: ListsAsked }): Screenings {
  async function ofOrder(db: Db | Tx, orderId: string): Promise<SubjectScreening[]> {
    const hits = Map.groupBy(await repository.currentHits(db, orderId), ({ screeningId }) => screeningId);
    const screenings = await repository.latestScreenings(db, orderId);
    return screenings.map((screening) => ({ ...screening, found: hits.get(screening.id) ?? [] }));
  }

  async function keep(
    tx: Tx,
    screening: Screening,
    candidate: ScreeningCandidate,
    known: ScreeningHit | undefined,
  ): Promise<void> {
    const { entry, fields } = hitOf(candidate);
    const { band } = candidate;
    const at = clock.now();
    const found = { screeningId: screening.id, band, entry, fields };
    if (known === undefined) {
      const id = uuidv7(clock.now());
      await repository.saveHit(tx, {
        ...found,
        ...{ id, orderId: screening.orderId, subjectKey: screening.subject.key },
        ...{ list: candidate.entry.list, entryId: candidate.entry.entryId, state: hitMachine.initial },
        ...{ reason: null, decidedBy: null, decidedAt: null, foundAt: at },
      });
      const event = { hitId: id, from: null, event: 'find', to: hitMachine.initial, reason: null } as const;
      await repository.insertHitEvent(tx, { ...event, actor: actorName(system), at });
      return;
    }
    const isSame = basisOf(known.band, known.fields) === basisOf(band, fields);
    const to = isSame ? undefined : hitMachine.next(known.state, 'reopen');
    if (to === undefined) {
      await repository.saveHit(tx, { ...known, ...found });
      return;
    }
    await repository.saveHit(tx, {
      ...known,
      ...found,
      state: to,
      reason: null,
      decidedBy: null,
      decidedAt: null,
    });
    const event = { hitId: known.id, from: known.state, event: 'reopen', to, reason: null } as const;
    await repository.insertHitEvent(tx, { ...event, actor: actorName(system), at });
  }

  return {
    prepare: createHeldIndex(lists),
    async screenSubjects(tx, { orderId, subjects }, { lists: searched, index }) {
      await repository.lockScreening(tx, orderId);
      const today = dayOf(clock);
      const ended = await repository.subjectsWithEnded(tx, orderId, today);
      const before = new Map(
        (await repository.latestScreenings(tx, orderId)).map((one) => [one.subject.key, one]),
      );
      const isDone = (subject: ScreenedSubject): boolean => {
        const last = before.get(subject.key);
        return (
          last !== undefined &&
          !ended.has(subject.key) &&
          isDeepStrictEqual([last.subject, last.lists], plain([subject, searched]))
        );
      };
      const due = subjects.filter((subject) => !isDone(subject));
      const known = new Map(
        due.length === 0
          ? []
          : (await repository.lockHits(tx, orderId)).map((hit) => [
              [hit.subjectKey, hit.list, hit.entryId].join(' '),
              hit,
            ]),
      );
      for (const subject of due) {
        const candidates = index.screen(subject, today);
        const hits = candidates.filter(({ band }) => band === 'hit').length;
        const screening: Screening = {
          ...{ id: uuidv7(clock.now()), orderId, subject, lists: searched, screenedAt: clock.now() },
          ...{ hits, nears: candidates.length - hits },
        };
        await repository.insertScreening(tx, screening);
        for (const candidate of candidates) {
          const { list, entryId } = candidate.entry;
          await keep(tx, screening, candidate, known.get([subject.key, list, entryId].join(' ')));
        }
      }
      const asked = new Set(subjects.map(({ key }) => key));
      return (await ofOrder(tx, orderId)).filter(({ subject }) => asked.has(subject.key));
    },
    listStale: (db, orderIds, { lists: searched }) =>
      repository.screenedOtherwise(db, orderIds, searched, dayOf(clock)),
    ofOrder,
    async decide(tx, { orderId, hitId }, { verdict, reason }, actor) {
      const hit = await repository.lockHit(tx, hitId);
      if (hit === undefined || hit.orderId !== orderId) throw new Problem(screeningProblems.unknownHit);
      const event = eventOf[verdict];
      const to = hitMachine.next(hit.state, event);
      if (to === undefined) throw new Problem(screeningProblems.alreadyDecided);
      const [at, by] = [clock.now(), actorName(actor)];
      const decided: ScreeningHit = { ...hit, state: to, reason, decidedBy: by, decidedAt: at };
      await repository.saveHit(tx, decided);
      await repository.insertHitEvent(tx, { hitId, from: hit.state, event, to, actor: by, reason, at });
      return decided;
    },
  };
}

const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

/** As the database gives it back. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
