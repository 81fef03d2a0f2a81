import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { readTimeline } from './contract.ts';
import type { ReadTimeline } from './read-timeline.ts';

/** Registers the call of an order's timeline with the server. */
export function readTimelineRoutes(
  app: FastifyInstance,
  deps: { authenticate: Authenticate; readTimeline: ReadTimeline },
): void {
  registerEndpoint(app, readTimeline, deps.authenticate, ({ params, query }) =>
    deps.readTimeline(params.orderId, query),
  );
}
