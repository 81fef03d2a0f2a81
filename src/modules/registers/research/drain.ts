import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { kindOfFault, SourceUnavailable } from '../live/connector.ts';
import type { Source } from '../sources/source.ts';
import { CallsSpent, type FetchSource } from './fetch-source.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import * as repository from './repository.ts';
import type { TakenTask } from './research-task.ts';
import { type ReachStep, runTask } from './run-task.ts';
import type { TaskMoves } from './task-moves.ts';

const maxAttempts = 6;
/** While questions are out, it is looked for new ones this often. */
const lookMs = 200;
/** Whoever has not answered by then costs nothing but a connection, and makes room for another question. */
const slowMs = 1_000;

/** What one process asks at a time; `close` gives back what is under way. */
export interface Drain {
  /** Asks all that is due, many at once, and answers how many questions ended; called again meanwhile it is the same work. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

export function createDrain(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    files: FileStore;
    sources: readonly Readonly<{ source: Source; fetchSource: FetchSource }>[];
    reading: BoundedReading;
    moves: TaskMoves;
    report: (event: Readonly<{ source: string; part: string; outcome: string; detail: string }>) => void;
    figures: Readonly<{ atOnce: number; atOnceOfSource: number; leaseMs: number }>;
    reach: ReachStep;
  }>,
): Drain {
  const { db, clock, files, sources, reading, moves, report, reach } = deps;
  const { atOnce, atOnceOfSource, leaseMs } = deps.figures;
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  /** Of those the ones that wait for somebody slow: they take nobody's place. */
  let slow = 0;
  const closing = new AbortController();
  let draining: Promise<number> | undefined;

  async function take(): Promise<TakenTask | undefined> {
    const full = [...busy].filter(([, count]) => count >= atOnceOfSource).map(([source]) => source);
    const spent = sources
      .filter(({ fetchSource }) => (fetchSource.spentMs?.() ?? 0) > 0)
      .map(({ source }) => source.code);
    if (spent.length > 0) while (await moves.giveUpStarved(spent));
    if (!(await repository.hasDueTask(db, clock.now(), [...full, ...spent]))) return undefined;
    return db.transaction().execute(async (tx) => {
      const now = clock.now();
      const task = await repository.lockDueTask(tx, now, [...full, ...spent]);
      if (task === undefined) return undefined;
      const held = { attempts: task.attempts + 1, takes: task.takes + 1 };
      await moves.move(tx, task, 'ask', { ...held, leasedUntil: new Date(now.getTime() + leaseMs) });
      return { ...task, ...held, state: 'asked' };
    });
  }

  async function ask(task: TakenTask): Promise<void> {
    // A document that kills the process would do so for ever.
    if (task.attempts > maxAttempts) return moves.end(task, { event: 'give_up', reason: 'unreadable' });
    const known = sources.find(({ source }) => source.code === task.source);
    const part = known?.source.parts.find(({ reader }) => reader.part === task.part);
    if (known === undefined || part === undefined)
      return moves.end(task, { event: 'give_up', reason: 'unknown_source' });
    const { source, fetchSource } = known;
    const lease = holdLease(task);
    try {
      const run = { db, clock, files, fetchSource, reading, signal: closing.signal, reach };
      const ended = await runTask(run, source, part, task);
      await moves.end(task, ended, part.reader.version);
      reach('ended');
    } catch (error) {
      if (closing.signal.aborted) return await moves.endStopped(task);
      if (error instanceof CallsSpent) return await moves.endSpent(task, error.waitMs);
      const silence =
        error instanceof SourceUnavailable
          ? error
          : new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
      report({ source: task.source, part: task.part, outcome: silence.reason, detail: silence.detail });
      await moves.endSilence(task, silence);
    } finally {
      lease.release();
    }
  }

  /** A task of many calls may take longer than a lease: it is renewed for as long as this process lives. */
  function holdLease(task: TakenTask): { release(): void } {
    const renew = () =>
      repository
        .renewLease(db, task, new Date(clock.now().getTime() + leaseMs))
        // Without the database nothing can be ended either: whoever takes the task next goes on.
        .catch(() => {});
    const timer = setInterval(renew, leaseMs / 3);
    timer.unref();
    return { release: () => clearInterval(timer) };
  }

  function begin(task: TakenTask): void {
    busy.set(task.source, (busy.get(task.source) ?? 0) + 1);
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      slow += 1;
    }, slowMs);
    timer.unref();
    const work = ask(task)
      // Its end could not be written: when the lease is over somebody asks again.
      .catch((error: unknown) => {
        const { source, part } = task;
        report({ source, part, outcome: 'not_ended', detail: kindOfFault(error) });
      })
      .finally(() => {
        clearTimeout(timer);
        if (isSlow) slow -= 1;
        busy.set(task.source, (busy.get(task.source) ?? 1) - 1);
        underWay.delete(work);
      });
    underWay.add(work);
  }

  async function drainAll(): Promise<number> {
    let count = 0;
    while (!closing.signal.aborted) {
      const task = underWay.size - slow < atOnce ? await take() : undefined;
      if (task !== undefined) {
        reach('taken');
        begin(task);
        count += 1;
      } else if (underWay.size === 0) return count;
      else await Promise.race([...underWay, pause(lookMs)]);
    }
    return count;
  }

  return {
    drain() {
      draining ??= drainAll().finally(() => {
        draining = undefined;
      });
      return draining;
    },
    async close() {
      closing.abort();
      await draining?.catch(() => {});
      await Promise.all(underWay);
      await reading.close();
    },
  };
}
