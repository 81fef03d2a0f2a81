import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { kindOfFault, SourceUnavailable } from '../live/connector.ts';
import type { ResearchSubject, Source } from '../sources/source.ts';
import type { FetchSource } from './fetch-source.ts';
import * as repository from './repository.ts';
import { type ResearchEvent, researchMachine } from './research-states.ts';
import type { ResearchReason, ResearchTask, Snapshot, SnapshotReading, TakenTask } from './research-task.ts';
import { runTask, type TaskEnd } from './run-task.ts';
import { listReadings } from './snapshot-repository.ts';

const secondMs = 1_000;
const maxAttempts = 6;
/** While questions are out, it is looked for new ones this often. */
const lookMs = 200;

/** Figures of a run; tests make them small. */
export type ResearchFigures = Readonly<{
  /** So many questions are out at once, and so many to one source: one that hangs delays nobody else. */
  atOnce: number;
  atOnceOfSource: number;
  /** So long nobody else takes a task that is being asked. */
  leaseMs: number;
  /** Waits before a source that was silent is asked again; after the last one it is unavailable. */
  waitsMs: readonly number[];
}>;

const usualFigures: ResearchFigures = {
  atOnce: 16,
  atOnceOfSource: 4,
  leaseMs: 60 * secondMs,
  waitsMs: [2 * secondMs, 8 * secondMs],
};

/** What is asked of sources about a company, and what came. */
export interface ResearchRuns {
  /** Lays out a question to every source and part that covers the company's country; answers the run. */
  begin(
    tx: Tx,
    asked: Readonly<{ orderId: string | null; subject: ResearchSubject; startedBy: string }>,
  ): Promise<string>;
  /** Has one source asked anew; refused (false) while it is being asked. */
  askAgain(tx: Tx, taskId: string, actor: string): Promise<boolean>;
  /** Asks all that is due, many at once, and answers how many questions ended. */
  drain(): Promise<number>;
  tasks(db: Db | Tx, runId: string): Promise<ResearchTask[]>;
  /** What was read out of the answers, with the snapshot behind each. */
  readings(
    db: Db | Tx,
    runId: string,
  ): Promise<(SnapshotReading & Readonly<{ snapshot: Snapshot; taskId: string }>)[]>;
  /** Ends what is under way; the questions are asked again by whoever starts next. */
  close(): Promise<void>;
}

