import { z } from 'zod';
import { Problem } from '#kernel/problem.ts';
import { shorten } from '#kernel/shorten.ts';
import {
  type Buyers,
  correctionMail,
  type OrdersService,
  orderProblems,
  orderTopics,
  type Recipients,
  type ReturnedMails,
  type SentMail,
  type SentMails,
} from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { OutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { type ComposeMail, composedKinds, parseCard } from './compose-mail.ts';
import { type MailAsSent, maxMails, maxWaiting, type OrderMailsView, type WaitingMail } from './contract.ts';
import { isResendable, maxResends } from './resend-mail.ts';

/** In place of what opens the customer's own page: staff have no business there. */
const hidden = '…';

const mailTopics = [
  orderTopics.notify,
  orderTopics.deliver,
  orderTopics.copy,
  orderTopics.correction,
  orderTopics.resend,
];
const payloadShape = z.object({ notice: z.string().optional(), kind: z.string().optional() }).catch({});

/** The mails of an order, as staff see them. */
export function createOrderMails(deps: {
  db: Db;
  outboxDesk: Pick<OutboxDesk, 'ofOrder'>;
  orders: OrdersService;
  buyers: Pick<Buyers, 'find'>;
  recipients: Recipients;
  sentMails: SentMails;
  returnedMails: Pick<ReturnedMails, 'list'>;
  compose: ComposeMail;
  publicUrl: () => string;
}) {
  const { db, outboxDesk, orders, recipients, sentMails, compose, publicUrl } = deps;

  return {
    async list(orderId: string): Promise<OrderMailsView> {
      const order = await orders.get(db, orderId);
      const [mails, undone, { ofOrder }, returns] = await Promise.all([
        sentMails.list(db, orderId, maxMails),
        outboxDesk.ofOrder(db, orderId, mailTopics, maxWaiting),
        sentMails.countAgain(db, orderId, ''),
        deps.returnedMails.list(db, orderId),
      ]);
      const againOf = (key: string) =>
        mails.filter(({ mailKey, wishId }) => mailKey === key && wishId !== null).length;
      const keyOf = (mailId: string) => mails.find(({ id }) => id === mailId)?.mailKey;
      return {
        email: order.email,
        mayChangeAddress: order.deliveryProblem !== null && order.state !== 'sending',
        mails: mails.map((mail) => ({
          mailId: mail.id,
          ...{ kind: mail.kind, revision: mail.revision, isCopy: mail.isCopy },
          subject: mail.subject === null ? null : shorten(mail.subject, 1_000),
          to: mail.recipient,
          acceptedAt: mail.acceptedAt.toISOString(),
          response: mail.response === null ? null : shorten(mail.response, 500),
          isAgain: mail.wishId !== null,
          timesAgain: againOf(mail.mailKey),
          mayResend:
            mail.wishId === null &&
            isResendable(mail, order) &&
            againOf(mail.mailKey) < maxResends.ofMail &&
            ofOrder < maxResends.ofOrder,
          cameBack: returns
            .filter(
              ({ mailId }) => mailId === mail.id || (mail.wishId === null && keyOf(mailId) === mail.mailKey),
            )
            .slice(-60)
            .map(({ event, status, at }) => ({ event, status: shorten(status, 20), at: at.toISOString() })),
        })),
        waiting: undone.map((row): WaitingMail => {
          const { notice, kind } = payloadShape.parse(row.payload);
          const state = row.givenUpAt !== null ? 'given_up' : row.lastError !== null ? 'failing' : 'waiting';
          return {
            kind: shorten(notice ?? kind ?? row.topic.replace('orders.', ''), 40),
            state,
            attempts: row.attempts,
            lastError: row.lastError === null ? null : shorten(row.lastError, 600),
            since: row.createdAt.toISOString(),
            nextAt: row.givenUpAt === null ? row.runAfter.toISOString() : null,
          };
        }),
      };
    },

    /** A mail as it was sent, made again; without what opens the customer's page. Throws 404. */
    async read(orderId: string, mailId: string): Promise<MailAsSent> {
      const sent = await sentMails.find(db, orderId, mailId);
      if (sent === undefined) throw new Problem(orderProblems.unknownMail);
      const mail = await madeAgain(sent);
      return {
        mailId,
        subject: shorten(sent.subject ?? mail?.subject ?? '', 1_000),
        to: sent.recipient,
        messageId: `<${sent.mailKey}@${new URL(publicUrl()).hostname}>`,
        body: mail === undefined ? null : { text: mail.text, html: mail.html },
      };
    },
  };

  async function madeAgain(sent: SentMail) {
    const order = { ...(await orders.get(db, sent.orderId)), revision: sent.revision };
    const kind = composedKinds.safeParse(sent.kind);
    const said = sent.isCopy ? await deps.buyers.find(db, sent.orderId) : undefined;
    const isNamed = said?.copies.includes(sent.recipient) === true;
    if (kind.success)
      return compose(order, {
        ...{ kind: kind.data, key: sent.mailKey, secret: hidden },
        ...{ reason: sent.reason ?? undefined, card: parseCard(sent.card) },
        ...(sent.isCopy ? { copy: { to: sent.recipient, stopToken: isNamed ? undefined : hidden } } : {}),
      });
    const holders = await recipients.listBefore(db, sent.orderId, sent.revision);
    const holder = holders.find(({ email }) => email === sent.recipient);
    const context = { verifyPath: `/${hidden}`, publicUrl: publicUrl(), id: sent.mailKey };
    return holder && correctionMail(order, holder, { ...context, revision: sent.revision });
  }
}

export type OrderMails = ReturnType<typeof createOrderMails>;
