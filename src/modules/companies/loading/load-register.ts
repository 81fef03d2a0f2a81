import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Register } from '../company.ts';
import type { PreparedCompany } from './prepare.ts';
import { analyseCompanies, insertImport, liftTimeouts, lockRegister } from './repository.ts';
import { type LoadCounts, upsertSteps } from './upsert.ts';

/** A step of reading a file: rows to write, and how many records were read and refused since the last step. */
export type LoadStep = Readonly<{ prepared: readonly PreparedCompany[]; read: number; refused: number }>;

export type LoadSummary = LoadCounts & Readonly<{ read: number; refused: number }>;

/** Ends the transaction of a dry run; never leaves this file. */
class DryRunEnd extends Error {}

/**
 * Writes everything `steps` gives, or nothing: one transaction, so that a file that breaks off changes nothing and
 * searches see the register as it was until the end. Whatever `steps` throws is thrown on.
 */
export async function loadRegister(
  db: Db,
  order: {
    clock: Clock;
    register: Register;
    fileName: string;
    steps: AsyncIterable<LoadStep>;
    isDryRun?: boolean;
    onProgress?: (summary: LoadSummary) => void;
  },
): Promise<LoadSummary> {
  const { clock, register, onProgress } = order;
  const startedAt = clock.now();
  let summary: LoadSummary = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  try {
    await db.transaction().execute(async (tx) => {
      await liftTimeouts(tx);
      await lockRegister(tx, register);
      await upsertSteps(tx, clock, register, order.steps, (counts, { read, refused }) => {
        summary = {
          read: summary.read + read,
          added: summary.added + counts.added,
          changed: summary.changed + counts.changed,
          unchanged: summary.unchanged + counts.unchanged,
          refused: summary.refused + refused,
        };
        onProgress?.(summary);
      });
      if (order.isDryRun === true) throw new DryRunEnd();
      await insertImport(tx, {
        id: uuidv7(startedAt),
        register: register.code,
        file_name: order.fileName,
        started_at: startedAt,
        finished_at: clock.now(),
        read_count: summary.read,
        added_count: summary.added,
        changed_count: summary.changed,
        unchanged_count: summary.unchanged,
        refused_count: summary.refused,
      });
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
    return summary;
  }
  if (summary.added + summary.changed > 0) await analyseCompanies(db);
  return summary;
}
