import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { ArchiveFault, type FileFault, fileFaultOf } from '../files/file-fault.ts';
import { isZip, zipEntryOf } from '../files/zip-entry.ts';
import type { FileSource } from '../sources/file-source.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import type { ReadAnswer } from './reading/read-answer.ts';
import * as repository from './repository.ts';
import type { Snapshot } from './research-task.ts';
import { insertSnapshot, listSnapshots, upsertReading } from './snapshot-repository.ts';
import type { TaskMoves } from './task-moves.ts';

type FileReader = FileSource['readers'][number];

/** A file that somebody brought, read: what each reader says, and why any of them could not read it. */
export type HandedFile = Readonly<{
  bytes: Buffer;
  readings: readonly Readonly<{ reader: FileReader; reading: ReadAnswer['reading'] }>[];
  faults: readonly FileFault[];
}>;

/** Files that staff bring of sources that answer no machine: read first, kept only where they say something of the company. */
export interface HandedFiles {
  read(source: FileSource, number: string, file: Buffer): Promise<HandedFile>;
  /** Lays the bytes of a file that was read where they stay, and answers their hash. */
  store(file: HandedFile): Promise<string>;
  /**
   * Notes a stored file with a run, as an answer to questions of its own; a second time it changes nothing. False where one of them
   * is just being asked: the transaction is to be given up then.
   */
  keep(
    tx: Tx,
    runId: string,
    source: FileSource,
    file: HandedFile & Readonly<{ sha256: string }>,
    actor: string,
  ): Promise<boolean>;
}

/** Reads files, and notes what they answer. */
export function createHandedFiles(
  deps: Readonly<{ clock: Clock; files: FileStore; reading: BoundedReading; moves: TaskMoves }>,
): HandedFiles {
  const { clock, files, reading, moves } = deps;

  return {
    async read({ readers, homepage }, number, file) {
      const maxBytes = Math.max(...readers.map((reader) => reader.maxBytes));
      let bytes = file;
      try {
        if (isZip(file)) bytes = await zipEntryOf(file, number, maxBytes);
      } catch (error) {
        if (error instanceof ArchiveFault) return { bytes, readings: [], faults: [error.fault] };
        throw error;
      }
      const faults: FileFault[] = [];
      const readings: HandedFile['readings'][number][] = [];
      for (const reader of readers) {
        const answer = await reading.read(
          { reader },
          {
            reader: reader.code,
            bytes,
            subjectNumber: number,
            contentType: 'application/octet-stream',
            address: homepage,
            request: { path: '', accept: '*/*' },
          },
        );
        if (answer.fault === null) readings.push({ reader, reading: answer.reading });
        else faults.push(fileFaultOf(answer.fault));
      }
      return { bytes, readings, faults };
    },
    store: ({ bytes }) => files.put(bytes),
    async keep(tx, runId, source, { bytes, sha256, readings }, actor) {
      const now = clock.now();
      for (const { reader, reading: said } of readings) {
        const isFound = said.findings.length > 0;
        const task = await questionOf(tx, runId, source, reader.part, isFound, actor);
        if (task === undefined) continue;
        const before = await listSnapshots(tx, task.id, task.round);
        if (before.some((one) => one.sha256 === sha256)) continue;
        // Further accounts stand behind those before them; of other files the newest stands alone.
        const isFresh = source.isSeries !== true && before.length > 0;
        const at = {
          taskId: task.id,
          round: task.round + Number(isFresh),
          position: isFresh ? 0 : before.length,
        };
        const change = {
          ...{ round: at.round, reason: null, answeredAt: now, actor, at: now },
          // Those before it in a series may be of an older version.
          ...((isFresh || before.length === 0) && { readerVersion: reader.version }),
        };
        if (!(await moves.move(tx, task, isFound ? 'hand_in' : 'hand_in_nothing', change))) return false;
        const snapshot: Snapshot = {
          // One for each reader: what is read out of a snapshot belongs to every question that it answers.
          ...{ id: uuidv7(now), source: source.code, url: source.homepage, status: 200 },
          ...{ contentType: 'application/octet-stream', sha256, bytes: bytes.byteLength },
          ...{ licence: source.licence.name, fetchedAt: now },
        };
        await insertSnapshot(tx, snapshot, at);
        const head = { snapshotId: snapshot.id, reader: reader.code, readerVersion: reader.version };
        await upsertReading(tx, { ...head, ...said, fault: null }, now);
      }
      return true;
    },
  };

  /** The question about a part, locked; laid out where there is something to answer. What a file never spoke of needs no answer. */
  async function questionOf(
    tx: Tx,
    runId: string,
    source: FileSource,
    part: FileReader['part'],
    isFound: boolean,
    actor: string,
  ) {
    const known = (await repository.listTasks(tx, runId)).find(
      (one) => one.source === source.code && one.part === part,
    );
    if (known !== undefined) return repository.lockTask(tx, known.id);
    if (!isFound) return undefined;
    const now = clock.now();
    const laid = {
      id: uuidv7(now),
      runId,
      source: source.code,
      part,
      state: 'needs_person',
      runAfter: now,
    } as const;
    await repository.insertTasks(tx, [laid], actor);
    return repository.lockTask(tx, laid.id);
  }
}
