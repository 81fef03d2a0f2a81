import { hourMs } from '#kernel/clock.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Connector, ConnectorAnswer } from './connector.ts';
import { type AnswerKey, type KeptAnswer, keepAnswer } from './repository.ts';

const foundForMs = 24 * hourMs;
const noneForMs = hourMs;
/** More of one answer is not a search's result any more. */
const maxRecords = 20;

/** Keeps records of one country among the companies, and answers the ids of the companies they are. */
export type KeepRecords = (
  tx: Tx,
  country: string,
  records: readonly CompanyRecord[],
  register: Register,
) => Promise<readonly string[]>;

/** Writes what a register answered, in a transaction of its own; the answer is one more witness of its companies. */
export async function storeAnswer(
  db: Db,
  keepRecords: KeepRecords,
  connector: Connector,
  key: AnswerKey,
  answer: ConnectorAnswer,
  now: Date,
): Promise<KeptAnswer> {
  const records = answer.records.filter(({ country }) => country === key.country).slice(0, maxRecords);
  return db.transaction().execute(async (tx) => {
    const companyIds = await keepRecords(tx, key.country, records, connector.register);
    const kept: KeptAnswer = { companyIds, note: answer.note ?? null, answeredAt: now };
    const isNone = kept.companyIds.length === 0 && kept.note !== 'vat_valid';
    const expiresAt = new Date(now.getTime() + (isNone ? noneForMs : foundForMs));
    await keepAnswer(tx, key, kept, expiresAt);
    return kept;
  });
}
