import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '#kernel/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import { readUpload } from './read-upload.ts';
import { type AnyEndpoint, type Authenticate, type Call, registerEndpoint } from './register-endpoint.ts';
import { uploadProblems } from './upload-refusal.ts';

/** So many files lie in memory at once, at most. */
const maxAtOnce = 12;
const formLimits = { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 };

/**
 * Hangs an endpoint that takes one file: `multipart/form-data` under any field name, or the bytes themselves with their
 * own content type. The body is not touched before the caller is known and allowed, and this call alone has its bound.
 */
export function registerUploadEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  authenticate: Authenticate,
  handler: (call: Call<E>, file: Buffer) => Promise<ReplyOf<E>>,
): void {
  const { upload } = endpoint;
  if (upload === undefined) throw new Error(`${endpoint.name} takes no file`);
  let reading = 0;

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
        const { request } = call;
        const parts = (fileSize: number) => request.parts({ limits: { ...formLimits, fileSize } });
        return await handler(call, await readUpload({ raw: request.raw, parts }, upload));
      } finally {
        reading -= 1;
      }
    });
  });
}
