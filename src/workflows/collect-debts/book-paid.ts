import type { Debt, DebtsService } from '#modules/debts/service.ts';
import type { Payment, PaymentsService } from '#modules/payments/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { DeskDebtRow } from './repository.ts';

/** Writes down in the debt and in the ledger that a transfer of an invoice came; answers why it was not, where it was not. */
export async function bookPaid(
  { debts, payments }: { debts: DebtsService; payments: PaymentsService },
  tx: Tx,
  { id, paymentId }: Pick<DeskDebtRow, 'id' | 'paymentId'>,
  told: Parameters<DebtsService['pay']>[2],
): Promise<'paid' | 'not_owed' | 'owed_changed' | 'other_amount'> {
  const paid = await debts.pay(tx, id, told);
  if (typeof paid === 'string') return paid;
  const payment = await payments.get(tx, paymentId);
  await payments.bookTransfer(tx, payment, told.amount, { key: keyOf(paid.debt, paid.transferId) });
  return 'paid';
}

/**
 * Takes back in the debt and in the ledger that a transfer came; answers the payment, and whether refunds of it have moved by that, or
 * why nothing was taken back.
 */
export async function takeBackPaid(
  { debts, payments }: { debts: DebtsService; payments: PaymentsService },
  tx: Tx,
  transferId: string,
  said: Parameters<DebtsService['takeBack']>[2],
): Promise<{ payment: Payment; isLess: boolean } | 'unknown' | 'given_back'> {
  const taken = await debts.takeBack(tx, transferId, said);
  if (typeof taken === 'string') return taken;
  const { debt, amount, isLess } = taken;
  const payment = (await payments.list(tx, debt.orderId)).find(({ attempt }) => attempt === debt.attempt);
  if (payment === undefined) throw new Error(`the debt ${debt.id} has no payment`);
  await payments.bookTransfer(tx, payment, amount, { key: `${keyOf(debt, transferId)}:back`, isBack: true });
  return { payment, isLess };
}

const keyOf = ({ orderId, attempt }: Pick<Debt, 'orderId' | 'attempt'>, transferId: string) =>
  `o${orderId}:transfer:${attempt}:${transferId}`;
