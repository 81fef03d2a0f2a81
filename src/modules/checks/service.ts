import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CheckEntry } from './check-log.ts';
import { insertLooks, type Look, type LookSum, sumLooks } from './looks-repository.ts';
import { checkProblems } from './problems.ts';
import {
  type Approval,
  type Checked,
  type CheckRound,
  countEntries,
  findApproval,
  findLastRound,
  insertApproval,
  insertEntries,
  insertRound,
  listEntries,
  type StoodValue,
} from './repository.ts';

export { type CheckEntry, isAccepted, type PlaceStanding, standings } from './check-log.ts';
export type { Look, LookSum } from './looks-repository.ts';
export { checkProblems } from './problems.ts';
export type { Approval, Checked, CheckRound, StoodValue } from './repository.ts';

/** So much is said of one report at most. */
const maxEntries = 20_000;

export interface Checks {
  entries(db: Db | Tx, checked: Checked): Promise<CheckEntry[]>;
  /** Writes down what somebody said of values. Problem 409 where too much was said already. */
  say(
    tx: Tx,
    checked: Checked,
    said: readonly Readonly<{
      what: CheckEntry['what'];
      place: string;
      fingerprint?: string;
      text?: string;
    }>[],
    actor: Actor,
  ): Promise<void>;
  /** Keeps how every value stood when the report was sent back. */
  closeRound(tx: Tx, checked: Checked, stood: readonly StoodValue[], actor: Actor): Promise<void>;
  lastRound(db: Db | Tx, checked: Checked): Promise<CheckRound | undefined>;
  /** Keeps how many of the changed values were accepted when the report was approved. */
  noteApproval(
    tx: Tx,
    checked: Checked,
    counts: Readonly<{ changed: number; accepted: number }>,
    actor: Actor,
  ): Promise<void>;
  approval(db: Db | Tx, checked: Checked): Promise<Approval | undefined>;
  noteLooks(db: Db, checked: Checked, accountId: string, looks: readonly Look[]): Promise<void>;
  looks(db: Db | Tx, checked: Checked): Promise<LookSum[]>;
}

/** What a second person said of reports. Functions that write take the caller's transaction. */
export function createChecks({ clock }: { clock: Clock }): Checks {
  return {
    entries: listEntries,
    async say(tx, checked, said, actor) {
      if ((await countEntries(tx, checked)) + said.length > maxEntries)
        throw new Problem(checkProblems.tooManyEntries);
      const by = { actor: actorName(actor), at: clock.now() };
      const entries = said.map(({ what, place, fingerprint = null, text = null }) => ({
        ...{ what, place, fingerprint, text },
        ...by,
      }));
      await insertEntries(tx, checked, entries);
    },
    closeRound: (tx, checked, stood, actor) =>
      insertRound(tx, checked, { stood, actor: actorName(actor), at: clock.now() }),
    lastRound: findLastRound,
    noteApproval: (tx, checked, counts, actor) =>
      insertApproval(tx, checked, { ...counts, actor: actorName(actor), at: clock.now() }),
    approval: findApproval,
    noteLooks: (db, checked, accountId, looks) => insertLooks(db, checked, accountId, looks, clock.now()),
    looks: sumLooks,
  };
}
