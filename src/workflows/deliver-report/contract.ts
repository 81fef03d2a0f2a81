import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, emailText, instant, text, trimmed, uuid } from '#kernel/shapes.ts';

/** So many mails of an order are shown, the latest. */
export const maxMails = 200;
/** So many that are still to be sent. */
export const maxWaiting = 50;

const byOrder = z.object({ orderId: uuid });
const byMail = byOrder.extend({ mailId: uuid.describe('of a mail that was sent') });
const reason = trimmed(500).min(3);

const sentMail = z.object({
  mailId: uuid,
  kind: text(40).describe('a notice, `report` or `correction`'),
  revision: count,
  isCopy: z
    .boolean()
    .describe('to an address that the customer has added, or that holds an earlier revision'),
  subject: text(1_000).nullable().describe('null where it was sent before subjects were kept'),
  to: emailText,
  acceptedAt: instant.describe('when the mail server took it'),
  response: text(500).nullable().describe('what the mail server said, without addresses'),
  isAgain: z.boolean().describe('staff had it sent again'),
  timesAgain: count,
  mayResend: z.boolean(),
  cameBack: z
    .array(z.object({ event: z.enum(['bounce', 'delay', 'complaint']), status: text(20), at: instant }))
    .max(60)
    .describe(
      'it, or where it stands first one sent again, after it was taken: for good, as a delay, or as a complaint of whoever got it',
    ),
});

const waitingMail = z.object({
  kind: text(40),
  state: z.enum(['waiting', 'failing', 'given_up']),
  attempts: count,
  lastError: text(600).nullable(),
  since: instant,
  nextAt: instant.nullable(),
});
export type WaitingMail = z.output<typeof waitingMail>;

/** The mails of an order: what the mail server took, and what is still to be sent. */
export const orderMails = z
  .object({
    email: emailText.describe('where mails of this order go now'),
    mayChangeAddress: z.boolean().describe('a mail to it was refused or came back'),
    mails: z.array(sentMail).max(maxMails),
    waiting: z.array(waitingMail).max(maxWaiting),
  })
  .meta({ id: 'OrderMails' });
export type OrderMailsView = z.output<typeof orderMails>;

/** Bodies are not kept: they are made again of the order, without the link to the customer's page. */
export const mailAsSent = z
  .object({
    mailId: uuid,
    subject: text(1_000),
    to: emailText,
    messageId: text(300),
    body: z
      .object({ text: text(200_000), html: text(500_000) })
      .nullable()
      .describe('made again; null where it cannot be'),
  })
  .meta({ id: 'MailAsSent' });
export type MailAsSent = z.output<typeof mailAsSent>;

export const listOrderMails = defineEndpoint({
  name: 'listOrderMails',
  method: 'GET',
  path: '/staff/orders/{orderId}/mails',
  summary: 'Mails of an order as the mail server took them, and those that are still to be sent',
  action: 'desk.work',
  params: byOrder,
  reply: orderMails,
});

export const readOrderMail = defineEndpoint({
  name: 'readOrderMail',
  method: 'GET',
  path: '/staff/orders/{orderId}/mails/{mailId}',
  summary: 'One mail as it was sent, made again of the order',
  action: 'desk.work',
  params: byMail,
  reply: mailAsSent,
});

export const resendMail = defineEndpoint({
  name: 'resendMail',
  method: 'POST',
  path: '/staff/orders/{orderId}/mails/{mailId}/resend',
  summary: 'Have a mail sent again under the same Message-ID; five times at most, and never a charge',
  action: 'desk.work',
  refuses: [409],
  params: byMail,
  body: z.object({ reason }),
  reply: orderMails,
});

export const changeOrderAddress = defineEndpoint({
  name: 'changeOrderAddress',
  method: 'POST',
  path: '/staff/orders/{orderId}/address',
  summary: 'Where mails of an order go from now on, first the one that was refused or came back',
  action: 'desk.work',
  refuses: [409],
  params: byOrder,
  body: z.object({ email: trimmed(254).pipe(z.email().max(254)), reason }),
  reply: orderMails,
});
