import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { CompanyRecord, Register } from '../company.ts';
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
): Promise<LoadCounts> {
  await lockRegister(tx, register);
  return upsertPrepared(tx, clock, register, records.map(prepareCompany));
}

/** The same for rows that are prepared already, of a register that is locked already. */
export async function upsertPrepared(
  tx: Tx,
  clock: Clock,
  register: Register,
  prepared: readonly PreparedCompany[],
): Promise<LoadCounts> {
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
  await insertCompanies(tx, register.code, now, added);
  await replaceCompanies(tx, now, changed);
  await insertChildren(tx, [...added, ...changed]);
  return {
    added: added.length,
    changed: changed.length,
    unchanged: prepared.length - added.length - changed.length,
  };
}
