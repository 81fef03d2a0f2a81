import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { authenticateRequest } from '#modules/accounts/sign-in/authenticate-request.ts';
import { chosenSources } from '#modules/registers/open-sources.ts';
import { viesUrl } from '#modules/registers/vies/vat-answers.ts';
import { listenTo } from '#platform/database/listen.ts';
import type { OpenDatabase } from '#platform/database/open.ts';
import { cutConnections } from '#platform/database/pool.ts';
import { openReads } from '#platform/database/replica/open-reads.ts';
import { auditCalls } from '#platform/http/audited-calls.ts';
import { createHttpServer, replyNotFound } from '#platform/http/create-server.ts';
import { limitRequests } from '#platform/http/limit-request.ts';
import type { PageReach } from '#platform/http-client/fetch-page.ts';
import { mailboxRoutes } from '#platform/mail/mailbox-routes.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { apiRoutes } from './api.ts';
import { cardPageOrigins } from './card-page-origins.ts';
import type { Config } from './config/config.ts';
import { demoSourcesOf, startDemoRegisters } from './demo-registers.ts';
import { createDrain } from './drain.ts';
import { listenFault } from './free-ports.ts';
import { healthRoutes } from './health.ts';
import { listen } from './listen.ts';
import { listenSandbox, type Sandbox, type SandboxParts } from './listen-sandbox.ts';
import { openReturnWays } from './mail/return-ways.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageRoutes } from './pages/pages.ts';
import { createResponseCache } from './pages/response-cache.ts';
import { warmPages } from './pages/warm-pages.ts';
import type { LivePages } from './pages/web-app.ts';
import { sandboxKeys } from './rooms.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { createServices, type Services } from './services.ts';
import { createStorageWatch } from './storage-watch.ts';
import { webhookRoutes } from './webhooks.ts';

export type RunningApp = Readonly<{
  url: string;
  /** Where the sandbox gateway is asked; empty where there is none. */
  sandboxUrl: string;
  /** The gateway's books with the key that opens them; only a demo has them. */
  gatewayBooksUrl: string | undefined;
  /** The operator's page of the registers of the demo world, with its key, where they are asked. */
  registersUrl: string | undefined;
  /** Undefined where nobody asks for metrics. */
  metricsUrl: string | undefined;
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
  /** Draws the main pages before anybody asks, which costs tests a page each that they never look at. */
  withWarmPages?: boolean;
  /** The registers of the demo world speak of companies that exist too: an instance that is there for one demo alone. */
  withRealOnes?: boolean;
  /** Tests drive the outbox themselves. */
  withScheduledJobs?: boolean;
  /** Starts the sandbox gateway in a process of its own; without it, it runs in this one. */
  startSandbox?: () => Promise<Sandbox>;
  /** Pages from files that are worked on: none is cached, none is drawn ahead. */
  livePages?: LivePages;
  /** For tests, whose pages of the web lie on this machine: no setting leads here. */
  pageReach?: PageReach | undefined;
}>;

