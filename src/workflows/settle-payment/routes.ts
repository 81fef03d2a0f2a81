import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { forcePayment, getPaymentTruth } from './contract.ts';
import type { ForcePayment } from './force-payment.ts';

/** Registers what an Admin does about a payment that contradicts its gateway. */
export function settlePaymentRoutes(
  app: FastifyInstance,
  deps: { authenticate: Authenticate; forcePayment: ForcePayment },
): void {
  registerEndpoint(app, getPaymentTruth, deps.authenticate, ({ params }) => deps.forcePayment.truth(params));
  registerEndpoint(app, forcePayment, deps.authenticate, ({ params, body, actor }) =>
    deps.forcePayment.force(params, body, actor),
  );
}
