import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz`: the process answers. `/readyz`: it can serve — database there, not on its way out. */
export function healthRoutes(
  app: FastifyInstance,
  { pool, isDraining }: { pool: pg.Pool; isDraining: () => boolean },
) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
