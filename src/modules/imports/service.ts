import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { importRunMachine } from './import-run-states.ts';
import { importProblems } from './problems.ts';
import {
  deleteRunsBefore,
  findRun,
  insertRun,
  insertRunEvent,
  listLastRuns,
  listRefusalRows,
  listRunEvents,
  listRunRows,
  listSilent,
  lockRun,
  type RunFilter,
  saveUnchanged,
  setState,
} from './repository.ts';
import { type RunLog, startRunLog } from './run-log.ts';
import type { ImportKind, ImportRun } from './run-shapes.ts';

export type { ImportRunState } from './import-run-states.ts';
export type { RunLog } from './run-log.ts';
export type { ImportCounts, ImportKind, ImportRun } from './run-shapes.ts';

/** A run says every few seconds that it lives; one that was silent for so long is taken for dead. */
export const silentMs = 60_000;
const keptMs = 365 * dayMs;

/** What was given to be imported, and what became of it. */
export function createImportRuns({ db, clock }: { db: Db; clock: Clock }) {
  /** A run that fell silent has died, also before the hour of whoever writes that down. */
  const now = <Run extends ImportRun>(run: Run): Run =>
    run.state === 'running' && clock.now().getTime() - run.seenAt.getTime() > silentMs
      ? { ...run, state: 'died' }
      : run;

  return {
    /** Writes down that a file is being imported; what follows goes to the log that is answered, until it is ended. */
    async begin(file: Pick<ImportRun, 'kind' | 'source' | 'fileName' | 'isFull'>): Promise<RunLog> {
      const startedAt = clock.now();
      const id = uuidv7(startedAt);
      await db.transaction().execute(async (tx) => {
        await insertRun(tx, { id, startedAt, ...file });
        await insertRunEvent(tx, id, 'begin', startedAt);
      });
      return startRunLog({ db, clock, id });
    },
    async list(filter: RunFilter, page: Readonly<{ limit: number; offset: number }>) {
      const { items, total } = await listRunRows(db, filter, page);
      return { items: items.map(now), total };
    },
    /** The run of each source that is under way; else its last. */
    async last() {
      return (await listLastRuns(db, new Date(clock.now().getTime() - silentMs))).map(now);
    },
    /** Writes down that a source was asked and has nothing newer than what is in. */
    noteUnchanged: (kind: ImportKind, source: string) => saveUnchanged(db, kind, source, clock.now()),
    /** One of them with what happened to it and what it left out. Throws 404. */
    async get(id: string) {
      const run = await findRun(db, id);
      if (run === undefined) throw new Problem(importProblems.unknownRun);
      const [events, refusals] = await Promise.all([listRunEvents(db, id), listRefusalRows(db, id)]);
      return { run: now(run), events, refusals };
    },
    /** Writes down which runs have died; answers how many. */
    async endSilent(): Promise<number> {
      const at = clock.now();
      const silent = await listSilent(db, new Date(at.getTime() - silentMs));
      for (const id of silent)
        await db.transaction().execute(async (tx) => {
          const state = await lockRun(tx, id);
          const next = state && importRunMachine.next(state, 'fall_silent');
          if (next === undefined) return;
          await setState(tx, id, { state: next, fault: null, endedAt: null });
          await insertRunEvent(tx, id, 'fall_silent', at);
        });
      return silent.length;
    },
    /** Forgets runs of more than a year ago; answers how many. */
    forgetOld: () => deleteRunsBefore(db, new Date(clock.now().getTime() - keptMs)),
  };
}

export type ImportRuns = ReturnType<typeof createImportRuns>;
