import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import { registerAccountMails } from '#modules/accounts/jobs.ts';
import { createAccounts } from '#modules/accounts/service.ts';
import { loadOrCreateKeys } from '#modules/accounts/sign-in/access-keys.ts';
import { createSignInAttempts } from '#modules/accounts/sign-in/sign-in-attempts.ts';
import { createChecks } from '#modules/checks/service.ts';
import { createSearchRefresh } from '#modules/companies/search/indexing/rebuild/search-refresh.ts';
import { attachSearchServer } from '#modules/companies/search/server/attach.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { createCountries } from '#modules/countries/service.ts';
import { registerQuestionMails } from '#modules/feedback/jobs.ts';
import { createFeedback } from '#modules/feedback/service.ts';
import {
  createClaims,
  createOrders,
  createPromises,
  createRecipients,
  createResearch,
  createSentMails,
} from '#modules/orders/service.ts';
import { openStripe } from '#modules/payments/open-stripe.ts';
import { createSandboxGatewayClient } from '#modules/payments/sandbox-gateway.ts';
import { createGateways, createPayments } from '#modules/payments/service.ts';
import { createLiveRegisters } from '#modules/registers/live/live-registers.ts';
import { openConnectors } from '#modules/registers/open-connectors.ts';
import { openSources } from '#modules/registers/open-sources.ts';
import { createBoundedReading } from '#modules/registers/research/reading/bounded-reading.ts';
import { createResearchRuns } from '#modules/registers/research/research.ts';
import type { Source } from '#modules/registers/sources/source.ts';
import { nameSigningKey, signingKeyOfSeed } from '#modules/reports/record/signing-key.ts';
import { createReportRenderer } from '#modules/reports/render/report-renderer.ts';
import {
  createDossierDesk,
  createExampleReports,
  createPeers,
  createReportRecords,
  createReports,
  createSampleReports,
} from '#modules/reports/service.ts';
import { createNotes, createSavedViews } from '#modules/worklists/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { createOutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createMailServer } from '#platform/mail/server-state.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { createAdmission } from '#workflows/check-report/admission.ts';
import { createCheckEvidence } from '#workflows/check-report/check-evidence.ts';
import { createCheckReport } from '#workflows/check-report/check-report.ts';
import { createReadCheck } from '#workflows/check-report/read-check.ts';
import { createViewCheck } from '#workflows/check-report/view-check.ts';
import { createCountPromises } from '#workflows/count-promises/count-promises.ts';
import { openClaimsDesk } from '#workflows/decide-claim/open-claims-desk.ts';
import { registerDelivery } from '#workflows/deliver-report/deliver-report.ts';
import { registerMails } from '#workflows/deliver-report/register-mails.ts';
import { reportCoverOf } from '#workflows/deliver-report/report-cover.ts';
import { createEditPrices } from '#workflows/edit-catalogue/edit-prices.ts';
import { createDeskHead } from '#workflows/edit-dossier/desk-head.ts';
import { createEditDossier } from '#workflows/edit-dossier/edit-dossier.ts';
import { createEndRetention } from '#workflows/end-retention/end-retention.ts';
import { createEraseAccount } from '#workflows/erase-account/erase-account.ts';
import { createExportData } from '#workflows/export-data/export-data.ts';
import { createFindAtDesk } from '#workflows/hand-out-orders/find-at-desk.ts';
import { createHandOut } from '#workflows/hand-out-orders/hand-out.ts';
import { createReadDesk } from '#workflows/hand-out-orders/read-desk.ts';
import { createJudgeHits } from '#workflows/judge-hits/judge-hits.ts';
import { createListMyOrders } from '#workflows/list-my-orders/list-my-orders.ts';
import { createMendOutbox } from '#workflows/mend-outbox/mend-outbox.ts';
import { createPlaceOrder } from '#workflows/place-order/place-order.ts';
import { allowedActions } from '#workflows/prepare-report/allowed-actions.ts';
import { createPrepareReport } from '#workflows/prepare-report/prepare-report.ts';
import { createStaffView } from '#workflows/prepare-report/staff-view.ts';
import { createReadReport } from '#workflows/read-report/read-report.ts';
import { createReadTimeline } from '#workflows/read-timeline/read-timeline.ts';
import { createResearchCompany } from '#workflows/research-company/research-company.ts';
import { createScreenedAssembly } from '#workflows/research-company/screened-assembly.ts';
import { createReviewOrder } from '#workflows/review-order/review-order.ts';
import { createSampleReport } from '#workflows/sample-report/sample-report.ts';
import { registerGatewayJobs } from '#workflows/settle-payment/gateway-jobs.ts';
import { createSettle } from '#workflows/settle-payment/settle.ts';
import { registerClaimMails } from '#workflows/track-order/claim-mails.ts';
import { createTrackOrder } from '#workflows/track-order/track-order.ts';
import { viewClaim, viewOrder, viewPayment } from '#workflows/track-order/view.ts';
import { createVerifyReport } from '#workflows/verify-report/verify-report.ts';
import { createWatchDesk } from '#workflows/watch-desk/watch-desk.ts';
import type { Config } from './config/config.ts';
import { listLimits } from './endpoints.ts';
import { sessionRequestOf } from './session-request.ts';

