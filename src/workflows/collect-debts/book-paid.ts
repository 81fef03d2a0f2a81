import type { DebtsService } from '#modules/debts/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { DeskDebtRow } from './repository.ts';

/** Writes down in the debt and in the ledger that the transfer of an invoice came; answers why it was not, where it was not. */
export async function bookPaid(
  { debts, payments }: { debts: DebtsService; payments: PaymentsService },
  tx: Tx,
  { id, paymentId }: Pick<DeskDebtRow, 'id' | 'paymentId'>,
  told: Parameters<DebtsService['pay']>[2],
): Promise<'paid' | 'not_owed' | 'other_amount'> {
  const paid = await debts.pay(tx, id, told);
  if (paid === 'not_owed' || paid === 'other_amount') return paid;
  const payment = await payments.get(tx, paymentId);
  await payments.bookTransfer(tx, payment, told.amount, `o${paid.orderId}:transfer:${paid.attempt}`);
  return 'paid';
}
