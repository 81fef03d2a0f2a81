import { type DebtsService, owedMinor } from '#modules/debts/service.ts';
import { isByInvoice, type Payment } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';

type DebtDeps = Readonly<{ db: Db; debts: DebtsService }>;

/** Whether an account may pay by invoice and up to which amount, and how that changed; nothing about who decided it. */
export async function creditOf({ db, debts }: DebtDeps, accountId: string) {
  const line = await debts.credit.find(db, accountId);
  const events = await debts.credit.listEvents(db, accountId);
  return {
    line:
      line === undefined
        ? null
        : {
            limitMinor: line.limit.amountMinor,
            usedMinor: line.usedMinor,
            currency: line.limit.currency,
            days: line.days,
          },
    events: events.map(({ event, limit, days, at }) => ({
      event,
      limitMinor: limit.amountMinor,
      currency: limit.currency,
      days,
      at,
    })),
  };
}

/** What a payment by invoice came to, with its transfers and refunds; null of other payments. Marks that were wrong told of others. */
export async function debtOf({ db, debts }: DebtDeps, payment: Payment) {
  const debt = isByInvoice(payment) ? await debts.findOf(db, payment) : undefined;
  if (debt === undefined) return null;
  const refunds = await debts.listRefunds(db, debt.id);
  return {
    state: debt.state,
    days: debt.days,
    dueMinor: debt.dueMinor,
    dueOn: debt.dueOn,
    creditedMinor: debt.creditedMinor,
    paidMinor: debt.paidMinor,
    owedMinor: owedMinor(debt),
    transfers: await debts.listStanding(db, debt.id),
    refunds: refunds.map(({ amountMinor, backMinor, state }) => ({ amountMinor, backMinor, state })),
  };
}
