import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { isZip, zipEntryOf } from '../files/zip-entry.ts';
import type { FileSource } from '../sources/file-source.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import type { ReadAnswer } from './reading/read-answer.ts';
import * as repository from './repository.ts';
import type { Snapshot } from './research-task.ts';
import { insertSnapshot, linkSnapshot, listSnapshots, upsertReading } from './snapshot-repository.ts';
import type { TaskMoves } from './task-moves.ts';

/** A file that somebody brought, read: what each reader found, and why nothing was. */
export type HandedFile = Readonly<{
  bytes: Buffer;
  readings: readonly Readonly<{ reader: FileSource['readers'][number]; reading: ReadAnswer['reading'] }>[];
  /** A sentence for staff, where no reader could read it. */
  fault: string | null;
}>;

/** Files that staff bring of sources that answer no machine: read first, kept only where they say something of the company. */
export interface HandedFiles {
  read(source: FileSource, number: string, file: Buffer): Promise<HandedFile>;
  /** Keeps a file with a run, as an answer to questions of its own. */
  keep(tx: Tx, runId: string, source: FileSource, file: HandedFile, actor: string): Promise<void>;
}

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
        if (error instanceof BrokenFileError)
          return { bytes, readings: [], fault: `broken: ${error.message}` };
        throw error;
      }
      const faults: string[] = [];
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
        if (answer.fault !== null) faults.push(answer.fault);
        else if (answer.reading.findings.length > 0) readings.push({ reader, reading: answer.reading });
      }
      const [fault = null] = faults;
      return { bytes, readings, fault: readings.length > 0 ? null : fault };
    },
    async keep(tx, runId, source, { bytes, readings }, actor) {
      const now = clock.now();
      const snapshot: Snapshot = {
        id: uuidv7(now),
        source: source.code,
        url: source.homepage,
        status: 200,
        contentType: 'application/octet-stream',
        sha256: await files.put(bytes),
        bytes: bytes.byteLength,
        licence: source.licence.name,
        fetchedAt: now,
      };
      let isKept = false;
      for (const { reader, reading: said } of readings) {
        const at = await placeOf(tx, runId, source, reader.part, snapshot.sha256, actor);
        if (at === undefined) continue;
        if (isKept) await linkSnapshot(tx, at, snapshot.id);
        else await insertSnapshot(tx, snapshot, at);
        isKept = true;
        const head = { snapshotId: snapshot.id, reader: reader.code, readerVersion: reader.version };
        await upsertReading(tx, { ...head, ...said, fault: null }, now);
      }
    },
  };

  /** Where the file answers the question about a part: behind those before it, or alone in a round of its own; nowhere a second time. */
  async function placeOf(
    tx: Tx,
    runId: string,
    source: FileSource,
    part: FileSource['readers'][number]['part'],
    sha256: string,
    actor: string,
  ): Promise<Readonly<{ taskId: string; round: number; position: number }> | undefined> {
    const now = clock.now();
    const id = uuidv7(now);
    const laid = { id, runId, source: source.code, part, state: 'needs_person', runAfter: now } as const;
    await repository.insertTasks(tx, [laid], actor);
    const tasks = await repository.listTasks(tx, runId);
    const taskId = tasks.find((one) => one.source === source.code && one.part === part)?.id ?? id;
    const task = await repository.lockTask(tx, taskId);
    if (task === undefined) throw new Error('a question that was just laid out is gone');
    const round = source.isSeries === true || task.state === 'needs_person' ? task.round : task.round + 1;
    const before = await listSnapshots(tx, taskId, round);
    if (before.some((one) => one.sha256 === sha256)) return undefined;
    await moves.move(tx, task, 'hand_in', { round, reason: null, answeredAt: now, actor });
    return { taskId, round, position: before.length };
  }
}
