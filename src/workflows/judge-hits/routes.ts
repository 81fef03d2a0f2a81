import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getOrderScreening, judgeHit } from './contract.ts';
import type { JudgeHits } from './judge-hits.ts';

/** Registers the staff's calls about possible matches with the server. */
export function judgeHitsRoutes(
  app: FastifyInstance,
  { authenticate, judgeHits }: { authenticate: Authenticate; judgeHits: JudgeHits },
): void {
  registerEndpoint(app, getOrderScreening, authenticate, ({ params, locale }) =>
    judgeHits.view(params.orderId, locale),
  );
  registerEndpoint(app, judgeHit, authenticate, async ({ params, body, actor, locale }) => {
    const { hitId, ...verdict } = body;
    await judgeHits.judge(params.orderId, hitId, verdict, actor);
    return judgeHits.view(params.orderId, locale);
  });
}
