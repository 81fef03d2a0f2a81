import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { FindAtDesk } from './find-at-desk.ts';
import type { HandOut } from './hand-out.ts';
import type { ReadDesk } from './read-desk.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Registers the calls of the queue with the server. */
export function handOutOrdersRoutes(
  app: FastifyInstance,
  deps: { authenticate: Authenticate; handOut: HandOut; readDesk: ReadDesk; findAtDesk: FindAtDesk },
): void {
  const { authenticate, handOut, readDesk, findAtDesk } = deps;
  registerEndpoint(app, contract.readDesk, authenticate, ({ body, actor, locale }) =>
    readDesk.desk(body, staffOf(actor), locale),
  );
  registerEndpoint(app, contract.findAtDesk, authenticate, ({ query, actor }) =>
    findAtDesk(query.q, staffOf(actor)),
  );
  registerEndpoint(app, contract.getDeskOrder, authenticate, ({ params }) => readDesk.order(params.orderId));
  registerEndpoint(app, contract.handOutOrders, authenticate, ({ body, actor }) =>
    handOut.handOut(body.orderIds, body.to, staffOf(actor)),
  );
  registerEndpoint(app, contract.noteOrders, authenticate, async ({ body, actor }) => ({
    noteIds: await handOut.note(body.orderIds, body, staffOf(actor)),
  }));
  registerEndpoint(app, contract.removeNotes, authenticate, async ({ body, actor }) => {
    await handOut.removeNotes(body.noteIds, staffOf(actor));
    return undefined;
  });
  registerEndpoint(app, contract.seeNotes, authenticate, async ({ params, actor }) => {
    await handOut.see(params.orderId, staffOf(actor));
    return undefined;
  });
  registerEndpoint(app, contract.saveView, authenticate, async ({ body, actor }) => ({
    viewId: await handOut.saveView(body, staffOf(actor)),
  }));
  registerEndpoint(app, contract.renameView, authenticate, async ({ body, actor }) => {
    await handOut.renameView({ id: body.viewId, name: body.name }, staffOf(actor));
    return undefined;
  });
  registerEndpoint(app, contract.removeView, authenticate, async ({ body, actor }) => {
    await handOut.removeView(body.viewId, staffOf(actor));
    return undefined;
  });
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
