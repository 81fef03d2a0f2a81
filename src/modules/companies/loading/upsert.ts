import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { type PreparedCompany, prepareCompany } from './prepare.ts';
import {
  insertChildren,
  insertCompanies,
  listStored,
  lockRegister,
  type PlacedCompany,
  replaceCompanies,
  type StoredCompany,
} from './repository.ts';

/** Hears of the companies that a transaction has written, inside it. */
export type NoteChanges = (
  tx: Tx,
  companies: readonly Readonly<{ country: string; id: string }>[],
) => Promise<void>;

/** How rows are written: a dry run only compares them. */
export type WriteOptions = Readonly<{
  isDryRun?: boolean | undefined;
  noteChanges?: NoteChanges | undefined;
}>;

/** What a load did, in companies. */
export type LoadCounts = Readonly<{ added: number; changed: number; unchanged: number }>;

/**
 * Writes records of one register within `tx`. A company is known by the register's key: the same content changes
 * nothing, other content makes the next version and keeps the one before. Of records with one key the last counts.
 * Throws RangeError for a record without name, key or country.
 */
export async function upsertCompanies(
  tx: Tx,
  clock: Clock,
  register: Register,
  records: readonly CompanyRecord[],
  { memory, noteChanges }: Readonly<{ memory?: WordMemory; noteChanges?: NoteChanges | undefined }> = {},
): Promise<LoadCounts> {
  await lockRegister(tx, register);
  const prepared = records.map((record) => prepareCompany(record, memory));
  return upsertPrepared(tx, clock, register, prepared, { noteChanges });
}

/**
 * Writes one step after the other; the next step is made while PostgreSQL writes the one before.
 * `onWritten` hears of every step that was written. Throws what `steps` throws, after the last write has ended.
 */
export async function upsertSteps<Step extends { prepared: readonly PreparedCompany[] }>(
  tx: Tx,
  clock: Clock,
  register: Register,
  steps: AsyncIterable<Step> | Iterable<Step>,
  onWritten: (counts: LoadCounts, step: Step) => void,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const step of steps) {
      await writing;
      writing = upsertPrepared(tx, clock, register, step.prepared).then((counts) => onWritten(counts, step));
      // Heard of at the next `await`; until then it must not count as unheard.
      writing.catch(() => {});
    }
  } finally {
    await writing;
  }
}

/** Writes rows of a register that is locked; a dry run only compares. */
export async function upsertPrepared(
  tx: Tx,
  clock: Clock,
  register: Register,
  prepared: readonly PreparedCompany[],
  { isDryRun = false, noteChanges }: WriteOptions = {},
): Promise<LoadCounts> {
  if (prepared.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const latest = new Map(prepared.map((one) => [one.sourceRef, one]));
  const stored = new Map(
    (await listStored(tx, register.code, [...latest.keys()])).map((one) => [one.sourceRef, one]),
  );
  const now = clock.now();
  const added: PlacedCompany[] = [];
  const changed: (PlacedCompany & { stored: StoredCompany })[] = [];
  for (const one of latest.values()) {
    const known = stored.get(one.sourceRef);
    if (known === undefined) added.push({ id: uuidv7(now), prepared: one });
    else if (known.contentHash !== one.contentHash)
      changed.push({ id: known.id, prepared: one, stored: known });
  }
  if (!isDryRun) {
    await insertCompanies(tx, register.code, now, added);
    await replaceCompanies(tx, now, changed);
    await insertChildren(tx, [...added, ...changed]);
    // A company that moved to another country has left the one it was in.
    const left = changed.filter(({ prepared: one, stored: was }) => one.country !== was.country);
    await noteChanges?.(tx, [
      ...[...added, ...changed].map(({ id, prepared: { country } }) => ({ country, id })),
      ...left.map(({ id, stored: { country } }) => ({ country, id })),
    ]);
  }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: prepared.length - added.length - changed.length,
  };
}
