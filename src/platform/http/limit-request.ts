import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { Limit } from '#kernel/limit.ts';
import type { Count, Limiter } from '#platform/limits/limiter.ts';
import { tooOften } from '#platform/limits/refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent on the bare servers of tests, where nothing is counted. */
    limiter?: Limiter;
  }
}

/** Has every endpoint of the server that names a limit counted by `limiter`. */
export function limitRequests(app: FastifyInstance, limiter: Limiter): void {
  app.decorate('limiter', limiter);
}

/** Counts a call and says in the headers what is left; throws 429 with Retry-After when nothing is. */
export async function countRequest(
  limit: Limit | undefined,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { limiter } = request.server;
  if (limit === undefined || limiter === undefined) return;
  const caller = actor.kind === 'account' ? { accountId: actor.accountId } : { address: request.ip };
  const count = await limiter.countRequest(limit, caller);
  reply.headers(headersOf(count));
  if (!count.isWithin) throw tooOften(count.resetSeconds);
}

function headersOf({ limit, remaining, resetSeconds }: Count) {
  return { 'RateLimit-Limit': limit, 'RateLimit-Remaining': remaining, 'RateLimit-Reset': resetSeconds };
}
