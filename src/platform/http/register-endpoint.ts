import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import { isOpenToVisitors, mayDo, partyOf } from '#kernel/policy.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { rememberCall } from './answered-calls.ts';
import type { CallAudit, CallToAudit } from './audited-calls.ts';
import { httpProblems } from './http-problems.ts';
import { parseInput } from './input.ts';
import { countRequest } from './limit-request.ts';
import { requestLocale } from './reply-problem.ts';

// biome-ignore lint/suspicious/noExplicitAny: the four type parameters are read back by ParamsOf and its siblings
export type AnyEndpoint = Endpoint<any, any, any, any>;

/** What a handler is given: parsed input, who calls, and in which language to answer. */
export type Call<E> = Readonly<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: Actor;
  locale: Locale;
  idempotencyKey: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/**
 * A file answer: bytes, or a stream of them where they are many, with the name under which they are saved. One that is
 * `isPermanent` is shown in a page, and under this address there will never be another: the reader's browser may keep it.
 */
export type FileReply = Readonly<{ bytes: Buffer | Readable; fileName: string; isPermanent?: true }>;

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<ReplyOf<E>>;

/** Finds out who calls; throws 401 for a token that is not good. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

const apiPrefix = '/api/v1';

/** Registers one endpoint of a contract with the server: access, limit, parsing, handler, and parsing of the reply on the way out. */
export function registerEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  handler: Handler<E>,
): void {
  route(app, endpoint, authenticate, async (call: Call<E>) => {
    const answer = await handler(call);
    const { reply } = call;
    return endpoint.reply === undefined
      ? reply.send()
      : reply.send((endpoint.reply as z.ZodType).parse(answer));
  });
}

/** Registers an endpoint that answers with a file. `signal` tells the handler that nobody waits for it any more. */
export function registerFileEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  handler: (call: Call<E>, signal: AbortSignal) => Promise<FileReply>,
): void {
  const contentType = endpoint.file ?? 'application/octet-stream';
  route(app, endpoint, authenticate, async (call: Call<E>) =>
    sendFile(call.reply, contentType, await handler(call, whenGone(call.reply.raw))),
  );
}

/** Aborted when the connection ends before it was answered. */
export function whenGone(reply: ServerResponse): AbortSignal {
  const gone = new AbortController();
  reply.once('close', () => {
    if (!reply.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Registers an endpoint that answers with server-sent events for as long as the reader stays and the stream goes on. Whoever makes the
 * streams ends them when the server closes, which waits for every answer.
 */
export function registerEventEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  handler: (call: Call<E>) => Promise<Readable>,
): void {
  route(app, endpoint, authenticate, async (call: Call<E>) => {
    const events = await handler(call);
    // Proxies that collect an answer before they pass it on would show nothing of it.
    call.reply.type('text/event-stream').header('X-Accel-Buffering', 'no');
    return call.reply.send(events);
  });
}

function route<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  answer: (call: Call<E>) => Promise<FastifyReply>,
): void {
  if (endpoint.limit !== undefined) app.limiter?.assertKnown(endpoint.limit);
  app.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const actor = await authenticate(request);
      rememberCall(request, { endpoint, actor });
      assertAllowed(endpoint, actor);
      await countRequest(endpoint.limit, actor, request, reply);
      assertJson(endpoint, request);
      reply.header('Cache-Control', 'no-store').code(endpoint.status ?? 200);
      const call = {
        params: part(endpoint.params, request.params),
        query: part(endpoint.query, request.query),
        body: part(endpoint.body, request.body),
        actor,
        locale: requestLocale(request),
        idempotencyKey: idempotencyKey(endpoint, request),
        request,
        reply,
      } as Call<E>; // each part is of the schema that it was parsed by
      return audited(app.callAudit, { endpoint, actor, params: call.params ?? {} }, reply, () =>
        answer(call),
      );
    },
  });
}

/** Does a call between two lines of the log, where its kind is kept. */
async function audited(
  audit: CallAudit | undefined,
  call: CallToAudit,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const entry = await audit?.begin(call);
  if (audit === undefined || entry === undefined) return answer();
  try {
    const answered = await answer();
    await audit.end(entry, reply.statusCode);
    return answered;
  } catch (error) {
    await audit.end(entry, error instanceof Problem ? error.status : 500);
    throw error;
  }
}

/** No schema, nothing to read: the handler sees undefined. */
function part<T>(schema: z.ZodType | undefined, input: unknown): T {
  // The schema is the one T was read from.
  return (schema === undefined ? undefined : parseInput(schema, input ?? {})) as T;
}

function assertAllowed({ action }: AnyEndpoint, actor: Actor): void {
  if (!mayDo(partyOf(actor), action)) {
    throw new Problem(actor.kind === 'account' ? problems.forbidden : problems.unauthenticated);
  }
  // Without its second factor a member of staff gets as far as setting one up.
  const isWaiting = actor.kind === 'account' && actor.lacksSecondFactor === true;
  if (isWaiting && !isOpenToVisitors(action) && action !== 'profile.manage') {
    throw new Problem(problems.secondFactorMissing);
  }
}

/** Pages have forms without JavaScript, so the server reads forms and plain text too: a call takes JSON alone. */
function assertJson({ body }: AnyEndpoint, request: FastifyRequest): void {
  if (body === undefined || request.body === undefined || request.body === null) return;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Problem(httpProblems.unsupportedMediaType);
  }
}

function idempotencyKey(endpoint: AnyEndpoint, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (endpoint.idempotent !== true || header === undefined) return undefined;
  const key = Array.isArray(header) ? header[0] : header;
  if (key === undefined || !/^[\w-]{8,128}$/.test(key)) {
    throw new Problem(httpProblems.invalidKey);
  }
  return key;
}

function sendFile(reply: FastifyReply, contentType: string, file: FileReply): FastifyReply {
  const { bytes, fileName, isPermanent = false } = file;
  // For programs that read no UTF-8 names: what is left of it, if that says anything.
  const plain = fileName.replaceAll(/[^\w.-]+/g, '-');
  const ascii = /^[-.]*\w+$/.test(plain) ? plain.replace(/^[-.]+/, 'file.') : plain;
  if (isPermanent) {
    reply
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      // Opened as a page of its own it is nothing but a picture.
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
  }
  return reply
    .type(contentType)
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Disposition',
      `${isPermanent ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${percentEncoded(fileName)}`,
    )
    .send(bytes);
}

/** As a header's parameter may hold it: of its own letters none that means something there. */
function percentEncoded(text: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replaceAll(/['()*]/g, code);
}