/** What the outside gives: everything else is built from it. */
export type Surroundings = Readonly<{
  config: Config;
  clock: Clock;
  log: Logger;
  db: Db;
  /** Of a replica, where there is one: only what everybody may see is read there. */
  reads: Reader;
  pool: pg.Pool;
  secrets: Secrets;
  mailUrl: string;
  gatewayUrl: string;
  /** Which sources are asked about the company of an order, and where. */
  sources: readonly Source[];
  /** Known only once the server listens, when PORT is 0. */
  publicUrl: () => string;
}>;

/** Keys shared with the sandbox gateway; both sides derive them from this installation's master secret. */
export function sandboxKeys(secrets: Secrets) {
  return {
    apiKey: secrets.derive('sandbox-api').toString('hex'),
    webhookSecret: secrets.derive('sandbox-webhook').toString('hex'),
    operatorKey: secrets.derive('sandbox-operator', 18).toString('base64url'),
  };
}

/** Builds every room and introduces them to each other: the only place that knows everyone. */
export async function createServices(surroundings: Surroundings) {
  const { config, clock, log, db, pool, secrets, publicUrl } = surroundings;
  const { apiKey, webhookSecret } = sandboxKeys(secrets);
  const outbox = createOutbox({
    db,
    clock,
    report({ error, gaveUp, ...row }) {
      if (error === undefined) log.debug(row, 'outbox row done');
      else if (gaveUp) log.error({ ...row, error }, 'outbox row given up');
      else log.warn({ ...row, error }, 'outbox row failed');
    },
  });
  const sandbox = createSandboxGatewayClient({
    baseUrl: surroundings.gatewayUrl,
    apiKey,
    webhookSecrets: [webhookSecret],
  });
  const stripe = await openStripe(config.stripe, { apiUrl: surroundings.gatewayUrl, apiKey, webhookSecret });
  const gateways = createGateways([sandbox, ...(stripe === undefined ? [] : [stripe])], config.cardGateways);
  const mailServer = createMailServer({
    db,
    clock,
    onMended: () => outbox.hurry(),
    alarm: (details) => log.error(details, 'the mail server takes no mails'),
    warn: (error) => log.warn({ err: error }, 'how the mail server stands could not be noted'),
  });
  const mailer = createMailer(surroundings.mailUrl, config.mailFrom, mailServer.report);
  const renderer = createReportRenderer({ processes: config.renderProcesses });
  const keys = await loadOrCreateKeys(join(config.dataDir, 'keys'));
  const limiter = createLimiter({ pool, secrets, factor: config.abuseLimitFactor, limits: listLimits() });
  const attempts = createSignInAttempts(limiter);
  const accounts = createAccounts({ clock, keys, outbox, secrets, attempts });
  const countries = createCountries();
  const searchServer =
    config.searchServer && attachSearchServer({ db, clock, outbox, log, ...config.searchServer });
  const companies = createCompanies({ clock, ...searchServer });
  const liveRegisters = createLiveRegisters({
    db,
    clock,
    connectors: openConnectors(config.registers),
    keepRecords: companies.keepRecords,
    report: (silence) => log.warn(silence, 'a live register did not answer'),
  });
  const searchRefresh = createSearchRefresh({
    db,
    url: pool.options.connectionString ?? '',
    warn: (words, error) => log.warn({ err: error }, words),
  });
  const orders = createOrders({ clock, secrets, outbox });
  const research = createResearch({ clock });
  const recipients = createRecipients({ clock });
  const claims = createClaims({ clock });
  const promises = createPromises({ clock });
  const captureDelayMs = config.captureDelaySeconds * 1000;
  const payments = createPayments({ clock, outbox, gateways, captureDelayMs });
  const files = createFileStore(join(config.dataDir, 'files'));
  const reports = createReports({ clock, files, renderer, peers: createPeers({ db, clock }) });
  const signingKey = config.reportSigningKey ?? signingKeyOfSeed(secrets.derive('report-signing'));
  const records = createReportRecords({ clock, files, key: await nameSigningKey(signingKey) });
  const researchRuns = createResearchRuns({
    db,
    clock,
    files,
    sources: openSources(surroundings.sources, {
      keys: config.research.keys,
      clock,
      userAgent: `Countercheck (${config.contactEmail})`,
    }),
    reading: createBoundedReading(new URL('../modules/registers/reading-thread.ts', import.meta.url)),
    report: (silence) => log.warn(silence, 'a source did not answer'),
  });
  const feedback = createFeedback({ clock, outbox, secrets });
  const { questions, reviews } = feedback;
  const samples = createSampleReports({
    clock,
    renderer,
    folder: join(config.dataDir, 'samples'),
    warn: (error) => log.warn({ err: error }, 'a sample report could not be kept'),
  });
  const rooms = {
    db,
    clock,
    outbox,
    mailer,
    mailServer,
    limiter,
    accounts,
    countries,
    companies,
    liveRegisters,
    orders,
    recipients,
    research,
    claims,
    promises,
    sentMails: createSentMails({ clock }),
    notes: createNotes({ clock }),
    savedViews: createSavedViews({ clock }),
    payments,
    reports,
    records,
    feedback,
    researchRuns,
  };

  const alarm = (words: string, details: Record<string, string>) => log.error(details, words);
  const settle = createSettle({ ...rooms, alarm });
  const checkPayment = settle.check;
  const coverOf = reportCoverOf(rooms);
  registerGatewayJobs({ ...rooms, settle, sessionRequest: sessionRequestOf({ ...rooms, publicUrl }) });
  const outboxDesk = createOutboxDesk({ clock });
  const { resendMail, orderMails, ...mails } = registerMails({ ...rooms, outboxDesk, publicUrl });
  const delivery = registerDelivery({ ...rooms, ...mails, checkPayment, coverOf, alarm, publicUrl });
  registerClaimMails({ ...rooms, contactEmail: config.contactEmail, publicUrl });
  registerAccountMails({ ...rooms, publicUrl, unseal: secrets.unseal });
  registerQuestionMails({ ...rooms, questions, contactEmail: config.contactEmail, publicUrl });
  const { holdMaxDays } = config;
  const assembly = createScreenedAssembly(rooms);
  const researchCompany = createResearchCompany({ ...rooms, ...assembly });
  const checks = createChecks({ clock });
  const readCheck = createReadCheck({ ...rooms, ...assembly, checks });
  const admit = createAdmission({ checks, readCheck });
  const prepareReport = createPrepareReport({ ...rooms, delivery, admit });
  return {
    ...rooms,
    reads: surroundings.reads,
    askedSources: new Set(researchRuns.sources),
    searchRefresh,
    settle,
    coverOf,
    placeOrder: createPlaceOrder({ ...rooms, secrets, holdMaxDays }),
    listMyOrders: createListMyOrders(rooms),
    trackOrder: createTrackOrder({ ...rooms, checkPayment, holdMaxDays }),
    readReport: createReadReport({ ...rooms, coverOf, publicUrl }),
    reviewOrder: createReviewOrder({ ...rooms, secrets, reviews }),
    prepareReport,
    checkReport: createCheckReport({ ...rooms, checks, readCheck, approve: prepareReport.approve }),
    viewCheck: createViewCheck({ ...rooms, checks, readCheck }),
    checkEvidence: createCheckEvidence(rooms),
    editPrices: createEditPrices(rooms),
    editDossier: createEditDossier({
      ...rooms,
      dossierDesk: createDossierDesk({ clock }),
      headOf: createDeskHead({ ...rooms, viewPayment, actionsOf: allowedActions }),
    }),
    readDesk: createReadDesk(rooms),
    readTimeline: createReadTimeline(rooms),
    findAtDesk: createFindAtDesk(rooms),
    handOut: createHandOut({ ...rooms, assign: prepareReport.assign }),
    exportData: createExportData(rooms),
    mendOutbox: createMendOutbox({ ...rooms, outboxDesk }),
    orderMails,
    resendMail,
    eraseAccount: createEraseAccount(rooms),
    endRetention: createEndRetention(rooms),
    countPromises: createCountPromises({ ...rooms, reads: surroundings.reads }),
    ...openClaimsDesk({ ...rooms, contactEmail: config.contactEmail, publicUrl }),
    watchDesk: createWatchDesk(rooms),
    researchCompany,
    judgeHits: createJudgeHits({ ...rooms, ...assembly, reassemble: researchCompany.reassemble }),
    verifyReport: createVerifyReport(rooms),
    sampleReport: createSampleReport({ ...rooms, samples, examples: createExampleReports({ clock }) }),
    staffView: createStaffView({
      ...rooms,
      viewOrder: (order, locale) => viewOrder(rooms, order, locale),
      viewClaims: async (orderId) => (await claims.list(db, orderId)).map(viewClaim),
      viewPayment,
    }),
    async close() {
      await researchRuns.close();
      await searchRefresh.close();
      mailer.close();
      await liveRegisters.close();
      await renderer.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
