import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Unreadable } from '#findings/reading/reading.ts';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type ListFile, type ListFormat, type ListHead, listBounds } from '../reading/list-format.ts';
import { ListRefused } from './list-refused.ts';
import {
  clearStaged,
  countStaged,
  type ListVersion,
  liftTimeouts,
  listVersionsNow,
  moveStaged,
  noteChecked,
  type StagedEntry,
  stageEntries,
  tryLockList,
  unlockList,
} from './repository.ts';

/** A file of a list, or a set of files, that is to become its next version. */
export type ListImportOrder = Readonly<{
  list: ListCode;
  format: ListFormat;
  files: readonly ListFile[];
  fileName: string;
  /** Of the bytes of all files, and how many there are. */
  mark: Readonly<{ sha256: string; bytes: number }>;
  /** A version with less than half of the entries of the one before is refused without it. */
  acceptsFewer?: boolean;
  onFault?: (place: string, fault: string) => void;
  /** How many entries were read so far. */
  onRead?: (entries: number) => void;
}>;

/** What came of it: the version that holds now; `isNew` unless the same file was in already. */
export type ListImportSummary = Readonly<{ version: ListVersion; isNew: boolean }>;

const chunkSize = 500;
/** A handful of entries that cannot be read is the publisher's slip; more is another form than the one we know. */
const faultsAllowed = 5;
const faultShare = 0.01;
const usualWaitMs = 4_000;
const tryEveryMs = 100;

/**
 * Reads the files in constant memory and makes them the list's version in one step: until then the version before holds, and it
 * goes on holding if anything fails. Throws ListRefused with nothing changed.
 */
export async function importList(db: Db, clock: Clock, order: ListImportOrder): Promise<ListImportSummary> {
  return db.connection().execute(async (connection) => {
    for (let waited = 0; !(await tryLockList(connection, order.list)); waited += tryEveryMs) {
      if (waited >= usualWaitMs) throw new ListRefused('Another import of this list is running.');
      await pause(tryEveryMs);
    }
    try {
      return await importLocked(connection, clock, order);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new ListRefused(`The file cannot be read: ${error.detail}.`);
    } finally {
      await clearStaged(connection, order.list).catch(() => {});
      // A connection that broke has let go by itself.
      await unlockList(connection, order.list).catch(() => {});
    }
  });
}

async function importLocked(db: Db, clock: Clock, order: ListImportOrder): Promise<ListImportSummary> {
  const { list, format, mark } = order;
  const [now] = await listVersionsNow(db, list);
  const isSame =
    now?.sha256 === mark.sha256 && now.readerVersion === format.version && now.format === format.code;
  if (now !== undefined && isSame) {
    const checkedAt = clock.now();
    await noteChecked(db, now.id, checkedAt);
    return { version: { ...now, checkedAt }, isNew: false };
  }
  await clearStaged(db, list);
  const { head, read, faults } = await stageFile(db, order);
  refuseFaults(read, faults);
  const counts = await countStaged(db, list);
  const isAmendment = head.isAmendment === true && counts.before > 0;
  const dropped = isAmendment ? 0 : counts.absent;
  const entries = counts.before + counts.added - dropped;
  if (order.acceptsFewer !== true && entries < counts.before / 2)
    throw new ListRefused(
      `The file has ${entries} entries, the list has ${counts.before} now: it does not look complete. --fewer takes it all the same.`,
    );
  const at = clock.now();
  const version: Omit<ListVersion, 'id'> = {
    list,
    version: head.version ?? null,
    publishedOn: head.publishedOn ?? null,
    format: format.code,
    readerVersion: format.version,
    fileName: order.fileName,
    ...mark,
    entries,
    added: counts.added,
    changed: counts.changed,
    dropped,
    faults,
    importedAt: at,
    checkedAt: at,
  };
  const id = await db.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    return moveStaged(tx, version, isAmendment);
  });
  return { version: { id, ...version }, isNew: true };
}

async function stageFile(db: Db, { list, format, files, onFault, onRead }: ListImportOrder) {
  let head: ListHead = {};
  let read = 0;
  let faults = 0;
  let chunk: StagedEntry[] = [];
  const write = async () => {
    const doubles = await stageEntries(db, list, chunk);
    for (let at = 0; at < doubles; at += 1) onFault?.('', 'an entry has the key of another');
    faults += doubles;
    chunk = [];
    onRead?.(read);
  };
  for await (const piece of format.read(files, list)) {
    if ('head' in piece) head = { ...head, ...piece.head };
    else if ('fault' in piece) {
      faults += 1;
      onFault?.(piece.place, piece.fault);
    } else {
      read += 1;
      if (read > listBounds.maxEntries)
        throw new Unreadable('too_many', `more than ${listBounds.maxEntries} entries`);
      chunk.push(staged(piece.entry));
      if (chunk.length >= chunkSize) await write();
    }
  }
  if (chunk.length > 0) await write();
  return { head, read, faults };
}

function refuseFaults(read: number, faults: number): void {
  if (read === 0) throw new ListRefused('The file has no entries.');
  if (faults > faultsAllowed && faults > read * faultShare)
    throw new ListRefused(
      `${faults} of ${read + faults} entries cannot be read: the list would be incomplete.`,
    );
}

/** As JSON that PostgreSQL takes: it keeps neither NUL nor half a sign. */
function staged(entry: ListEntry): StagedEntry {
  const text = JSON.stringify(entry, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '\ufffd') : value,
  );
  return { entryId: entry.entryId, entry: text, sha256: createHash('sha256').update(text).digest('hex') };
}