export function createResearchRuns(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    files: FileStore;
    /** Sources that this installation can ask, each with its way out. */
    sources: readonly Readonly<{ source: Source; fetchSource: FetchSource }>[];
    /** For the log: no word of a question or an answer. */
    report: (event: Readonly<{ source: string; part: string; outcome: string; detail: string }>) => void;
    figures?: Partial<ResearchFigures>;
  }>,
): ResearchRuns {
  const { db, clock, files, sources, report } = deps;
  const { atOnce, atOnceOfSource, leaseMs, waitsMs } = { ...usualFigures, ...deps.figures };
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  /** One step of a task with its event, decided by the table. */
  async function move(
    tx: Tx,
    task: ResearchTask,
    event: ResearchEvent,
    change: Omit<repository.TaskChange, 'state'> & Readonly<{ actor?: string }> = {},
  ): Promise<boolean> {
    const to = researchMachine.next(task.state, event);
    if (to === undefined) return false;
    const { actor = 'system', ...rest } = change;
    await repository.updateTask(tx, task.id, { ...rest, state: to });
    const reason = rest.reason ?? null;
    await repository.insertTaskEvent(tx, {
      taskId: task.id,
      from: task.state,
      event,
      to,
      actor,
      reason,
      at: clock.now(),
    });
    return true;
  }

  async function take(): Promise<TakenTask | undefined> {
    const full = [...busy].filter(([, count]) => count >= atOnceOfSource).map(([source]) => source);
    return db.transaction().execute(async (tx) => {
      const now = clock.now();
      const task = await repository.lockDueTask(tx, now, full);
      if (task === undefined) return undefined;
      const leasedUntil = new Date(now.getTime() + leaseMs);
      await move(tx, task, 'ask', { leasedUntil, attempts: task.attempts + 1 });
      return { ...task, state: 'asked', attempts: task.attempts + 1 };
    });
  }

  async function ask(task: TakenTask): Promise<void> {
    // A document that kills the process would do so for ever.
    if (task.attempts > maxAttempts) {
      await end(task, { event: 'give_up', reason: 'unreadable' });
      return;
    }
    const known = sources.find(({ source }) => source.code === task.source);
    const part = known?.source.parts.find(({ reader }) => reader.part === task.part);
    if (known === undefined || part === undefined) {
      await end(task, { event: 'give_up', reason: 'unknown_source' });
      return;
    }
    try {
      const { source, fetchSource } = known;
      const signal = closing.signal;
      await end(task, await runTask({ db, clock, files, fetchSource, signal }, source, part, task));
    } catch (error) {
      if (closing.signal.aborted) return;
      const silence =
        error instanceof SourceUnavailable
          ? error
          : new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
      report({ source: task.source, part: task.part, outcome: silence.reason, detail: silence.detail });
      await endSilence(task, silence);
    }
  }

  /** Whoever has lost the task meanwhile writes nothing: another process asks by now. */
  async function settle(
    task: TakenTask,
    step: (tx: Tx, now: ResearchTask) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const now = await repository.lockTask(tx, task.id);
      if (now?.state === 'asked' && now.attempts === task.attempts && now.round === task.round)
        await step(tx, now);
    });
  }

  const end = (task: TakenTask, ended: TaskEnd) =>
    settle(task, (tx, now) =>
      move(tx, now, ended.event, {
        reason: 'reason' in ended ? ended.reason : null,
        leasedUntil: null,
        answeredAt: clock.now(),
      }),
    );

  const endSilence = (task: TakenTask, { reason, retryAfterSeconds }: SourceUnavailable) =>
    settle(task, (tx, now) => {
      const wait = waitsMs[task.attempts - 1];
      // A wish to be left alone for longer than we wait is an answer for now.
      const asksForMore =
        retryAfterSeconds !== undefined && retryAfterSeconds * secondMs > (waitsMs.at(-1) ?? 0);
      if (wait === undefined || asksForMore) return giveUp(tx, now, reason);
      const runAfter = new Date(clock.now().getTime() + Math.max(wait, (retryAfterSeconds ?? 0) * secondMs));
      return move(tx, now, 'wait', { reason, leasedUntil: null, runAfter });
    });

  const giveUp = (tx: Tx, now: ResearchTask, reason: ResearchReason) =>
    move(tx, now, 'give_up', { reason, leasedUntil: null, answeredAt: clock.now() });

  return {
    async begin(tx, { orderId, subject, startedBy }) {
      const now = clock.now();
      const runId = uuidv7(now);
      await repository.insertRun(tx, { id: runId, orderId, subject, startedBy, startedAt: now });
      for (const { source } of sources) {
        if (source.countries !== 'all' && !source.countries.includes(subject.country)) continue;
        for (const part of new Set(source.parts.map(({ reader }) => reader.part))) {
          const id = uuidv7(now);
          const state = researchMachine.initial;
          await repository.insertTask(tx, { id, runId, source: source.code, part, state, runAfter: now });
          await repository.insertTaskEvent(tx, {
            taskId: id,
            from: null,
            event: 'start',
            to: state,
            actor: startedBy,
            reason: null,
            at: now,
          });
        }
      }
      return runId;
    },
    async askAgain(tx, taskId, actor) {
      const task = await repository.lockTask(tx, taskId);
      if (task === undefined) return false;
      const fresh = {
        round: task.round + 1,
        attempts: 0,
        runAfter: clock.now(),
        reason: null,
        answeredAt: null,
      };
      return move(tx, task, 'ask_again', { ...fresh, actor });
    },
    async drain() {
      let count = 0;
      while (!closing.signal.aborted) {
        const task = underWay.size < atOnce ? await take() : undefined;
        if (task === undefined) {
          if (underWay.size === 0) return count;
          await Promise.race([...underWay, pause(lookMs)]);
          continue;
        }
        count += 1;
        busy.set(task.source, (busy.get(task.source) ?? 0) + 1);
        const work = ask(task).finally(() => {
          busy.set(task.source, (busy.get(task.source) ?? 1) - 1);
          underWay.delete(work);
        });
        underWay.add(work);
      }
      return count;
    },
    tasks: repository.listTasks,
    readings: listReadings,
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  };
}
