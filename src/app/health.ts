import type { FastifyInstance } from 'fastify';

/** What readiness asks; each answers within about a second. */
export type Readiness = Readonly<{
  isDraining: () => boolean;
  isDatabaseAnswering: () => Promise<boolean>;
  isDiskFull: () => Promise<boolean>;
}>;

/** Seconds after which a proxy may ask again. */
const retryAfterSeconds = 5;

/** `/healthz`: the process answers. `/readyz`: it can serve: database there, room on the disk, not on its way out. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const fault = await faultOf(readiness);
    if (fault === undefined) return { status: 'ready' };
    return reply.code(503).header('Retry-After', retryAfterSeconds).send({ status: fault });
  });
}

async function faultOf({ isDraining, isDatabaseAnswering, isDiskFull }: Readiness) {
  if (isDraining()) return 'draining';
  const [isAnswering, isFull] = await Promise.all([isDatabaseAnswering(), isDiskFull()]);
  if (!isAnswering) return 'database unavailable';
  return isFull ? 'disk full' : undefined;
}
