import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { dismissOutboxRow, getOutboxState, listOutbox, retryOutbox, retryOutboxRow } from './contract.ts';
import type { MendOutbox } from './mend-outbox.ts';

/** Hangs the staff's calls about work that does not succeed on the server. */
export function mendOutboxRoutes(
  app: FastifyInstance,
  { authenticate, mending }: { authenticate: Authenticate; mending: MendOutbox },
): void {
  registerEndpoint(app, listOutbox, authenticate, ({ query }) => mending.list(query));
  registerEndpoint(app, getOutboxState, authenticate, () => mending.state());
  registerEndpoint(app, retryOutboxRow, authenticate, async ({ params, actor }) => {
    await mending.retry(params.rowId, actor);
    return undefined;
  });
  registerEndpoint(app, dismissOutboxRow, authenticate, async ({ params, actor }) => {
    await mending.dismiss(params.rowId, actor);
    return undefined;
  });
  registerEndpoint(app, retryOutbox, authenticate, async ({ actor }) => ({
    retried: await mending.retryAll(actor),
  }));
}
