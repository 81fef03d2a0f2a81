import type { PersonNeed } from '#findings/reading/reading.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { addressOf } from './fetch-source.ts';
import type { BoundedReading } from './reading/bounded-reading.ts';
import type { ResearchReason } from './research-states.ts';
import type { Snapshot, SnapshotReading, TakenTask } from './research-task.ts';
import { endOf, headOf } from './run-task.ts';
import { listRead, listSnapshots } from './snapshot-repository.ts';

/** What a newer reader makes of all that is kept of a question. */
export type KeptReading = Readonly<{
  readings: readonly SnapshotReading[];
  event: 'read_again' | 'read_again_nothing' | 'read_again_none_filed';
  reason: ResearchReason | null;
}>;

const answered = ['found', 'nothing_found', 'not_filed'] as const;
const events = {
  find: 'read_again',
  find_nothing: 'read_again_nothing',
  find_none_filed: 'read_again_none_filed',
} as const;

/**
 * Reads what is kept of a question as if it had just come; nothing is written and nobody is asked, so what only the newer reader
 * would have fetched is left out. Undefined, and all stays as it was read before, where it reads less than the one before: where an
 * answer is unreadable by now, where one that said something is no longer reached (else what it said would stand beside the newer
 * reading as if it were of it), or where a file that said something says nothing, because it may have been handed in by a number that
 * the company bears since. Without a source it is files that were handed in.
 */
export async function readKept(
  deps: Readonly<{ db: Db; clock: Clock; files: FileStore; reading: BoundedReading }>,
  source: Source | undefined,
  part: SourceAnswerPart,
  task: TakenTask,
): Promise<KeptReading | undefined> {
  const { db, clock, files, reading } = deps;
  const number = part.numberOf(task.subject);
  const stored = await listSnapshots(db, task.id, task.round);
  if (number === undefined) return undefined;
  const then = task.answeredAt ?? clock.now();
  const first = part.first(number, task.subject, then);
  const queue: SourceRequest[] =
    source === undefined ? stored.map(() => first) : [first, ...(part.beside?.(number, then) ?? [])];
  const readings: SnapshotReading[] = [];
  const states: SnapshotReading['state'][] = [];
  const needs: PersonNeed[] = [];
  for (let position = 0; position < Math.min(queue.length, part.maxCalls); position += 1) {
    const request = queue[position];
    if (request === undefined) break;
    const address = source === undefined ? undefined : addressOf(source, request);
    const snapshot = answerTo(address, request, stored, position);
    if (snapshot === undefined) continue;
    const head = headOf(part, snapshot);
    const meaning = snapshot.status === 200 ? undefined : part.meanings[snapshot.status];
    if (snapshot.status !== 200 && meaning === undefined) return undefined;
    if (meaning === 'nothing_found' || meaning === 'not_filed') {
      readings.push({ ...head, state: meaning, findings: [], remarks: [], fault: null });
      states.push(meaning);
      continue;
    }
    if (meaning !== undefined) {
      readings.push({ ...head, state: 'unreadable', findings: [], remarks: [], fault: meaning });
      needs.push(meaning);
      continue;
    }
    const answer = await reading.read(part, {
      ...{ reader: part.reader.code, bytes: await files.get(snapshot.sha256), subjectNumber: number },
      ...{ contentType: snapshot.contentType, address: snapshot.url, request },
    });
    queue.push(...answer.requests);
    const { fault, need } = answer;
    const said: SnapshotReading = {
      ...head,
      ...answer.reading,
      ...(fault !== null && { state: 'unreadable' }),
      fault,
    };
    readings.push(said);
    if (need !== undefined) needs.push(need);
    else if (request.leads !== 'only' || said.state === 'unreadable') states.push(said.state);
  }
  const withState = (state: SnapshotReading['state']) =>
    readings.filter((one) => one.state === state).map(({ snapshotId }) => snapshotId);
  const reached = new Set(readings.map(({ snapshotId }) => snapshotId));
  const unreached = stored.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  const emptied = source === undefined ? withState('nothing_found') : [];
  const { code } = part.reader;
  if ((await listRead(db, withState('unreadable'), code, answered)).length > 0) return undefined;
  if ((await listRead(db, [...unreached, ...emptied], code, ['found'])).length > 0) return undefined;
  const end = endOf(queue, states, needs);
  if (end.event === 'give_up' || end.event === 'need_person') return undefined;
  return { readings, event: events[end.event], reason: end.reason ?? null };
}

/**
 * What was answered to a call. Where the newer reader goes another way it stands elsewhere; in its own place it may differ in the
 * query, which a day or a year may be a part of. What was sent by POST is not told by its address.
 */
function answerTo<Stored extends Snapshot & Readonly<{ position: number }>>(
  address: string | undefined,
  { body }: SourceRequest,
  stored: readonly Stored[],
  position: number,
): Stored | undefined {
  const at = stored.find((one) => one.position === position);
  if (address === undefined || at?.url === address) return at;
  const elsewhere = body === undefined ? stored.find(({ url }) => url === address) : undefined;
  return elsewhere ?? (at !== undefined && withoutQuery(at.url) === withoutQuery(address) ? at : undefined);
}

const withoutQuery = (address: string): string => address.replace(/\?.*$/s, '');
