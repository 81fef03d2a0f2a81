import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

type Known = Readonly<{ endpoint: Pick<Endpoint, 'name' | 'action' | 'method'>; actor: Actor }>;

/** A call of the API with its caller and what it was answered. */
export type AnsweredCall = Known & Readonly<{ status: number; request: FastifyRequest }>;

const known = new WeakMap<FastifyRequest, Known>();

/** Remembers whose call a request is, for whoever listens to answers. */
export function rememberCall(request: FastifyRequest, call: Known): void {
  known.set(request, call);
}

/** Has `listen` told of every call after it was answered; what it throws is logged and changes no answer. */
export function onAnsweredCall(app: FastifyInstance, listen: (call: AnsweredCall) => Promise<void>): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = known.get(request);
    if (call === undefined) return;
    try {
      await listen({ ...call, status: reply.statusCode, request });
    } catch (error) {
      request.log.warn({ err: error }, 'an answered call could not be noted');
    }
  });
}
