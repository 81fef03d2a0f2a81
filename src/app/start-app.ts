import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { authenticateRequest } from '#modules/accounts/sign-in/authenticate-request.ts';
import type { Config } from '#platform/config/config.ts';
import { listenTo } from '#platform/database/listen.ts';
import type { OpenDatabase } from '#platform/database/open.ts';
import { cutConnections } from '#platform/database/pool.ts';
import { createHttpServer, replyNotFound } from '#platform/http/create-server.ts';
import { limitRequests } from '#platform/http/limit-request.ts';
import { mailboxRoutes } from '#platform/mail/mailbox-routes.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { createSandboxGateway } from '#sandbox/server.ts';
import { apiRoutes } from './api.ts';
import { createCatalogueMemory } from './catalogue-memory.ts';
import { startChores } from './chores.ts';
import { createDrain } from './drain.ts';
import { listenFault } from './free-ports.ts';
import { healthRoutes } from './health.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './pages.ts';
import { createServices, type Services, sandboxKeys } from './services.ts';
import { createStorageWatch } from './storage-watch.ts';
import { warmPages } from './warm-pages.ts';
import type { LivePages } from './web-app.ts';
import { webhookPathOf, webhookRoutes } from './webhooks.ts';

export type RunningApp = Readonly<{
  url: string;
  sandboxUrl: string;
  /** The gateway's books with the key that opens them; only a demo has them. */
  gatewayBooksUrl: string | undefined;
  /** Undefined when mails go to a real server. */
  mailboxUrl: string | undefined;
  services: Services;
  server: FastifyInstance;
  /** Turns readiness off while everything is still answered: a proxy has time to lead visitors elsewhere before the stop. */
  drain(): void;
  /** Finishes what is under way, then closes everything this function opened (not the database). */
  stop(): Promise<void>;
}>;

export type AppParts = Readonly<{
  config: Config;
  database: OpenDatabase;
  log: Logger;
  version: string;
  clock?: Clock;
  /** Tests that need no pages leave them out. */
  withPages?: boolean;
  /** Tests drive the outbox themselves. */
  withChores?: boolean;
  /** Pages from files that are worked on: none is kept, none is drawn ahead. */
  livePages?: LivePages;
}>;

/** Starts site, API, worker, sandbox gateway and mailbox on an open database. */
export async function startApp(parts: AppParts): Promise<RunningApp> {
  const { config, database, log, version, clock = systemClock, withPages = true, withChores = true } = parts;
  const { livePages } = parts;
  const { db, pool } = database;
  const secrets = openSecrets(config.dataDir);
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const mailbox = config.mailUrl === undefined ? await startMailboxServer(db, clock) : undefined;
    if (mailbox) closers.push(() => mailbox.close());

    const server = await createHttpServer(log, {
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
    });
    const drain = createDrain(server);
    const onChanges: (() => void)[] = [];
    const changes = await listenTo({
      url: database.url,
      channel: 'site_changed',
      onChange() {
        for (const tell of onChanges) tell();
      },
      onSilence: () => cutConnections(pool),
    });
    closers.push(() => changes.close());
    const reserveBytes = config.diskReserveMb * 1024 * 1024;
    const storage = createStorageWatch({ pool, dataDir: config.dataDir, reserveBytes });
    const addresses = { site: '', sandbox: '' };
    const { operatorKey, ...gatewayKeys } = sandboxKeys(secrets);
    const sandbox = await createSandboxGateway({
      pool,
      clock,
      ...gatewayKeys,
      ...(config.isDemo ? { operatorKey } : {}),
      publicUrl: () => config.sandboxPublicUrl ?? addresses.sandbox,
      webhookUrl: () => `${addresses.site}${webhookPathOf('sandbox')}`,
    });
    closers.push(() => sandbox.close());
    addresses.sandbox = await listen(sandbox, config.sandboxPort, config.host, 'SANDBOX_PORT');

    const publicUrl = () => config.publicUrl ?? addresses.site;
    const sandboxOrigin = () => new URL(config.sandboxPublicUrl ?? addresses.sandbox).origin;
    const services = await createServices({
      config,
      clock,
      log,
      db,
      pool,
      secrets,
      mailUrl: config.mailUrl ?? mailbox?.url ?? '',
      gatewayUrl: addresses.sandbox,
      publicUrl,
    });
    closers.push(() => services.close());

    const authenticate = authenticateRequest({ db, signIn: services.accounts.signIn });
    limitRequests(server, services.limiter);
    healthRoutes(server, {
      isDraining: drain.isDraining,
      isDatabaseAnswering: changes.isAnswering,
      isDiskFull: storage.isFull,
    });
    server.addHook('onError', async (_request, _reply, error) => storage.noteFault(error));
    webhookRoutes(server, services);
    apiRoutes(server, services, authenticate, {
      version,
      publicUrl,
      contactEmail: config.contactEmail,
    });
    if (mailbox) mailboxRoutes(server, { db });
    if (withPages) {
      const memory = createCatalogueMemory(changes.contact);
      onChanges.push(memory.outdate);
      const cache = livePages === undefined ? createPageCache(changes.contact) : undefined;
      if (cache !== undefined) {
        const warm = warmPages(server);
        onChanges.push(cache.outdate, warm.soon);
        server.addHook('onListen', async () => warm.soon());
        closers.push(warm.stop);
      }
      await pageRoutes(server, {
        cache,
        live: livePages,
        memory,
        publicUrl,
        formOrigins: () => [sandboxOrigin()],
        isDemo: config.isDemo,
        seller: config.seller,
        holdMaxDays: config.holdMaxDays,
      });
    } else server.setNotFoundHandler(replyNotFound);
    closers.push(() => server.close());
    addresses.site = await listen(server, config.port, config.host, 'PORT');

    if (withChores) {
      const chores = startChores(services, log, config);
      closers.push(() => chores.stop());
    }
    closers.push(async () => drain.begin());
    return {
      url: addresses.site,
      sandboxUrl: addresses.sandbox,
      gatewayBooksUrl: config.isDemo
        ? `${config.sandboxPublicUrl ?? addresses.sandbox}/?key=${operatorKey}`
        : undefined,
      mailboxUrl: mailbox && `${publicUrl()}/dev/mailbox`,
      services,
      server,
      drain: drain.begin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Listens and answers the address; a taken port is one clear sentence. */
async function listen(app: FastifyInstance, port: number, host: string, setting: string): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenFault(error, { host, port, setting });
  }
  // listen() on a host and port always gives an AddressInfo
  const address = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
