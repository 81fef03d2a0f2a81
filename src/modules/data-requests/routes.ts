import type { FastifyInstance } from 'fastify';
import { type Actor, visitor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getDataRequest, replyToDataRequest, type StaffDataRequest, sendDataRequest } from './contract.ts';
import type { DataRequestsService } from './service.ts';

/** The same for everybody: an access token that has run out must not keep anyone from asking. */
const anyone: Authenticate = async () => visitor;

/** Registers the calls about data requests with the server. */
export function dataRequestRoutes(
  app: FastifyInstance,
  {
    db,
    dataRequests,
    authenticate,
  }: { db: Db; dataRequests: DataRequestsService; authenticate: Authenticate },
): void {
  registerEndpoint(app, sendDataRequest, anyone, ({ body, locale, idempotencyKey }) =>
    dataRequests.ask(db, body, { locale, idempotencyKey }),
  );
  registerEndpoint(app, getDataRequest, authenticate, ({ params }) => view(params.requestId));
  registerEndpoint(app, replyToDataRequest, authenticate, async ({ params, body, actor }) => {
    const staff = staffOf(actor);
    await db.transaction().execute((tx) => dataRequests.reply(tx, params.requestId, body, staff));
    return view(params.requestId);
  });

  async function view(id: string): Promise<StaffDataRequest> {
    const { request, events } = await dataRequests.get(db, id);
    const { createdAt, dueAt, closedAt, ...said } = request;
    return {
      ...said,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      isReceiptRefused: events.some(({ event }) => event === 'receipt_refused'),
      history: events.map(({ event, to, actor, at }) => ({ event, state: to, actor, at: at.toISOString() })),
    };
  }
}

function staffOf(actor: Actor): Extract<Actor, { kind: 'account' }> {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
