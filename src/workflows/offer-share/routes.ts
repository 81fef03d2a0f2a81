import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { OfferShare } from './offer-share.ts';

/** Registers the buyer's answer with the server. */
export function offerShareRoutes(
  app: FastifyInstance,
  { authenticate, offerShare }: { authenticate: Authenticate; offerShare: OfferShare },
): void {
  registerEndpoint(app, contract.chooseShare, authenticate, ({ params, body }) =>
    offerShare.choose(params.secret, body),
  );
  registerEndpoint(app, contract.chooseAccountShare, authenticate, ({ actor, params, body }) =>
    offerShare.choose({ ...params, actor }, body),
  );
}
