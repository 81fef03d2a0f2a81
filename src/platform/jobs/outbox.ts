import { type Clock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import {
  claimRow,
  deleteDone,
  forgetGivenUp,
  hurryFailing,
  insertRow,
  markDone,
  markFailed,
  markGivenUp,
  type OutboxRow,
} from './repository.ts';
import { withoutAddresses } from './without-addresses.ts';

/** Work to do after the commit; `key` names the business action and makes it unique. */
export type OutboxMessage = Readonly<{ topic: string; key: string; payload: unknown; delayMs?: number }>;

/** Does the work of one topic. It may run more than once for one row, so it must be idempotent. */
export type OutboxHandler = (payload: unknown, row: OutboxRow) => Promise<void>;

/** Throw this to stop retrying: a person has to look. */
export class GiveUp extends Error {}

/** Waits between attempts; after the last one it is hourly. Each is up to a fifth shorter or longer. */
const backoffMs = [5_000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];
/** So long work is tried, and at least so often, before a person has to look: a stop of ours is no failure of it. */
const triedForMs = 5 * dayMs;
const minAttempts = 30;
/** What holds something personal is kept so long for whoever has it tried again. */
const personalKeptMs = 30 * dayMs;
/** What was done is kept so long: until then its key keeps the same action from being done twice. */
const doneKeptMs = 180 * dayMs;
/** So many done rows go at once, so that nobody waits for the rest. */
const doneAtOnce = 1_000;
/** Work that this process does not know is left for so long to one that does, as while a release rolls out; then people are told of it. */
const strandedAfterMs = hourMs;
/** So long nobody else takes a row that is being worked on. */
export const leaseMs = 2 * minuteMs;

/** Whether, and when, a row loses what it holds. */
type ForgetsPayload = boolean | 'when_done';

export interface Outbox {
  /** Writes work in the caller's transaction; it runs only if that commits. */
  enqueue(tx: Tx, message: OutboxMessage): Promise<void>;
  /**
   * With `forgetsPayload` the row loses its payload once it is done, or was given up a month ago: it held something
   * personal. `when_done` keeps what was given up until somebody has it done: nothing else knows of it any more.
   */
  on(topic: string, handler: OutboxHandler, options?: { forgetsPayload: ForgetsPayload }): void;
  /** Runs the row of `key` now unless it is done, somebody has it or its work is not known here. Answers whether it ran; errors are kept for the retry. */
  runNow(key: string): Promise<boolean>;
  /**
   * Runs everything due whose topic it has a handler of, and answers how many rows ran; what nobody has done in an hour fails here.
   * `onBusy` is told before the first of them.
   */
  drain(onBusy?: () => void): Promise<number>;
  /**
   * Tries one row of these topics that waits after a failure, the next one each time; if it succeeds, everything that waits so is made
   * due: whoever was away for days is noticed within minutes of its return, not at the next hourly try. Answers whether it succeeded.
   */
  probe(topics: readonly string[]): Promise<boolean>;
  /** Makes everything due that failed and waits: what it failed at works again. */
  hurry(): Promise<void>;
  /** Ends rows given up a month ago that hold something personal, unless it is to be kept until done; answers how many. */
  forgetOld(): Promise<number>;
  /** Deletes some of what was done half a year ago; answers how many, 0 when there is nothing more. */
  deleteOld(): Promise<number>;
}

/** The outbox: at-least-once work with leases, written in the transaction that decided it. */
export function createOutbox(deps: {
  db: Db;
  clock: Clock;
  /** Where the scatter of the waits comes from. */
  random?: () => number;
  report: (event: { topic: string; key: string; attempts: number; error?: string; gaveUp?: boolean }) => void;
}): Outbox {
  const { db, clock, report, random = Math.random } = deps;
  const handlers = new Map<string, { handler: OutboxHandler; forgetsPayload: ForgetsPayload }>();

  /** Does the work of a row and has `ended` write down that it is done; answers whether it is. */
  async function runUntil(
    row: OutboxRow,
    ended: (done: { id: string; isForgotten: boolean }) => Promise<void>,
  ): Promise<boolean> {
    const { id, topic, key, attempts } = row;
    const { handler, forgetsPayload = false } = handlers.get(topic) ?? {};
    try {
      if (handler === undefined) throw new Error(`nobody handles ${topic}`);
      await handler(row.payload, row);
      await ended({ id, isForgotten: forgetsPayload !== false });
      report({ topic, key, attempts });
      return true;
    } catch (error) {
      const words = wordsOf(error);
      const now = clock.now();
      const isSpent = attempts >= minAttempts && now.getTime() - row.triesSince.getTime() >= triedForMs;
      const gaveUp = error instanceof GiveUp || isSpent;
      if (gaveUp) await markGivenUp(db, id, words, now);
      else await markFailed(db, id, words, new Date(now.getTime() + waitMs(attempts, random())));
      report({ topic, key, attempts, error: words, gaveUp });
      return false;
    }
  }

  const run = (row: OutboxRow) =>
    runUntil(row, ({ id, isForgotten }) => markDone(db, id, clock.now(), isForgotten));

  /** Runs a row and takes the next one, in one statement with the word that the first is done. */
  async function runAndClaim(row: OutboxRow): Promise<OutboxRow | undefined> {
    let next: OutboxRow | undefined;
    const isDone = await runUntil(row, async (done) => {
      next = await claim({ done });
    });
    return isDone ? next : claim();
  }

  async function claim(
    of: Pick<Parameters<typeof claimRow>[3], 'key' | 'failing' | 'done'> = {},
  ): Promise<OutboxRow | undefined> {
    const now = clock.now();
    const strandedSince = new Date(now.getTime() - strandedAfterMs);
    const leaseUntil = new Date(now.getTime() + leaseMs);
    return claimRow(db, now, leaseUntil, { ...of, topics: [...handlers.keys()], strandedSince });
  }

  return {
    async enqueue(tx, { topic, key, payload, delayMs = 0 }) {
      const now = clock.now();
      await insertRow(tx, { topic, key, payload, now, runAfter: new Date(now.getTime() + delayMs) });
    },
    on(topic, handler, { forgetsPayload } = { forgetsPayload: false }) {
      handlers.set(topic, { handler, forgetsPayload });
    },
    async runNow(key) {
      const row = await claim({ key });
      if (row === undefined) return false;
      await run(row);
      return true;
    },
    async drain(onBusy) {
      let count = 0;
      for (let row = await claim(); row !== undefined; row = await runAndClaim(row)) {
        if (count === 0) onBusy?.();
        count += 1;
      }
      return count;
    },
    async probe(topics) {
      const row = await claim({ failing: topics });
      if (row === undefined || !(await run(row))) return false;
      await hurryFailing(db, clock.now());
      return true;
    },
    hurry: () => hurryFailing(db, clock.now()),
    deleteOld: () => deleteDone(db, new Date(clock.now().getTime() - doneKeptMs), doneAtOnce),
    async forgetOld() {
      const topics = [...handlers]
        .filter(([, { forgetsPayload }]) => forgetsPayload === true)
        .map(([topic]) => topic);
      const now = clock.now();
      return forgetGivenUp(db, topics, new Date(now.getTime() - personalKeptMs), now);
    },
  };
}

function wordsOf(error: unknown): string {
  return withoutAddresses(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** Scattered, so that what failed together does not come back together. */
function waitMs(attempts: number, chance: number): number {
  return (backoffMs[attempts - 1] ?? hourMs) * (0.8 + 0.4 * chance);
}
