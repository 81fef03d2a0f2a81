import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import type { CollectDebts } from './collect-debts.ts';
import * as contract from './contract.ts';

/** Registers the calls about paying by invoice with the server. */
export function collectDebtsRoutes(
  app: FastifyInstance,
  { authenticate, collectDebts }: { authenticate: Authenticate; collectDebts: CollectDebts },
): void {
  registerEndpoint(app, contract.getOwnCredit, authenticate, ({ actor }) => collectDebts.own(actor));
  registerEndpoint(app, contract.getDebts, authenticate, () => collectDebts.view());
  registerEndpoint(app, contract.approveCredit, authenticate, ({ body, actor }) =>
    collectDebts.approve(body, actor),
  );
  registerEndpoint(app, contract.markPaid, authenticate, ({ params, body, actor }) =>
    collectDebts.markPaid(params.debtId, body, actor),
  );
  registerEndpoint(app, contract.markReturned, authenticate, ({ params, body, actor }) =>
    collectDebts.markReturned(params.refundId, body, actor),
  );
  registerEndpoint(app, contract.endCredit, authenticate, ({ params, body, actor }) =>
    collectDebts.end(params.accountId, body.reason, actor),
  );
}
