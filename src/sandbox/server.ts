import formbody from '@fastify/formbody';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Pool } from 'pg';
import { isDatabaseAway, isDiskFull } from '#platform/database/faults.ts';
import { registerApi } from './api/routes.ts';
import { registerHostedPages } from './hosted/routes.ts';
import { safeHeaders, sendPage } from './hosted/send-page.ts';
import type { SandboxDeps } from './ledger/gateway-deps.ts';
import { nameStatements } from './ledger/named-statements.ts';
import { Refusal, refusalBody } from './ledger/refusal.ts';
import { registerOperatorPage } from './operator/routes.ts';
import { registerAssets } from './pages/assets.ts';
import { noticePage } from './pages/notice-page.ts';
import { registerStripeApi } from './stripe/routes.ts';
import { createTables } from './tables.ts';
import { createWebhookDeliverer } from './webhooks/deliverer.ts';
import { registerYookassaApi } from './yookassa/routes.ts';

/** Larger than any honest request of this gateway. */
const bodyLimit = 64 * 1024;
/** A request must be here by then, body and all. */
const requestTimeoutMs = 15_000;
/** What is under way at the end, a payer's card among it, is answered within this. */
const lastAnswersMs = 3_000;

/**
 * The sandbox card gateway: a provider to practise with, speaking HTTP like a real one. Makes its tables; the caller
 * listens and closes. Webhooks are sent from listening until closing.
 */
export async function createSandboxGateway({
  pool,
  ...given
}: Omit<SandboxDeps, 'pool'> & { pool: Pool }): Promise<FastifyInstance> {
  await createTables(pool);
  const deps: SandboxDeps = { ...given, pool: nameStatements(pool) };
  const app: FastifyInstance = fastify({
    bodyLimit,
    // Addresses of card pages are secrets: requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    ...(deps.log === undefined ? {} : { loggerInstance: deps.log }),
  });
  const deliverer = createWebhookDeliverer(deps);
  app.addHook('onReady', async () => deliverer.start());
  app.addHook('onClose', async () => deliverer.stop());
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), lastAnswersMs).unref();
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(safeHeaders);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    refuse(new Refusal(404, 'not_found', 'There is nothing at this address.'), request, reply),
  );
  await app.register(formbody, { bodyLimit });
  await app.register(async (api) => registerApi(api, deps, deliverer.wake));
  await app.register(async (api) => registerStripeApi(api, deps, deliverer.wake));
  await app.register(async (api) => registerYookassaApi(api, deps, deliverer.wake));
  registerHostedPages(app, deps, deliverer.wake);
  registerOperatorPage(app, deps, deliverer.wake);
  registerAssets(app);
  return app;
}

/** Every refusal leaves here: JSON for merchants, a page for people. Nothing of the request is logged. */
function refuse(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  const isOurFault = status >= 500 && !(error instanceof Refusal);
  if (isOurFault) request.log.error({ reason: error.message, code: error.code }, 'sandbox gateway failed');
  if (/^\/v[13]\//.test(request.url)) {
    const code = error instanceof Refusal ? error.code : (codes[status] ?? 'bad_request');
    return reply.code(status).send(refusalBody(code, isOurFault ? 'Something went wrong.' : error.message));
  }
  const notice = status === 404 ? 'missing' : status < 500 ? 'refused' : 'failed';
  return sendPage(reply, status, noticePage('en', notice));
}

const codes: Readonly<Record<number, string>> = { 500: 'internal', 503: 'unavailable' };
const retryAfterSeconds = 5;

/** A database that is away or full is no fault of the request, and is asked again later. */
function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  return error.statusCode ?? (isDatabaseAway(error) || isDiskFull(error) ? 503 : 500);
}
