import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import {
  type AnyEndpoint,
  type Authenticate,
  type Call,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { DecideClaim } from './decide-claim.ts';
import type { DisputeEvidence } from './dispute-evidence.ts';
import type { ViewClaims } from './view-claims.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Registers the calls about claims with the server; every act answers with the claims as they are then. */
export function decideClaimRoutes(
  app: FastifyInstance,
  deps: {
    authenticate: Authenticate;
    decideClaim: DecideClaim;
    viewClaims: ViewClaims;
    disputeEvidence: DisputeEvidence;
  },
): void {
  const { authenticate, decideClaim, viewClaims, disputeEvidence } = deps;
  registerEndpoint(app, contract.listOrderClaims, authenticate, ({ params, actor }) =>
    viewClaims(params.orderId, staffOf(actor)),
  );
  registerFileEndpoint(app, contract.getDisputeEvidence, authenticate, ({ params }) =>
    disputeEvidence(params.orderId, params.disputeId),
  );

  /** Does something about the claim of the path, then shows the order's claims. */
  function act<E extends AnyEndpoint>(
    endpoint: E,
    doIt: (orderId: string, claimId: string, body: Call<E>['body'], staff: Staff) => Promise<void>,
  ): void {
    registerEndpoint(app, endpoint as AnyEndpoint, authenticate, async ({ params, body, actor }) => {
      const staff = staffOf(actor);
      await doIt(params.orderId, params.claimId, body, staff);
      return viewClaims(params.orderId, staff);
    });
  }
  act(contract.assignClaim, (order, claim, body, staff) =>
    decideClaim.assign(order, claim, body.isMine, staff),
  );
  act(contract.answerClaim, decideClaim.answer);
  act(contract.rejectClaim, decideClaim.reject);
  act(contract.correctClaim, decideClaim.correct);
  act(contract.proposeRefund, decideClaim.propose);
  act(contract.grantRefund, (order, claim, body, staff) =>
    decideClaim.grant(order, claim, body.amountMinor, staff),
  );
  act(contract.declineProposal, (order, claim, body, staff) =>
    decideClaim.declineProposal(order, claim, body.reason, staff),
  );
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
