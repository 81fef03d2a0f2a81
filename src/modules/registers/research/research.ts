import { type Clock, minuteMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { kindOfFault } from '../live/connector.ts';
import type { FileSource } from '../sources/file-source.ts';
import type { ResearchSubject, Source } from '../sources/source.ts';
import { createDrain } from './drain.ts';
import type { FetchSource } from './fetch-source.ts';
import { createHandedFiles, type HandedFiles } from './handed-files.ts';
import { createReadAgain, type ReadAgain } from './read-again.ts';
import { type BoundedReading, createBoundedReading } from './reading/bounded-reading.ts';
import * as repository from './repository.ts';
import { researchMachine } from './research-states.ts';
import type { ResearchRun, ResearchTask, Snapshot, SnapshotReading } from './research-task.ts';
import {
  type ChangedRun,
  countOpenQuestions,
  countSteps,
  findRunOfOrder,
  findRunOfTask,
  hasChangedRun,
  lockChangedRun,
  noteAssembled,
  noteFailed,
  noteNews,
} from './run-repository.ts';
import type { ReachStep } from './run-task.ts';
import { listReadings } from './snapshot-repository.ts';
import { createTaskMoves } from './task-moves.ts';

const secondMs = 1_000;
/** After a failed assembly. */
const assembleAgainMs = 30 * secondMs;

/** Figures of a run; tests make them small. */
export type ResearchFigures = Readonly<{
  /**
   * So many questions are out at once, and so many to one source. One that is slow counts for its source alone: however many sources
   * hang, they delay nobody else.
   */
  atOnce: number;
  atOnceOfSource: number;
  /** So long nobody else takes a task that is being asked. */
  leaseMs: number;
  /** Waits before a source that was silent is asked again; after the last one it is unavailable. */
  waitsMs: readonly number[];
  /** So long a question waits where our own bound on calls is reached. */
  quotaMs: number;
}>;

const usualFigures: ResearchFigures = {
  atOnce: 16,
  atOnceOfSource: 4,
  leaseMs: 60 * secondMs,
  waitsMs: [2 * secondMs, 8 * secondMs],
  quotaMs: 2 * minuteMs,
};

/** What is asked of sources about a company, and what came. */
export interface ResearchRuns {
  /** Codes of the sources that this installation asks. */
  readonly sources: readonly string[];
  /** Files that staff bring. */
  readonly handedFiles: HandedFiles;
  /**
   * Lays out a question to every source and part that covers the company's country, and answers the run. An order has one run:
   * the second time only what it lacks is added.
   */
  begin(
    tx: Tx,
    asked: Readonly<{ orderId: string | null; subject: ResearchSubject; startedBy: string }>,
  ): Promise<string>;
  /** Has one source asked anew; refused (false) while it is being asked. */
  askAgain(tx: Tx, taskId: string, actor: string): Promise<boolean>;
  /** Asks nothing more for an order that is over; answers how many questions were still open. Again changes nothing. */
  drop(tx: Tx, orderId: string): Promise<number>;
  /** Asks all that is due, many at once, and answers how many questions ended. */
  drain(): Promise<number>;
  /**
   * Gives every run of an order of which more is known than before to `assemble`, in the transaction that notes it as given: what
   * fails is tried again later.
   */
  handOver(assemble: (tx: Tx, run: ChangedRun) => Promise<void>): Promise<void>;
  /** Has what was said for these orders given to `assemble` once more: something else that facts are made of has changed. */
  handOverAgain(db: Db, orderIds: readonly string[]): Promise<void>;
  /** Reads what is kept for orders in work again where its reader has become newer. */
  readAgain: ReadAgain['readAgain'];
  /** Questions that are open, and for how many seconds the oldest has been due. */
  countOpen(db: Db): Promise<Readonly<{ open: number; oldestSeconds: number }>>;
  /** The run of an order; undefined if it has none. */
  runOf(db: Db | Tx, orderId: string): Promise<ResearchRun | undefined>;
  /** The run that a task belongs to; undefined if there is no such task. */
  runOfTask(db: Db | Tx, taskId: string): Promise<ResearchRun | undefined>;
  /** A number for each of these orders that has a run: it grows with every step. */
  countSteps(db: Db, orderIds: readonly string[]): Promise<Map<string, number>>;
  tasks(db: Db | Tx, runId: string): Promise<ResearchTask[]>;
  /** What was read out of the answers, with the snapshot behind each. */
  readings(
    db: Db | Tx,
    runId: string,
  ): Promise<(SnapshotReading & Readonly<{ snapshot: Snapshot; taskId: string }>)[]>;
  /** The bytes of a snapshot, as they came. Throws FileMissing if they are not there. */
  bytesOf(snapshot: Pick<Snapshot, 'sha256'>): Promise<Buffer>;
  /** Gives back what is under way: whoever starts next asks at once. */
  close(): Promise<void>;
}

/** Sources that this installation can ask, each with its way out. */
export type OpenSource = Readonly<{ source: Source; fetchSource: FetchSource }>;

export function createResearchRuns(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    files: FileStore;
    sources: readonly OpenSource[];
    /** For the log: no word of a question or an answer. */
    report: (event: Readonly<{ source: string; part: string; outcome: string; detail: string }>) => void;
    figures?: Partial<ResearchFigures>;
    reading?: BoundedReading;
    reach?: ReachStep;
    fileSources?: readonly FileSource[];
  }>,
): ResearchRuns {
  const { db, clock, files, sources, report } = deps;
  const { reading = createBoundedReading(), reach = () => {} } = deps;
  const figures = { ...usualFigures, ...deps.figures };
  const moves = createTaskMoves({ db, clock, ...figures });
  const partOf = new Map<string, string>(
    sources.flatMap(({ source }) => source.parts.map(({ reader }) => [reader.code, reader.part] as const)),
  );
  const draining = createDrain({ db, clock, files, sources, reading, moves, report, figures, reach });

  const again = createReadAgain({
    ...{ db, clock, files, reading, moves, report, leaseMs: figures.leaseMs },
    ...{ sources: sources.map(({ source }) => source), fileSources: deps.fileSources ?? [] },
  });

  return {
    sources: sources.map(({ source }) => source.code),
    handedFiles: createHandedFiles({ clock, files, reading, moves }),
    async begin(tx, { orderId, subject, startedBy }) {
      const now = clock.now();
      const id = uuidv7(now);
      const isNew = await repository.insertRun(tx, { id, orderId, subject, startedBy, startedAt: now });
      const runId = isNew || orderId === null ? id : ((await findRunOfOrder(tx, orderId))?.id ?? id);
      const asked = sources.filter(
        ({ source }) => source.countries === 'all' || source.countries.includes(subject.country),
      );
      const tasks = asked.flatMap(({ source }) =>
        [...new Set(source.parts.map(({ reader }) => reader.part))].map((part) => ({
          ...{ id: uuidv7(now), runId, source: source.code, part },
          ...{ state: researchMachine.initial, runAfter: now },
        })),
      );
      await repository.insertTasks(tx, tasks, startedBy);
      return runId;
    },
    async askAgain(tx, taskId, actor) {
      const task = await repository.lockTask(tx, taskId);
      if (task === undefined) return false;
      const fresh = { attempts: 0, reason: null, answeredAt: null, quotaSince: null };
      const round = task.round + 1;
      return moves.move(tx, task, 'ask_again', { ...fresh, round, runAfter: clock.now(), actor });
    },
    async drop(tx, orderId) {
      const open = await repository.lockOpenTasks(tx, orderId);
      for (const task of open) await moves.move(tx, task, 'drop', { leasedUntil: null });
      return open.length;
    },
    drain: draining.drain,
    async handOver(assemble) {
      if (!(await hasChangedRun(db, clock.now()))) return;
      for (;;) {
        let taken: ChangedRun | undefined;
        try {
          await db.transaction().execute(async (tx) => {
            taken = await lockChangedRun(tx, clock.now());
            if (taken === undefined) return;
            await assemble(tx, taken);
            await noteAssembled(tx, taken);
          });
        } catch (error) {
          if (taken === undefined) throw error;
          report({ source: 'all', part: 'assembly', outcome: 'failed', detail: kindOfFault(error) });
          await noteFailed(db, taken, new Date(clock.now().getTime() + assembleAgainMs));
        }
        if (taken === undefined) return;
      }
    },
    handOverAgain: noteNews,
    readAgain: again.readAgain,
    countOpen: (db) => countOpenQuestions(db, clock.now()),
    runOf: findRunOfOrder,
    runOfTask: findRunOfTask,
    countSteps,
    tasks: repository.listTasks,
    async readings(db, runId) {
      const parts = new Map((await repository.listTasks(db, runId)).map(({ id, part }) => [id, part]));
      // An answer that two questions share was read for each of them: none is given what the other's reader found.
      return (await listReadings(db, runId)).filter(
        ({ reader, taskId }) => (partOf.get(reader) ?? parts.get(taskId)) === parts.get(taskId),
      );
    },
    bytesOf: ({ sha256 }) => files.get(sha256),
    close() {
      again.close();
      return draining.close();
    },
  };
}
