import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { isDatabaseAway } from '#platform/database/faults.ts';
import { Refusal } from '../ledger/refusal.ts';
import { createLifeBook, type LifeBook } from './book/life-book.ts';
import type { CompanyLookup } from './company/sandbox-company.ts';
import { operatorRoutes } from './operator/routes.ts';
import { brregRoutes } from './protocols/brreg/routes.ts';
import { companiesHouseRoutes } from './protocols/companies-house/routes.ts';
import { demoRegisterRoutes } from './protocols/demo-register/routes.ts';
import { gleifRoutes } from './protocols/gleif/routes.ts';
import { viesRoutes } from './protocols/vies/routes.ts';
import { playFault } from './switches/play-fault.ts';
import { createSwitchboard, type RegisterCode, type Switchboard } from './switches/switches.ts';

/** Nobody sends a register more than a question. */
const bodyLimit = 16 * 1024;
const requestTimeoutMs = 15_000;
const maxConnections = 500;
const maxParamLength = 200;
/** What is under way at the end is answered within this. */
const lastAnswersMs = 1_000;

export type RegistersDeps = Readonly<{
  clock: Clock;
  companies: CompanyLookup;
  log?: FastifyBaseLogger;
  /** Opens the operator's page; without it there is none. */
  operatorKey?: string;
  /** How late a slow register answers; tests make it short. */
  slowMs?: number;
}>;

type Protocol = Readonly<{ code: RegisterCode; routes: (app: FastifyInstance, book: LifeBook) => void }>;
const protocols: readonly Protocol[] = [
  { code: 'companies-house', routes: companiesHouseRoutes },
  { code: 'brreg', routes: brregRoutes },
  { code: 'gleif', routes: gleifRoutes },
  { code: 'vies', routes: viesRoutes },
  { code: 'demo-register', routes: demoRegisterRoutes },
];

/** The registers of the demo world on one server, each below its code; the caller listens and closes. */
export async function createSandboxRegisters(
  deps: RegistersDeps,
): Promise<Readonly<{ app: FastifyInstance; switches: Switchboard; codes: readonly RegisterCode[] }>> {
  const { clock, companies, slowMs = 5_000 } = deps;
  const switches = createSwitchboard();
  const book = createLifeBook({ companies, clock, switches });
  const asked = new Map<RegisterCode, number>();
  const app: FastifyInstance = fastify({
    bodyLimit,
    routerOptions: { maxParamLength },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    ...(deps.log === undefined ? {} : { loggerInstance: deps.log }),
  });
  app.server.maxConnections = maxConnections;
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), lastAnswersMs).unref();
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ reason: error.message }, 'a demo register failed');
    return reply
      .code(status)
      .send({ error: 'failed', message: status < 500 ? error.message : 'Something went wrong.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'not_found', message: 'There is nothing at this address.' }),
  );
  for (const { code, routes } of protocols) {
    await app.register(
      async (scope) => {
        scope.addHook('preHandler', async (_request, reply) => {
          asked.set(code, (asked.get(code) ?? 0) + 1);
          if (await playFault(switches.of(code).mode, reply, slowMs)) return reply;
        });
        routes(scope, book);
      },
      { prefix: `/${code}` },
    );
  }
  const { operatorKey: key } = deps;
  if (key !== undefined) {
    const url = () => app.listeningOrigin;
    await app.register((scope) =>
      operatorRoutes(scope, { key, url, switches, asked: (code) => asked.get(code) ?? 0 }),
    );
  }
  return { app, switches, codes: protocols.map(({ code }) => code) };
}

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  return error.statusCode ?? (isDatabaseAway(error) ? 503 : 500);
}
