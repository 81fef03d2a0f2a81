import { visitor } from '#kernel/actor.ts';
import { isErasedEmail } from '#kernel/erased-email.ts';
import { Problem } from '#kernel/problem.ts';
import { isReportSent } from '#modules/orders/order-states.ts';
import {
  type Order,
  type OrdersService,
  orderProblems,
  orderTopics,
  type ReturnedMails,
  type SentMail,
  type SentMails,
} from '#modules/orders/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

/** So often a customer has the mails of one order sent again; then staff help. */
const maxTimes = 5;
const reason = 'given by the customer on the page of the order';

/**
 * Where mails of an order go from now on, said by whoever has its link after one came back or was refused. What did not arrive goes
 * there at once. Nothing of it touches money: a capture follows a delivery alone.
 */
export function createGiveAddress(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  sentMails: SentMails;
  returnedMails: ReturnedMails;
}) {
  const { db, outbox, orders, sentMails, returnedMails } = deps;

  /** The report where it was sent, else the mail that came back last. */
  async function undelivered(tx: Tx, order: Order): Promise<SentMail | undefined> {
    const mails = (await sentMails.list(tx, order.id, 500)).filter(
      ({ isCopy, revision }) => !isCopy && revision === order.revision,
    );
    if (isReportSent(order.state)) return mails.findLast(({ kind }) => kind === 'report');
    const bounced = (await returnedMails.list(tx, order.id)).filter(({ event }) => event === 'bounce');
    return mails.findLast(({ id }) => bounced.some(({ mailId }) => mailId === id));
  }

  /** Throws 409 where no mail of the order is known not to arrive, or it was asked for too often. */
  return async (secret: string, email: string): Promise<{ email: string }> => {
    const { id: orderId } = await orders.getBySecret(db, secret);
    const work = await db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      const isBlocked = order.state === 'sending' || isErasedEmail(order.email);
      if (order.deliveryProblem === null || isBlocked) throw new Problem(orderProblems.noDeliveryProblem);
      const mail = await undelivered(tx, order);
      const { ofMail } = await sentMails.countAgain(tx, orderId, mail?.mailKey ?? '');
      if (ofMail >= maxTimes) throw new Problem(orderProblems.tooManyResends);
      const act = { actor: visitor, reason };
      await orders.changeAddress(tx, orderId, email);
      const actId = await sentMails.act(tx, { orderId, mailId: null, event: 'change_address' }, act);
      if (order.state === 'ready') {
        // It was never taken: what was refused is delivered now.
        const key = `o${orderId}:deliver:${actId}`;
        await outbox.enqueue(tx, { topic: orderTopics.deliver, key, payload: { orderId } });
        return key;
      }
      if (mail === undefined) return undefined;
      const wishId = await sentMails.act(tx, { orderId, mailId: mail.id, event: 'resend' }, act);
      const key = `o${orderId}:resend:${wishId}`;
      const payload = { orderId, mailId: mail.id, wishId };
      await outbox.enqueue(tx, { topic: orderTopics.resend, key, payload });
      return key;
    });
    if (work !== undefined) await outbox.runNow(work);
    return { email };
  };
}

export type GiveAddress = ReturnType<typeof createGiveAddress>;
