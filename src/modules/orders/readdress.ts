import type { Actor } from '#kernel/actor.ts';
import { isErasedEmail } from '#kernel/erased-email.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { Order } from './order.ts';
import { isReportSent } from './order-states.ts';
import { orderProblems } from './problems.ts';
import { updateOrder } from './repository.ts';
import type { ReturnedMails } from './sendings/returned-mails.ts';
import type { SentMail, SentMails } from './sendings/sent-mails.ts';

/** What is to be sent to the new address: the report that was never taken, or once more a mail that did not arrive. */
export type ReaddressedWork = Readonly<{ topic: 'deliver' | 'resend'; key: string; payload: object }>;

/** Where an order's mails go from now on, after one was refused or came back, and what goes there at once. */
export function createReaddress(deps: { sentMails: SentMails; returnedMails: ReturnedMails }) {
  const { sentMails, returnedMails } = deps;

  /** The report where it was sent, else the mail that came back last. */
  async function undelivered(tx: Tx, order: Order): Promise<SentMail | undefined> {
    const mails = (await sentMails.list(tx, order.id, 500)).filter(
      ({ isCopy, revision }) => !isCopy && revision === order.revision,
    );
    if (isReportSent(order.state)) return mails.findLast(({ kind }) => kind === 'report');
    const bounced = (await returnedMails.list(tx, order.id)).filter(({ event }) => event === 'bounce');
    return mails.findLast(({ id }) => bounced.some(({ mailId }) => mailId === id));
  }

  return {
    /**
     * Changes the address of a locked order and answers what to write into the outbox. Throws 409 where no mail is known not to
     * arrive. A mail that was sent again `times` times stays where it is: `refuse` says so, `keep` changes the address alone.
     */
    async change(
      tx: Tx,
      order: Order,
      email: string,
      act: Readonly<{ actor: Actor; reason: string }>,
      most: Readonly<{ times: number; beyond: 'refuse' | 'keep' }>,
    ): Promise<ReaddressedWork | undefined> {
      const { id: orderId } = order;
      const isBlocked = order.state === 'sending' || isErasedEmail(order.email);
      if (order.deliveryProblem === null || isBlocked) throw new Problem(orderProblems.noDeliveryProblem);
      const mail = await undelivered(tx, order);
      const isTooOften = (await sentMails.countAgain(tx, orderId, mail?.mailKey ?? '')).ofMail >= most.times;
      if (isTooOften && most.beyond === 'refuse') throw new Problem(orderProblems.tooManyResends);
      await updateOrder(tx, orderId, { email, deliveryProblem: null });
      const actId = await sentMails.act(tx, { orderId, mailId: null, event: 'change_address' }, act);
      if (order.state === 'ready')
        return { topic: 'deliver', key: `o${orderId}:deliver:${actId}`, payload: { orderId } };
      if (mail === undefined || isTooOften) return undefined;
      const wishId = await sentMails.act(tx, { orderId, mailId: mail.id, event: 'resend' }, act);
      const payload = { orderId, mailId: mail.id, wishId };
      return { topic: 'resend', key: `o${orderId}:resend:${wishId}`, payload };
    },
  };
}

export type Readdress = ReturnType<typeof createReaddress>;