/** Starts site, API, worker, sandbox gateway and mailbox on an open database. */
export async function startApp(parts: AppParts): Promise<RunningApp> {
  const {
    config,
    database,
    log,
    version,
    clock = systemClock,
    withPages = true,
    withWarmPages = true,
    withScheduledJobs = true,
    withRealOnes = false,
  } = parts;
  const { livePages } = parts;
  const { db, pool } = database;
  const secrets = openSecrets(config.dataDir);
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    let started: Services | undefined;
    const returns = () => started?.mailReturns;
    const mailbox = config.mailUrl === undefined ? await startMailboxServer(db, clock, returns) : undefined;
    if (mailbox) closers.push(() => mailbox.close());

    const server = await createHttpServer(log, {
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
    });
    const drain = createDrain(server);
    const onChanges: (() => void)[] = [];
    const replica =
      config.replica &&
      (await openReads({
        replica: config.replica,
        primary: database,
        report: ({ state, error, ...figures }) =>
          state === 'in use'
            ? log.info(figures, 'the replica is read')
            : log.warn(
                { ...figures, state, err: error },
                'the replica is not read: all reads go to the primary',
              ),
      }));
    if (replica !== undefined) {
      closers.push(() => replica.close());
      // Before pages are drawn anew: they must not show what was.
      onChanges.push(replica.noteChange);
    }
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
    const sandbox = await openSandbox(parts, { pool, clock, secrets });
    closers.push(() => sandbox.close());
    const addresses = { site: '' };
    // Where there are no pages nobody reads what a text links to.
    let isSitePath: (path: string) => boolean = () => true;

    const publicUrl = () => config.publicUrl ?? addresses.site;
    const payersMeet = config.sandboxPublicUrl ?? sandbox.url;
    // A demo where no source is named asks those of the demo world.
    const registers = config.isResearchPlayed
      ? await startDemoRegisters({ port: config.registersPort, db, clock, log, withRealOnes })
      : undefined;
    if (registers !== undefined) closers.push(() => registers.close());
    const sources =
      registers === undefined ? chosenSources(config.research) : demoSourcesOf(registers, { withRealOnes });
    const services = await createServices({
      config,
      clock,
      log,
      db,
      reads: replica?.reader ?? db,
      pool,
      secrets,
      mailUrl: config.mailUrl ?? mailbox?.url ?? '',
      gatewayUrl: sandbox.url,
      sources,
      isSitePath: (path) => isSitePath(path),
      pageReach: parts.pageReach,
      viesUrl: registers?.baseOf('vies', viesUrl) ?? config.registers.urls.vies,
      publicUrl,
    });
    closers.push(() => services.close());
    started = services;
    // Before pages are drawn anew. Who sells is known from the start, also while the database is away later.
    onChanges.push(services.sellers.outdate);
    await services.sellers.current();

    let metricsUrl: string | undefined;
    const authenticate = authenticateRequest({ db, signIn: services.accounts.signIn });
    limitRequests(server, services.limiter);
    auditCalls(server, services.auditLog.calls);
    if (config.metrics !== undefined) {
      // Whoever does not watch does not load what measures.
      const { openMetrics } = await import('./open-metrics.ts');
      const metrics = await openMetrics(config.metrics, { server, services, pool, log });
      closers.push(metrics.close);
      metricsUrl = metrics.url;
      log.info({ url: metrics.url }, 'metrics');
    }
    healthRoutes(server, {
      isDraining: drain.isDraining,
      isDatabaseAnswering: changes.isAnswering,
      storageFault: storage.fault,
      replicaState: replica?.state,
    });
    server.addHook('onError', async (_request, _reply, error) => storage.noteFault(error));
    webhookRoutes(server, services);
    const returnServer = await openReturnWays(server, config, services, log, listenFault);
    if (returnServer) closers.push(returnServer.close);
    apiRoutes(server, services, authenticate, {
      version,
      publicUrl,
      contactEmail: config.contactEmail,
    });
    if (mailbox) mailboxRoutes(server, { db, clock, returns: services.mailReturns });
    if (withPages) {
      const responses = createResponseCache(changes.contact);
      onChanges.push(responses.outdate);
      const cache = livePages === undefined ? createPageCache(changes.contact) : undefined;
      if (cache !== undefined) onChanges.push(cache.outdate);
      if (cache !== undefined && withWarmPages) {
        const warm = warmPages(server);
        onChanges.push(warm.soon);
        server.addHook('onListen', async () => warm.soon());
        closers.push(warm.stop);
      }
      isSitePath = await pageRoutes(server, {
        cache,
        live: livePages,
        responses,
        publicUrl,
        formOrigins: () => cardPageOrigins(config, payersMeet),
        isDemo: config.isDemo,
        seller: async () => (await services.sellers.current()).seller,
        holdMaxDays: config.holdMaxDays,
        publishedTexts: services.siteTexts.current,
      });
    } else server.setNotFoundHandler(replyNotFound);
    closers.push(() => server.close());
    addresses.site = await listen(server, config.port, config.host, 'PORT');
    sandbox.tellSite(addresses.site);

    if (withScheduledJobs) {
      const jobs = startScheduledJobs(services, log, config);
      closers.push(() => jobs.stop());
    }
    closers.push(async () => drain.begin());
    return {
      url: addresses.site,
      sandboxUrl: sandbox.url,
      gatewayBooksUrl:
        config.isDemo && config.sandbox !== 'off'
          ? `${payersMeet}/?key=${sandboxKeys(secrets).operatorKey}`
          : undefined,
      registersUrl: registers?.operatorUrl,
      metricsUrl,
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

/** The sandbox gateway where the settings want it: here, in a process of its own, elsewhere, or nowhere. */
async function openSandbox(
  { config, startSandbox }: AppParts,
  parts: Omit<SandboxParts, 'config'>,
): Promise<Sandbox> {
  if (config.sandbox === 'on') return startSandbox?.() ?? listenSandbox({ config, ...parts });
  return { url: config.sandbox === 'off' ? '' : config.sandbox, tellSite() {}, async close() {} };
}
