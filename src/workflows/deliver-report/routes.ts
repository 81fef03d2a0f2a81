import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { changeOrderAddress, listOrderMails, readOrderMail, resendMail } from './contract.ts';
import type { OrderMails } from './order-mails.ts';
import type { ResendMail } from './resend-mail.ts';

/** Registers the staff's calls about the mails of an order with the server. */
export function deliverReportRoutes(
  app: FastifyInstance,
  deps: { authenticate: Authenticate; orderMails: OrderMails; resendMail: ResendMail },
): void {
  const { authenticate, orderMails } = deps;
  registerEndpoint(app, listOrderMails, authenticate, ({ params }) => orderMails.list(params.orderId));
  registerEndpoint(app, readOrderMail, authenticate, ({ params }) =>
    orderMails.read(params.orderId, params.mailId),
  );
  registerEndpoint(app, resendMail, authenticate, async ({ params, body, actor }) => {
    await deps.resendMail.resend(params.orderId, params.mailId, { actor, reason: body.reason });
    return orderMails.list(params.orderId);
  });
  registerEndpoint(app, changeOrderAddress, authenticate, async ({ params, body, actor }) => {
    await deps.resendMail.changeAddress(params.orderId, body.email, { actor, reason: body.reason });
    return orderMails.list(params.orderId);
  });
}
