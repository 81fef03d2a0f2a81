import Fastify from 'fastify';

/** A finished answer: a page as a string, or as bytes that are compressed already. */
export type FinishedAnswer = Readonly<{ path: string; body: string | Uint8Array; encoding?: 'gzip' }>;

/** The yardstick: a bare Fastify that sends what it was given. */
process.once('message', async (answers: readonly FinishedAnswer[]) => {
  const app = Fastify();
  for (const { path, body, encoding } of answers) {
    const bytes = typeof body === 'string' ? body : Buffer.from(body);
    app.get(path, (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      if (encoding !== undefined) reply.header('Content-Encoding', encoding);
      return reply.send(bytes);
    });
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
process.once('disconnect', () => process.exit(0));
