import type { Clock } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { FileDamaged, FileMissing, type FileStore } from '#platform/files/file-store.ts';
import { kindOfFault } from '../live/connector.ts';
import type { FileSource } from '../sources/file-source.ts';
import type { Source, SourceAnswerPart } from '../sources/source.ts';
import { hasStaleTask, lockStaleTask, type StaleTask } from './read-again-repository.ts';
import { type KeptReading, readKept } from './read-kept.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import * as repository from './repository.ts';
import type { ResearchEvent } from './research-states.ts';
import { upsertReading } from './snapshot-repository.ts';
import type { TaskMoves } from './task-moves.ts';

/** So many questions are read again at a time: those of now come first. */
const batch = 20;

/** Whether that was all, more waits, or what is left is under a lease: it failed, or somebody else has it. */
export type ReadAgainEnd = 'all' | 'more' | 'leased';

/** Reads what is kept again where its reader has become newer; no source is asked. */
export interface ReadAgain {
  /** Of these orders, as many as fit in a batch. `isWanted` locks an order and tells whether it is in work. */
  readAgain(
    orderIds: readonly string[],
    isWanted: (tx: Tx, orderId: string) => Promise<boolean>,
  ): Promise<ReadAgainEnd>;
  /** Leaves what is not yet read as it was. */
  close(): void;
}

/** Reads again; whoever dies over it leaves a lease that ends, and all as it was. */
export function createReadAgain(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    files: FileStore;
    sources: readonly Source[];
    fileSources: readonly FileSource[];
    reading: BoundedReading;
    moves: TaskMoves;
    report: (event: Readonly<{ source: string; part: string; outcome: string; detail: string }>) => void;
    leaseMs: number;
  }>,
): ReadAgain {
  const { db, clock, files, sources, fileSources, reading, moves, report, leaseMs } = deps;
  let isClosed = false;
  const readers = [
    ...sources.flatMap(({ code, parts }) => parts.map(({ reader }) => ({ source: code, reader }))),
    ...fileSources.flatMap(({ code, readers }) => readers.map((reader) => ({ source: code, reader }))),
  ].map(({ source, reader: { code, part, version } }) => ({ source, part, reader: code, version }));

  /** Of a question; undefined where nothing better comes of it. */
  async function read(task: StaleTask): Promise<KeptReading | undefined> {
    const asked = sources.find(({ code }) => code === task.source);
    const part = asked?.parts.find(({ reader }) => reader.part === task.part);
    if (asked !== undefined && part !== undefined)
      return readKept({ db, files, reading, clock }, asked, part, task);
    const source = fileSources.find(({ code }) => code === task.source);
    const reader = source?.readers.find((one) => one.part === task.part);
    if (source === undefined || reader === undefined) return undefined;
    // A file leads to nothing: each is read for itself.
    const request = { path: '', accept: '*/*' };
    const ofFile: SourceAnswerPart = {
      ...{ reader, numberOf: source.numberOf, meanings: {}, maxCalls: Number.MAX_SAFE_INTEGER },
      first: () => request,
    };
    return readKept({ db, files, reading, clock }, undefined, ofFile, task);
  }

  async function store(
    task: StaleTask,
    version: number,
    kept: KeptReading | undefined,
    isWanted: (tx: Tx, orderId: string) => Promise<boolean>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const isOpen = await isWanted(tx, task.orderId);
      const now = await repository.lockTask(tx, task.id);
      // Asked again, or read by somebody else meanwhile.
      if (now === undefined || now.round !== task.round || now.state !== task.state) return;
      if (now.readerVersion !== task.readerVersion) return;
      if (!isOpen) return;
      const head = { readerVersion: version, leasedUntil: null };
      for (const one of kept?.readings ?? []) await upsertReading(tx, one, clock.now());
      const event: ResearchEvent = kept?.event ?? 'read_again_in_vain';
      await moves.move(tx, now, event, { ...head, reason: kept === undefined ? now.reason : kept.reason });
    });
  }

  function tell({ source, part }: StaleTask, error: unknown): void {
    report({ source, part, outcome: 'not_read_again', detail: kindOfFault(error) });
  }

  return {
    async readAgain(orderIds, isWanted) {
      if (orderIds.length === 0) return 'all';
      for (let count = 0; count < batch && !isClosed; count += 1) {
        const task = await db
          .transaction()
          .execute((tx) => lockStaleTask(tx, { now: clock.now(), leaseMs, orderIds, readers }));
        if (task === undefined) return (await hasStaleTask(db, { orderIds, readers })) ? 'leased' : 'all';
        const known = readers.filter(({ source, part }) => source === task.source && part === task.part);
        const version = Math.max(...known.map((one) => one.version));
        try {
          const kept = await read(task).catch((error: unknown) => {
            if (!isForGood(error)) throw error;
            tell(task, error);
            return undefined;
          });
          // A thread that was ended with the process has not read.
          if (isClosed) return 'leased';
          await store(task, version, kept, isWanted);
        } catch (error) {
          // Tried again after the lease.
          tell(task, error);
        }
      }
      return isClosed ? 'leased' : 'more';
    },
    close() {
      isClosed = true;
    },
  };
}

/** What no second attempt mends: bytes that are gone or are others, a call that this installation has no address for. */
function isForGood(error: unknown): boolean {
  return error instanceof FileMissing || error instanceof FileDamaged || error instanceof RangeError;
}
