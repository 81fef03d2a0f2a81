import type { Fault, FaultMode, FaultTarget } from '../ledger/fault-names.ts';
import type { Db } from '../ledger/transaction.ts';

export async function insertFault(
  db: Db,
  fault: { target: FaultTarget; mode: FaultMode; times: number; delayMs: number | undefined },
): Promise<void> {
  await db.query('INSERT INTO sandbox.faults (target, mode, delay_ms, times_left) VALUES ($1, $2, $3, $4)', [
    fault.target,
    fault.mode,
    fault.delayMs ?? null,
    fault.times,
  ]);
}

/** Uses up one ordered fault of the target, oldest first. */
export async function takeFault(db: Db, target: FaultTarget): Promise<Fault | undefined> {
  const { rows } = await db.query<Fault>(
    `UPDATE sandbox.faults SET times_left = times_left - 1 WHERE id = (
       SELECT id FROM sandbox.faults WHERE target = $1 AND times_left > 0 ORDER BY id LIMIT 1 FOR UPDATE)
     RETURNING mode, delay_ms`,
    [target],
  );
  return rows[0];
}

export async function clearFaults(db: Db): Promise<void> {
  await db.query('DELETE FROM sandbox.faults');
}
