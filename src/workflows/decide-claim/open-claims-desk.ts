import { createDecideClaim } from './decide-claim.ts';
import { createDisputeEvidence } from './dispute-evidence.ts';
import { registerDisputeMails } from './dispute-mails.ts';
import { createViewClaims } from './view-claims.ts';

type Deps = Parameters<typeof createDecideClaim>[0] &
  Parameters<typeof createViewClaims>[0] &
  Parameters<typeof createDisputeEvidence>[0] &
  Parameters<typeof registerDisputeMails>[0];

/** All that this room does, and the mails that tell of a chargeback. */
export function openClaimsDesk(deps: Deps) {
  registerDisputeMails(deps);
  return {
    decideClaim: createDecideClaim(deps),
    viewClaims: createViewClaims(deps),
    disputeEvidence: createDisputeEvidence(deps),
  };
}
