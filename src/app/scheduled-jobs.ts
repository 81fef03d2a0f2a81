import { join } from 'node:path';
import type { Logger } from 'pino';
import { hourMs, minuteMs } from '#kernel/clock.ts';
import { mailTopics } from '#modules/orders/service.ts';
import { paymentTopics } from '#modules/payments/service.ts';
import { forgetOldRequests } from '#platform/http/idempotency.ts';
import { outboxLanes } from '#platform/jobs/outbox-lanes.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { createImportProcess } from '#platform/refresh/import-process.ts';
import { createRefresher } from '#platform/refresh/refresher.ts';
import { noteErased } from '#platform/retention/retention-days.ts';
import { createRegisterRefresher } from '#workflows/import-companies/refresh-registers.ts';
import { endShareOffers } from '#workflows/offer-share/end-offers.ts';
import { endStaleOrders, reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { renewHolds } from '#workflows/settle-payment/renew-holds.ts';
import type { Config } from './config/config.ts';
import type { Services } from './services.ts';

const outboxEveryMs = 500;
/** Whoever begins a research here wakes it; this is for what other processes have begun or left. */
const researchEveryMs = 1_000;

/** So soon after its return a gateway or mail server is noticed by what waits for it. */
const probeEveryMs = 5 * minuteMs;

/** Rows of the outbox run beside each other, so that a mail server that hangs does not hold up a capture. */
const lanes = ['outbox 1', 'outbox 2', 'outbox 3'];

/** What the worker does again and again: the outbox, reconciliation with the gateway, and time limits of orders. */
export function startScheduledJobs(services: Services, log: Logger, config: Config): Worker {
  const report = (paymentId: string, error: unknown) =>
    log.warn({ paymentId, err: error }, 'payment not reconciled');
  const reportOrder = (orderId: string, error: unknown) =>
    log.warn({ orderId, err: error }, 'order not ended');
  const refresher = createRegisterRefresher({
    db: services.db,
    clock: services.clock,
    registers: config.registerRefresh,
    directory: join(config.dataDir, 'imports'),
    runImport: runCommand('import-companies', config),
    noteUnchanged: (source) => services.importRuns.noteUnchanged('companies', source),
    report: (source, error) => log.error({ source, err: error }, 'register not refreshed'),
  });
  const listRefresher = createRefresher({
    clock: services.clock,
    plans: config.listRefresh,
    directory: join(config.dataDir, 'imports', 'lists'),
    runImport: runCommand('import-lists', config),
    // The command itself sees that a file is in.
    isImported: async () => false,
    noteUnchanged: (list) => services.importRuns.noteUnchanged('list', list),
    report: (list, error) => log.error({ list, err: error }, 'screening list not refreshed'),
  });
  const { db, clock, accounts } = services;
  /** Work every hour that ends what was kept long enough; what it says it ended is noted. */
  const ending = (name: string, run: () => Promise<number>) => ({
    name,
    everyMs: hourMs,
    run: async () => {
      const erased = await run();
      if (erased > 0) log.info({ chore: name, erased }, 'kept long enough');
      await noteErased(db, name, erased, clock.now());
    },
  });
  const endSilentImports = async () => {
    const died = await services.importRuns.endSilent();
    if (died > 0) log.warn({ died }, 'an import said nothing more and is taken for dead');
  };
  const worker: Worker = startWorker(
    [
      ...outboxLanes(services.outbox, {
        names: lanes,
        everyMs: outboxEveryMs,
        wake: (name) => worker.wakeIdle(name),
      }),
      { name: 'research', everyMs: researchEveryMs, run: () => services.researchCompany.drain() },
      { name: 'who was away', everyMs: probeEveryMs, run: () => probeWhoWasAway(services) },
      { name: 'mail server', everyMs: minuteMs, run: () => services.mailServer.watch() },
      { name: 'reconcile', everyMs: minuteMs, run: () => reconcilePayments({ ...services, report }) },
      {
        name: 'time limits',
        everyMs: minuteMs,
        run: () => endStaleOrders({ ...services, report: reportOrder }),
      },
      { name: 'holds that end', everyMs: 5 * minuteMs, run: () => renewHolds({ ...services, report }) },
      {
        name: 'questions about thin reports',
        everyMs: minuteMs,
        run: () => endShareOffers({ ...services, reportOrder }),
      },
      { name: 'books', everyMs: hourMs, run: () => services.compareBooks.run() },
      { name: 'delays', everyMs: 5 * minuteMs, run: () => services.warnOfDelay() },
      { name: 'invoices a week late', everyMs: hourMs, run: () => services.remindDebtors() },
      { name: 'reminders', everyMs: hourMs, run: () => services.remindCustomers() },
      { name: 'fresh registers', everyMs: minuteMs, run: () => refresher.run() },
      { name: 'fresh screening lists', everyMs: minuteMs, run: () => listRefresher.run() },
      { name: 'imports that died', everyMs: minuteMs, run: endSilentImports },
      { name: 'search in step', everyMs: hourMs, run: () => services.searchRefresh.check() },
      { name: 'old limits', everyMs: hourMs, run: () => services.limiter.eraseExpired(db) },
      { name: 'old register answers', everyMs: hourMs, run: () => services.liveRegisters.forgetOld() },
      ending('customers of old orders', services.endRetention),
      ending('old given-up work', () => services.outbox.forgetOld()),
      ending('old done work', () => services.outbox.deleteOld()),
      ending('old webhooks', () => services.payments.forgetOldWebhooks(db)),
      ending('old questions', () => services.feedback.questions.eraseOld(db)),
      ending('old data requests', () => services.dataRequests.eraseOld(db)),
      ending('old requests', () => forgetOldRequests(services)),
      ending('old registrations', () => accounts.registrations.eraseOld(db)),
      ending('invitations that nobody opened', () => accounts.staffInvitations.expireOld(db)),
      ending('old imports', () => services.importRuns.forgetOld()),
      ending('invitations of companies', () => accounts.colleagueInvitations.expireOld(db)),
      ending('old sessions', () => accounts.sessions.eraseOld(db)),
      ending('telephones that showed no code', () => accounts.secondFactor.eraseOldMoves(db)),
      ending('old password resets', () => accounts.passwords.eraseOldResets(db)),
      ending('old e-mail changes', () => accounts.emailChanges.eraseOld(db)),
      ending('addresses without an answer', () => accounts.notificationAddresses.eraseUnconfirmed(db)),
      ending('old security events', () => accounts.securityEvents.eraseOld(db)),
    ],
    (job, error) => log.error({ chore: job, err: error }, 'chore failed'),
  );
  services.researchCompany.onBegun(() => worker.wake('research'));
  return {
    ...worker,
    async stop() {
      refresher.stop();
      listRefresher.stop();
      await services.researchRuns.close();
      await worker.stop();
    },
  };
}

/** Tries one piece of work for the card gateways and one for the mail server that waits since it failed. */
async function probeWhoWasAway({ outbox }: Pick<Services, 'outbox'>): Promise<void> {
  await outbox.probe(Object.values(paymentTopics));
  await outbox.probe(mailTopics);
}

/** A command that reads a file into the database of this installation, in a process of its own. */
function runCommand(name: 'import-companies' | 'import-lists', { dataDir, databaseUrl }: Config) {
  return createImportProcess(join(import.meta.dirname, `../../bin/${name}.ts`), {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
}
