import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { numbersOf, sameCompany } from './same-company.ts';
import { listBearers, listIdsBySource, lockCountry } from './witness-repository.ts';

export type Upsert = (tx: Tx, records: readonly CompanyRecord[], register: Register) => Promise<unknown>;

/**
 * Keeps records of one country that a live register told of, and answers which companies they are. A company that another
 * register has already brought is not written a second time: its own record stays.
 */
export async function keepRecords(
  tx: Tx,
  upsert: Upsert,
  country: string,
  records: readonly CompanyRecord[],
  register: Register,
): Promise<string[]> {
  await lockCountry(tx, country);
  const values = [...new Set(records.flatMap((record) => numbersOf(record).map(({ value }) => value)))];
  const borne = await listBearers(tx, country, register.code, values);
  const known = new Map(records.map((record) => [record.sourceRef, sameCompany(record, borne)]));
  const fresh = records.filter(({ sourceRef }) => known.get(sourceRef) === undefined);
  if (fresh.length > 0) await upsert(tx, fresh, register);
  const added = await listIdsBySource(
    tx,
    country,
    register.code,
    fresh.map(({ sourceRef }) => sourceRef),
  );
  const ids = records.map(({ sourceRef }) => known.get(sourceRef) ?? added.get(sourceRef));
  return [...new Set(ids.filter((id) => id !== undefined))];
}
