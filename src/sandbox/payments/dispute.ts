import { dayMs } from '#kernel/clock.ts';
import { newReference } from '../ledger/reference.ts';
import { Refusal } from '../ledger/refusal.ts';
import { type DisputeRow, type PaymentRow, saveDispute, sumRefunds } from '../ledger/repository.ts';
import type { Db } from '../ledger/transaction.ts';
import { lockSettled, record } from './settle.ts';

/** How long a bank waits for evidence. */
const evidenceMs = 14 * dayMs;

/** The payer's bank takes back what is left of a captured payment, or decides for one of the two sides. */
export async function dispute(
  db: Db,
  id: string,
  status: DisputeRow['status'],
  now: Date,
): Promise<PaymentRow> {
  const payment = await lockSettled(db, { id }, now);
  if (payment === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
  const before = payment.dispute;
  if (status === 'open' ? before !== null : before?.status !== 'open')
    throw new Refusal(409, 'unexpected_state', `A dispute cannot become ${status} now.`);
  const left = payment.captured_minor - (await sumRefunds(db, id));
  if (before === null && left <= 0) throw new Refusal(409, 'nothing_left', 'There is nothing to take back.');
  const terms = {
    id: before?.id ?? newReference('dispute'),
    amount_minor: before?.amount_minor ?? left,
    reason: before?.reason ?? 'product_not_as_described',
    evidence_due_by: before ? new Date(before.evidence_due_by) : new Date(now.getTime() + evidenceMs),
  };
  await saveDispute(db, { ...terms, payment_id: id, status }, now);
  return record(db, payment, {}, 'dispute.updated', now);
}
