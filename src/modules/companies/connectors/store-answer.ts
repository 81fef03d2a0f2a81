import { hourMs } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CompanyRecord, Register } from '../company.ts';
import type { Connector, ConnectorAnswer } from './connector.ts';
import {
  type AnswerKey,
  type KeptAnswer,
  keepAnswer,
  listBearers,
  listIdsBySource,
  lockCountry,
} from './repository.ts';
import { numbersOf, sameCompany } from './same-company.ts';

const foundForMs = 24 * hourMs;
const noneForMs = hourMs;
/** More of one answer is not a search's result any more. */
const maxRecords = 20;

export type Upsert = (tx: Tx, records: readonly CompanyRecord[], register: Register) => Promise<unknown>;

/**
 * Writes what a register answered, in a transaction of its own. A company that another register has already brought is
 * not written a second time: its own record stays, and the answer counts as one more witness of it.
 */
export async function storeAnswer(
  db: Db,
  upsert: Upsert,
  connector: Connector,
  key: AnswerKey,
  answer: ConnectorAnswer,
  now: Date,
): Promise<KeptAnswer> {
  const records = answer.records.filter(({ country }) => country === key.country).slice(0, maxRecords);
  const { register } = connector;
  return db.transaction().execute(async (tx) => {
    await lockCountry(tx, key.country);
    const values = [...new Set(records.flatMap((record) => numbersOf(record).map(({ value }) => value)))];
    const borne = await listBearers(tx, key.country, register.code, values);
    const known = new Map(records.map((record) => [record.sourceRef, sameCompany(record, borne)]));
    const fresh = records.filter(({ sourceRef }) => known.get(sourceRef) === undefined);
    if (fresh.length > 0) await upsert(tx, fresh, register);
    const added = await listIdsBySource(
      tx,
      key.country,
      register.code,
      fresh.map(({ sourceRef }) => sourceRef),
    );
    const ids = records.map(({ sourceRef }) => known.get(sourceRef) ?? added.get(sourceRef));
    const kept: KeptAnswer = {
      companyIds: [...new Set(ids.filter((id) => id !== undefined))],
      note: answer.note ?? null,
      answeredAt: now,
    };
    const isNone = kept.companyIds.length === 0 && kept.note !== 'vat_valid';
    const expiresAt = new Date(now.getTime() + (isNone ? noneForMs : foundForMs));
    await keepAnswer(tx, key, kept, expiresAt);
    return kept;
  });
}
