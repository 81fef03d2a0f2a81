import type { PersonNeed } from '#findings/reading/reading.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { SourceUnavailable } from '../live/connector.ts';
import type { Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { addressOf, type FetchSource } from './fetch-source.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import type { ResearchReason } from './research-states.ts';
import type { Snapshot, SnapshotReading, TakenTask } from './research-task.ts';
import {
  findFreshSnapshot,
  insertSnapshot,
  linkSnapshot,
  listSnapshots,
  upsertReading,
} from './snapshot-repository.ts';

/** How a task ended; silence is thrown as SourceUnavailable. */
export type TaskEnd =
  | Readonly<{ event: 'find' | 'find_nothing' | 'find_none_filed'; reason?: 'partly_unreadable' }>
  | Readonly<{ event: 'give_up' | 'need_person'; reason: ResearchReason }>;

/** The steps of a task at which a test kills the process. */
export const taskSteps = ['taken', 'fetched', 'filed', 'stored', 'read', 'ended'] as const;
export type TaskStep = (typeof taskSteps)[number];
/** Told of every step; does nothing but in tests. */
export type ReachStep = (step: TaskStep) => void;

type RunTaskDeps = Readonly<{
  db: Db;
  clock: Clock;
  files: FileStore;
  fetchSource: FetchSource;
  reading: BoundedReading;
  signal: AbortSignal;
  reach: ReachStep;
}>;

/**
 * Makes the calls of a task one after the other. Every answer is stored before it is read, so whoever goes on after a crash goes on
 * with what is stored; a fresh answer of an earlier research is not asked for again.
 */
export async function runTask(
  deps: RunTaskDeps,
  source: Source,
  part: SourceAnswerPart,
  task: TakenTask,
): Promise<TaskEnd> {
  const number = part.numberOf(task.subject);
  if (number === undefined) return { event: 'need_person', reason: 'no_number' };
  // Whoever takes it first finds nothing stored.
  const stored = task.takes === 1 ? [] : await listSnapshots(deps.db, task.id, task.round);
  const now = deps.clock.now();
  const queue: SourceRequest[] = [
    part.first(number, task.subject, now),
    ...(part.beside?.(number, now) ?? []),
  ];
  const states: SnapshotReading['state'][] = [];
  const needs: PersonNeed[] = [];
  let isSilent = false;
  for (let position = 0; position < Math.min(queue.length, part.maxCalls); position += 1) {
    const request = queue[position];
    if (request === undefined) break;
    const known = stored.find((one) => one.position === position && isAnswer(part, one.status));
    const { snapshot, bytes } = await obtain(deps, source, part, task, request, position, known);
    const meaning = snapshot.status === 200 ? undefined : part.meanings[snapshot.status];
    if (snapshot.status !== 200 && meaning === undefined)
      throw new SourceUnavailable('unexpected_answer', { detail: `status ${snapshot.status}` });
    if (meaning !== undefined) {
      const said = { ...headOf(part, snapshot), findings: [], remarks: [] };
      if (meaning === 'nothing_found' || meaning === 'not_filed') {
        await keep(deps, { ...said, state: meaning, fault: null });
        states.push(meaning);
      } else {
        await keep(deps, { ...said, state: 'unreadable', fault: meaning });
        needs.push(meaning);
      }
      continue;
    }
    const answer = await deps.reading.read(part, {
      reader: part.reader.code,
      bytes,
      subjectNumber: number,
      contentType: snapshot.contentType,
      address: snapshot.url,
      request,
    });
    // A thread that was ended with the process has not read.
    deps.signal.throwIfAborted();
    queue.push(...answer.requests);
    const { fault, need } = answer;
    isSilent ||= fault?.startsWith('silent:') === true;
    const reading: SnapshotReading = {
      ...headOf(part, snapshot),
      ...answer.reading,
      ...(fault !== null && { state: 'unreadable' }),
      fault,
    };
    await keep(deps, reading);
    deps.reach('read');
    if (need !== undefined) needs.push(need);
    else if (request.leads !== 'only' || reading.state === 'unreadable') states.push(reading.state);
  }
  if (isSilent && !states.includes('found')) return { event: 'give_up', reason: 'no_answer' };
  return endOf(queue, states, needs);
}

/** What all answers of a task come to. */
export function endOf(
  queue: readonly SourceRequest[],
  states: readonly SnapshotReading['state'][],
  needs: readonly PersonNeed[],
): TaskEnd {
  const [need] = needs;
  const isPart = states.includes('unreadable') || need !== undefined;
  if (states.includes('found')) return { event: 'find', ...(isPart && { reason: 'partly_unreadable' }) };
  if (states.includes('unreadable')) return { event: 'give_up', reason: 'unreadable' };
  // There is something, only not for a machine: that is never "nothing filed".
  if (need !== undefined) return { event: 'need_person', reason: need };
  if (queue.length === 1 && states.length === 0) return { event: 'find_none_filed' };
  return { event: states.includes('not_filed') ? 'find_none_filed' : 'find_nothing' };
}

/** From this task's earlier attempt, from an answer that is still fresh, or from the source. */
async function obtain(
  deps: RunTaskDeps,
  source: Source,
  part: SourceAnswerPart,
  task: TakenTask,
  request: SourceRequest,
  position: number,
  known: Snapshot | undefined,
): Promise<Readonly<{ snapshot: Snapshot; bytes: Uint8Array }>> {
  const { db, clock, files, fetchSource, signal, reach } = deps;
  if (known !== undefined) return { snapshot: known, bytes: await files.get(known.sha256) };
  const at = { taskId: task.id, round: task.round, position };
  const since = new Date(clock.now().getTime() - source.freshHours * hourMs);
  // Who has a source asked again wants its answer of now. What was sent by POST is not told by its address alone.
  const isCached = task.round === 1 && request.body === undefined;
  const fresh = isCached
    ? await findFreshSnapshot(db, source.code, addressOf(source, request), since)
    : undefined;
  if (fresh !== undefined && isAnswer(part, fresh.status)) {
    await linkSnapshot(db, at, fresh.id);
    return { snapshot: fresh, bytes: await files.get(fresh.sha256) };
  }
  const reply = await fetchSource(request, part.reader.maxBytes, signal);
  reach('fetched');
  const sha256 = await files.put(reply.bytes);
  reach('filed');
  const now = clock.now();
  const snapshot: Snapshot = {
    id: uuidv7(now),
    source: source.code,
    url: reply.url,
    status: reply.status,
    contentType: reply.contentType.slice(0, 200),
    sha256,
    bytes: reply.bytes.byteLength,
    licence: source.licence.name,
    fetchedAt: now,
  };
  await insertSnapshot(db, snapshot, at);
  reach('stored');
  return { snapshot, bytes: reply.bytes };
}

/** Whether a status says something: a refusal is kept as it came, and asked about again. */
function isAnswer({ meanings }: SourceAnswerPart, status: number): boolean {
  return status === 200 || meanings[status] !== undefined;
}

/** Whose reading of which snapshot it is. */
export function headOf({ reader }: SourceAnswerPart, snapshot: Snapshot) {
  return { snapshotId: snapshot.id, reader: reader.code, readerVersion: reader.version };
}

async function keep(
  { db, clock }: Pick<RunTaskDeps, 'db' | 'clock'>,
  reading: SnapshotReading,
): Promise<void> {
  await upsertReading(db, reading, clock.now());
}
