import type { FastifyInstance } from 'fastify';
import { Problem, problems } from '#kernel/problem.ts';
import {
  type GatewayEvent,
  GatewayRefusal,
  type PaymentGateway,
  paymentProblems,
} from '#modules/payments/service.ts';
import type { Services } from './services.ts';

/** Where a card gateway tells that something changed. */
export const webhookPathOf = (gateway: string) => `/api/v1/webhooks/${gateway}`;

/** Where the only gateway told it before there could be several; it may still stand in somebody's settings. */
const firstName = 'payments';
const firstGateway = 'sandbox';

const maxWebhookBytes = 64 * 1024;

/** Takes webhooks: checked over the raw body where they are signed, kept once, answered at once; the outbox looks at the object. */
export function webhookRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'payments' | 'clock'>) {
  const { db, payments, clock } = services;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxWebhookBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { gateway: string } }>(webhookPathOf(':gateway'), async (request, reply) => {
      const { gateway: name } = request.params;
      const gateway = payments.gateways.find(name === firstName ? firstGateway : name);
      if (gateway === undefined) throw new Problem(problems.notFound);
      if (gateway.isSender?.(request.ip) === false) throw new Problem(paymentProblems.forgedWebhook);
      const isSigned = gateway.signatureHeader !== null;
      const signature = isSigned ? request.headers[gateway.signatureHeader] : undefined;
      const body = typeof request.body === 'string' ? request.body : '';
      const event = readEvent(gateway, body, typeof signature === 'string' ? signature : '');
      // Anybody can write what nobody signs: of a payment that we do not know no work is made.
      const isNews = event !== undefined && (isSigned || (await isKnown(gateway, event)));
      if (isNews) await db.transaction().execute((tx) => payments.receiveWebhook(tx, gateway.name, event));
      return reply.code(200).send({ received: true });
    });
  });

  const isKnown = async ({ name: gateway }: PaymentGateway, { gatewayPaymentId, of }: GatewayEvent) =>
    (await payments.findHinted(db, { gateway, gatewayPaymentId, ...(of && { of }) })) !== undefined;

  function readEvent(gateway: PaymentGateway, body: string, signature: string) {
    try {
      return gateway.readWebhook(body, signature, clock.now());
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      const isSigned = error.code === 'webhook_unreadable';
      throw new Problem(isSigned ? problems.invalidInput : paymentProblems.forgedWebhook, { cause: error });
    }
  }
}
