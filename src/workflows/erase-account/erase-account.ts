import type { Actor } from '#kernel/actor.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { erasedEmail } from '#kernel/erased-email.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { DataRequestsService } from '#modules/data-requests/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import type { FeedbackService } from '#modules/feedback/service.ts';
import { isClosed } from '#modules/orders/order-states.ts';
import type { Order, OrdersService } from '#modules/orders/service.ts';
import { isMoneyLive } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Notes } from '#modules/worklists/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { eraseAccount } from './contract.ts';
import { ordersUnderWay } from './problems.ts';

/** Erases the account of `actor`. Throws 401, 422 for a wrong password, 409 `orders_under_way`, `hand_over_first`. */
export type EraseAccount = (actor: Actor, body: BodyOf<typeof eraseAccount>) => Promise<void>;

/** The end of a customer account, all or nothing: what is kept and why is in docs/personal-data.md. */
export function createEraseAccount(deps: {
  db: Db;
  accounts: AccountsService;
  orders: OrdersService;
  payments: PaymentsService;
  debts: Pick<DebtsService, 'listOwed'>;
  feedback: FeedbackService;
  dataRequests: Pick<DataRequestsService, 'eraseOf'>;
  notes: Notes;
}): EraseAccount {
  const { db, accounts, orders, payments, debts, feedback, dataRequests, notes } = deps;

  async function isUnderWay(tx: Tx, order: Order): Promise<boolean> {
    if (!isClosed(order.state)) return true;
    return (await payments.list(tx, order.id)).some(({ state }) => isMoneyLive(state));
  }

  async function assertFinished(tx: Tx, own: readonly Order[], accountId: string): Promise<void> {
    const unpaid = new Set((await debts.listOwed(tx, accountId)).map(({ orderId }) => orderId));
    const open: Parameters<typeof ordersUnderWay>[0][number][] = [];
    for (const order of own) {
      const { number } = order;
      if (await isUnderWay(tx, order)) open.push({ number, why: 'orderUnderWay' });
      else if (unpaid.has(order.id)) open.push({ number, why: 'orderNotPaid' });
    }
    if (open.length > 0) throw ordersUnderWay(open);
  }

  return async (actor, body) => {
    if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
    const { accountId } = actor;
    const identity = await accounts.exportAndErasure.confirmIdentity(db, accountId, body);
    await db.transaction().execute(async (tx) => {
      const { email } = await accounts.exportAndErasure.lockConfirmed(tx, identity);
      // The company before its orders, as wherever both are held.
      const departure = await accounts.legalEntities.partFor(tx, accountId);
      const own = await orders.lockOfOwner(tx, { accountId, email });
      await assertFinished(tx, own, accountId);
      for (const order of own) {
        if (departure !== undefined && order.entityId === departure.entityId) {
          // The company keeps its order and papers; who ordered is nobody any more.
          await orders.passOn(tx, order, departure);
          await orders.forgetMailsBefore(tx, order.id);
          await payments.forgetCards(tx, order.id);
          await feedback.reviews.anonymise(tx, order.id, actor);
          continue;
        }
        await orders.eraseCustomer(tx, order, erasedEmail(accountId));
        await notes.eraseOf(tx, order.id);
        await payments.forgetCards(tx, order.id);
        await feedback.reviews.anonymise(tx, order.id, actor);
      }
      await feedback.questions.eraseOf(tx, email, actor);
      await dataRequests.eraseOf(tx, email, actor);
      await accounts.exportAndErasure.erase(tx, identity, email);
    });
  };
}
