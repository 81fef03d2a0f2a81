import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { dismissOutboxRow, getOutboxState, listOutbox, retryOutbox, retryOutboxRow } from './contract.ts';
import type { MendOutbox } from './mend-outbox.ts';

/** Registers the staff's calls about work that does not succeed with the server. */
export function mendOutboxRoutes(
  app: FastifyInstance,
  { authenticate, mendOutbox }: { authenticate: Authenticate; mendOutbox: MendOutbox },
): void {
  registerEndpoint(app, listOutbox, authenticate, ({ query }) => mendOutbox.list(query));
  registerEndpoint(app, getOutboxState, authenticate, () => mendOutbox.state());
  registerEndpoint(app, retryOutboxRow, authenticate, async ({ params, actor }) => {
    await mendOutbox.retry(params.rowId, actor);
    return undefined;
  });
  registerEndpoint(app, dismissOutboxRow, authenticate, async ({ params, actor }) => {
    await mendOutbox.dismiss(params.rowId, actor);
    return undefined;
  });
  registerEndpoint(app, retryOutbox, authenticate, async ({ actor }) => ({
    retried: await mendOutbox.retryAll(actor),
  }));
}
