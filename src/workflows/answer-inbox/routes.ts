import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import type { AnswerInbox } from './answer-inbox.ts';
import { assignInboxItem, countInbox, readInbox } from './contract.ts';

/** Registers the calls of the staff's inbox with the server. */
export function answerInboxRoutes(
  app: FastifyInstance,
  { authenticate, answerInbox }: { authenticate: Authenticate; answerInbox: AnswerInbox },
): void {
  registerEndpoint(app, readInbox, authenticate, ({ query, actor }) =>
    answerInbox.read(query, staffOf(actor)),
  );
  registerEndpoint(app, countInbox, authenticate, ({ actor }) => answerInbox.count(staffOf(actor)));
  registerEndpoint(app, assignInboxItem, authenticate, async ({ params, body, actor }) => {
    await answerInbox.assign(params.kind, params.itemId, body.isMine, staffOf(actor));
    return undefined;
  });
}

function staffOf(actor: Actor): Extract<Actor, { kind: 'account' }> {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
