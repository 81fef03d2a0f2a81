import type { FastifyInstance } from 'fastify';

/** What readiness asks; each answers within about a second. */
export type Readiness = Readonly<{
  isDraining: () => boolean;
  isDatabaseAnswering: () => Promise<boolean>;
  storageFault: () => Promise<string | undefined>;
  /** Only told: without its replica the site serves all the same. */
  replicaState?: (() => string) | undefined;
}>;

/** Seconds after which a proxy may ask again. */
const retryAfterSeconds = 5;

/** `/healthz`: the process answers. `/readyz`: it can serve: database there, room on the disk, not on its way out. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const fault = await faultOf(readiness);
    const replica = readiness.replicaState && { replica: readiness.replicaState() };
    if (fault === undefined) return { status: 'ready', ...replica };
    return reply
      .code(503)
      .header('Retry-After', retryAfterSeconds)
      .send({ status: fault, ...replica });
  });
}

async function faultOf({ isDraining, isDatabaseAnswering, storageFault }: Readiness) {
  if (isDraining()) return 'draining';
  const [isAnswering, fault] = await Promise.all([isDatabaseAnswering(), storageFault()]);
  return isAnswering ? fault : 'database unavailable';
}
