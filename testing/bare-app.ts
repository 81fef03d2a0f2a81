import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Locale } from '#kernel/locale.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { replyProblem } from '#platform/http/reply-problem.ts';

/** A server without a port that carries only what a test registers, with the error handler of the real one. */
export function createBareApp(register: (app: FastifyInstance) => void): FastifyInstance {
  const app = fastify({ logger: false });
  app.setErrorHandler(replyProblem);
  register(app);
  return app;
}

export type ApiCall = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** Sent as it is, where the body must not be good JSON. */
  rawBody?: string;
  locale?: Locale;
  bearer?: string;
}>;

/** Calls a path below `/api/v1`. */
export function callApi(app: FastifyInstance, call: ApiCall): Promise<LightMyRequestResponse> {
  const payload = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return app.inject({
    method: call.method,
    url: `/api/v1${call.path}`,
    headers: {
      'accept-locale': call.locale ?? 'en',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The refusal of a reply: its status and the first entry of the specification's `value` list. */
export function refusalOf(reply: LightMyRequestResponse): {
  status: number;
  code: string;
  description: string;
} {
  // A reply without the list fails here, as it should.
  const entry = reply.json<ProblemBody>().value[0];
  return { status: reply.statusCode, code: entry?.code ?? '', description: entry?.description ?? '' };
}
