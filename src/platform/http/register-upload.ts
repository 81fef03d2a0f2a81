import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '#kernel/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import { readUpload } from './read-upload.ts';
import {
  type AnyEndpoint,
  type Authenticate,
  type Call,
  registerEndpoint,
  whenGone,
} from './register-endpoint.ts';
import { uploadProblems } from './upload-refusal.ts';

/** So many files lie in memory at once, at most. */
const maxAtOnce = 12;
/** Work on a file may go on for so long after the server began to close. */
const closingPatienceMs = 2_000;
const formLimits = { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 };

/**
 * Registers an endpoint that takes one file: `multipart/form-data` under any field name, or the bytes themselves with their
 * own content type. The body is not touched before the caller is known and allowed, and this call alone has its bound.
 * `signal` tells the handler that nobody waits any more: the sender has left, or the server is closing.
 */
export function registerUploadEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  handler: (call: Call<E>, file: Buffer, signal: AbortSignal) => Promise<ReplyOf<E>>,
): void {
  const { upload } = endpoint;
  if (upload === undefined) throw new Error(`${endpoint.name} takes no file`);
  let reading = 0;
  const closing = endOnClose(app);

  /** A scope of its own: elsewhere these content types stay refused. */
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    // Parses nothing: the handler reads, once it is known who sends.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    registerEndpoint(scope, endpoint, authenticate, async (call: Call<E>) => {
      if (reading >= maxAtOnce) throw new Problem(uploadProblems.busy, { retryAfterSeconds: 5 });
      reading += 1;
      try {
        const { request, reply } = call;
        const signal = AbortSignal.any([closing, whenGone(reply.raw)]);
        const parts = (fileSize: number) => request.parts({ limits: { ...formLimits, fileSize } });
        return await handler(call, await readUpload({ raw: request.raw, parts }, upload), signal);
      } finally {
        reading -= 1;
        // The server waits for its connections to end.
        if (closing.aborted) call.reply.header('Connection', 'close');
      }
    });
  });
}

/** Aborted a moment after the server began to close: what is nearly done is finished, the rest is refused with 503. */
export function endOnClose(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    setTimeout(() => closing.abort(), closingPatienceMs).unref();
    done();
  });
  return closing.signal;
}
