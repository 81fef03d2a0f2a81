import type { FastifyInstance } from 'fastify';

export type Drain = Readonly<{
  isDraining(): boolean;
  /** From now on we are not ready, and every answer ends its connection; whatever comes is still answered. */
  begin(): void;
}>;

/** Leads visitors elsewhere before the listener closes: a proxy hears it from `/readyz`, and its connections end one by one. */
export function createDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('Connection', 'close');
    done();
  });
  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
    },
  };
}
