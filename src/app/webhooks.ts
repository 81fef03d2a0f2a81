import type { FastifyInstance } from 'fastify';
import { Problem, problems } from '#kernel/problem.ts';
import { GatewayRefusal, paymentProblems } from '#modules/payments/service.ts';
import type { Services } from './services.ts';

/** Where the card gateway tells that something changed. */
export const webhookPath = '/api/v1/webhooks/payments';

const maxWebhookBytes = 64 * 1024;
const signatureHeader = 'countercheck-sandbox-signature';

/** Takes signed webhooks: checked over the raw body, kept once, answered at once; the outbox looks at the object. */
export function webhookRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'payments' | 'gateway' | 'clock'>,
) {
  const { db, payments, gateway, clock } = services;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxWebhookBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(webhookPath, async (request, reply) => {
      const signature = request.headers[signatureHeader];
      const body = typeof request.body === 'string' ? request.body : '';
      const event = readEvent(body, typeof signature === 'string' ? signature : '');
      await db.transaction().execute((tx) => payments.receiveWebhook(tx, event));
      return reply.code(200).send({ received: true });
    });
  });

  function readEvent(body: string, signature: string) {
    try {
      return gateway.readWebhook(body, signature, clock.now());
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      const isSigned = error.code === 'webhook_unreadable';
      throw new Problem(isSigned ? problems.invalidInput : paymentProblems.forgedWebhook, { cause: error });
    }
  }
}
