import type { Clock } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { SourceUnavailable } from '../live/connector.ts';
import * as repository from './repository.ts';
import {
  isOpenQuestion,
  type ResearchEvent,
  type ResearchReason,
  researchMachine,
} from './research-states.ts';
import type { LockedTask } from './research-task.ts';
import { noteChange } from './run-repository.ts';
import type { TaskEnd } from './run-task.ts';

const secondMs = 1_000;

/** The steps of tasks, each decided by the table and left with an event row. */
export type TaskMoves = ReturnType<typeof createTaskMoves>;

/** Makes the steps; `waitsMs` are the waits after silences, `quotaMs` the longest wait for our own bound on calls. */
export function createTaskMoves(
  deps: Readonly<{ db: Db; clock: Clock; waitsMs: readonly number[]; quotaMs: number }>,
) {
  const { db, clock, waitsMs, quotaMs } = deps;

  async function move(
    tx: Tx,
    task: LockedTask,
    event: ResearchEvent,
    change: Omit<repository.TaskChange, 'state'> & Readonly<{ actor?: string; at?: Date }> = {},
  ): Promise<boolean> {
    const to = researchMachine.next(task.state, event);
    if (to === undefined) return false;
    const { actor = 'system', at = clock.now(), ...rest } = change;
    await repository.stepTask(tx, task.id, { ...rest, state: to }, { from: task.state, event, actor, at });
    // A question that is dropped tells nothing new.
    if (!isOpenQuestion(to) && event !== 'drop') await noteChange(tx, task.runId);
    return true;
  }

  /** Whoever has lost the task meanwhile writes nothing: another process asks by now. */
  async function settle(
    task: LockedTask,
    step: (tx: Tx, now: LockedTask) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const now = await repository.lockTask(tx, task.id);
      if (now?.state === 'asked' && now.takes === task.takes) await step(tx, now);
    });
  }

  const giveUp = (tx: Tx, now: LockedTask, reason: ResearchReason) =>
    move(tx, now, 'give_up', { reason, leasedUntil: null, answeredAt: clock.now() });

  /** Back to those that wait, as if it had not been taken. */
  const putBack = (
    tx: Tx,
    now: LockedTask,
    change: Pick<repository.TaskChange, 'runAfter' | 'quotaSince'> & Readonly<{ reason: 'quota' | null }>,
  ) => move(tx, now, 'wait', { ...change, attempts: Math.max(0, now.attempts - 1), leasedUntil: null });

  return {
    move,
    end: (task: LockedTask, ended: TaskEnd, readerVersion?: number) =>
      settle(task, (tx, now) =>
        move(tx, now, ended.event, {
          reason: ended.reason ?? null,
          ...(readerVersion !== undefined && { readerVersion }),
          leasedUntil: null,
          answeredAt: clock.now(),
        }),
      ),
    endSilence: (task: LockedTask, { reason, retryAfterSeconds }: SourceUnavailable) =>
      settle(task, (tx, now) => {
        const wait = waitsMs[now.attempts - 1];
        // A wish to be left alone for longer than we wait is an answer for now.
        const asksForMore =
          retryAfterSeconds !== undefined && retryAfterSeconds * secondMs > (waitsMs.at(-1) ?? 0);
        if (wait === undefined || asksForMore) return giveUp(tx, now, reason);
        const pauseMs = Math.max(wait, (retryAfterSeconds ?? 0) * secondMs);
        const runAfter = new Date(clock.now().getTime() + pauseMs);
        return move(tx, now, 'wait', { reason, leasedUntil: null, runAfter });
      }),
    /** Our own calls are used up: it waits, which is no attempt, and not for ever. */
    endSpent: (task: LockedTask, waitMs: number) =>
      settle(task, (tx, now) => {
        const at = clock.now().getTime();
        const since = now.quotaSince ?? new Date(at);
        if (at + waitMs - since.getTime() > quotaMs) return giveUp(tx, now, 'quota');
        return putBack(tx, now, { reason: 'quota', quotaSince: since, runAfter: new Date(at + waitMs) });
      }),
    /** We are stopping: whoever starts next asks at once. */
    endStopped: (task: LockedTask) =>
      settle(task, (tx, now) => putBack(tx, now, { reason: null, runAfter: clock.now() })),
    /** Ends one question to sources of ours that are used up and that has waited too long; false if there is none. */
    giveUpStarved: (sources: readonly string[]): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const before = new Date(clock.now().getTime() - quotaMs);
        const starved = await repository.lockStarvedTask(tx, sources, before);
        return starved !== undefined && (await giveUp(tx, starved, 'quota'));
      }),
  };
}
