import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import { isErasedEmail } from '#kernel/erased-email.ts';
import { createAccounts } from '#modules/accounts/service.ts';
import { loadOrCreateKeys } from '#modules/accounts/sign-in/access-keys.ts';
import { createSignInAttempts } from '#modules/accounts/sign-in/sign-in-attempts.ts';
import { createAuditLog } from '#modules/audit/service.ts';
import { createSearchRefresh } from '#modules/companies/search/indexing/rebuild/search-refresh.ts';
import { attachSearchServer } from '#modules/companies/search/server/attach.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { createCountries } from '#modules/countries/service.ts';
import { createDataRequests } from '#modules/data-requests/service.ts';
import { createDebts, createStatements, type DebtsService } from '#modules/debts/service.ts';
import { createFeedback } from '#modules/feedback/service.ts';
import { createInvoices } from '#modules/invoices/service.ts';
import {
  createBuyers,
  createClaims,
  createOrderFiles,
  createOrders,
  createPromises,
  createReaddress,
  createRecipients,
  createResearch,
  createReturnedMails,
  createSentMails,
  createShareOffers,
  deskDue,
  type Order,
} from '#modules/orders/service.ts';
import { openStripe } from '#modules/payments/open-stripe.ts';
import { createSandboxGatewayClient } from '#modules/payments/sandbox/sandbox-gateway.ts';
import { createBooks, createGateways, createPayments } from '#modules/payments/service.ts';
import { openYookassa } from '#modules/payments/yookassa/open-yookassa.ts';
import { createLiveRegisters } from '#modules/registers/live/live-registers.ts';
import { openConnectors } from '#modules/registers/open-connectors.ts';
import { openSources } from '#modules/registers/open-sources.ts';
import { createBoundedReading } from '#modules/registers/research/reading/bounded-reading.ts';
import { createResearchRuns } from '#modules/registers/research/research.ts';
import { fileSources } from '#modules/registers/service.ts';
import type { Source } from '#modules/registers/sources/source.ts';
import { createVatAnswers } from '#modules/registers/vies/vat-answers.ts';
import { viesNumberOf } from '#modules/registers/vies/vat-number-of.ts';
import { nameSigningKey, signingKeyOfSeed } from '#modules/reports/record/signing-key.ts';
import { createReportRenderer } from '#modules/reports/render/report-renderer.ts';
import {
  createDossierDocuments,
  createPeers,
  createReportRecords,
  createReports,
  createSampleReports,
} from '#modules/reports/service.ts';
import { createSellers, type Sellers } from '#modules/sellers/service.ts';
import { createNotes, createSavedViews } from '#modules/worklists/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import type { PageReach } from '#platform/http-client/fetch-page.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createMailServer } from '#platform/mail/server-state.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { createInvoiceGateway } from '#workflows/collect-debts/invoice-gateway.ts';
import type { Config } from './config/config.ts';
import { listLimits } from './endpoints.ts';
import { openReturns } from './mail/open-returns.ts';

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
  /** Of the sandbox gateway; empty where there is none. */
  gatewayUrl: string;
  /** Which sources are asked about the company of an order, and where. */
  sources: readonly Source[];
  /** Whether the site has a page at an English path; known once its pages are loaded. */
  isSitePath: (path: string) => boolean;
  /** Where VIES is asked about buyers, if not at its own address. */
  viesUrl: string | undefined;
  /** Where pages of the web may lie; the public internet unless a test says otherwise. */
  pageReach?: PageReach | undefined;
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

/** The card gateways of this installation, of which settings see to it that there is one, and our own of invoices. */
async function openGateways(
  { config, secrets, gatewayUrl, db }: Surroundings,
  debts: DebtsService,
  orderOf: (orderId: string) => Promise<Pick<Order, 'email'>>,
  payerOf: (orderId: string) => Promise<string | null>,
) {
  const { apiKey, webhookSecret } = sandboxKeys(secrets);
  const sandbox =
    gatewayUrl === ''
      ? undefined
      : createSandboxGatewayClient({ baseUrl: gatewayUrl, apiKey, webhookSecrets: [webhookSecret] });
  const stripe = await openStripe(config.stripe, { apiUrl: gatewayUrl, apiKey, webhookSecret });
  const yookassa = openYookassa(config.yookassa, { apiUrl: gatewayUrl, apiKey }, async (id) => {
    const { email } = await orderOf(id);
    return isErasedEmail(email) ? undefined : email;
  });
  const invoice = createInvoiceGateway({ db, debts, payerOf });
  const [first, ...others] = [sandbox, stripe, yookassa].filter((gateway) => gateway !== undefined);
  if (first === undefined) throw new Error('there is no card gateway');
  return createGateways([first, ...others, invoice], config.cardGateways);
}

/** VIES, where it is asked about buyers; the seller's own number of the Union makes each question provable. */
function openVatAnswers({ config, clock, log, viesUrl }: Surroundings, sellers: Sellers) {
  if (!config.hasVatChecks) return undefined;
  return createVatAnswers({
    clock,
    url: viesUrl,
    async requester() {
      const { country = '', number = '' } = (await sellers.current()).tax ?? {};
      return viesNumberOf(country, number);
    },
    report: (silence) => log.warn(silence, 'VIES did not answer'),
  });
}

/** Builds the modules and the machine below them, each with what it needs. */
export async function createRooms(surroundings: Surroundings) {
  const { config, clock, log, db, pool, secrets } = surroundings;
  let tellOfWork: (topic: string, outcome: 'done' | 'failed' | 'given_up') => void = () => {};
  const outbox = createOutbox({
    db,
    clock,
    report({ error, gaveUp, ...row }) {
      tellOfWork(row.topic, error === undefined ? 'done' : gaveUp ? 'given_up' : 'failed');
      if (error === undefined) log.debug(row, 'outbox row done');
      else if (gaveUp) log.error({ ...row, error }, 'outbox row given up');
      else log.warn({ ...row, error }, 'outbox row failed');
    },
  });
  const debts = createDebts({ clock });
  const orderOf = (orderId: string) => orders.get(db, orderId);
  const gateways = await openGateways(surroundings, debts, orderOf, async (orderId) => {
    const { entityId, accountId } = await orderOf(orderId);
    return (await accounts.legalEntities.directorOf(db, entityId)) ?? accountId;
  });
  const mailServer = createMailServer({
    db,
    clock,
    onMended: () => outbox.hurry(),
    alarm: (details) => log.error(details, 'the mail server takes no mails'),
    warn: (error) => log.warn({ err: error }, 'how the mail server stands could not be noted'),
  });
  const mailReturns = config.mailReturns && openReturns(config.mailReturns, { db, outbox, secrets });
  const mailer = createMailer(surroundings.mailUrl, config.mailFrom, mailServer.report, {
    dkim: config.dkim,
    returnAddressOf: mailReturns?.addresses.addressOf,
  });
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
  const buyers = createBuyers();
  const recipients = createRecipients({ clock });
  const claims = createClaims({ clock });
  const promises = createPromises({ clock });
  const captureDelayMs = config.captureDelaySeconds * 1000;
  const files = createFileStore(join(config.dataDir, 'files'));
  const invoices = createInvoices({ clock, outbox, files });
  const onBooked = invoices.issue;
  const books = createBooks({ clock });
  const auditLog = createAuditLog({
    db,
    clock,
    warn: (error) => log.error({ err: error }, 'how an act of staff ended is not written down'),
  });
  const payments = createPayments({ clock, outbox, gateways, captureDelayMs, onBooked });
  const reports = createReports({ clock, files, renderer, peers: createPeers({ db, clock }) });
  const signingKey = config.reportSigningKey ?? signingKeyOfSeed(secrets.derive('report-signing'));
  const records = createReportRecords({ clock, files, key: await nameSigningKey(signingKey) });
  const researchRuns = createResearchRuns({
    db,
    clock,
    files,
    fileSources,
    sources: openSources(surroundings.sources, {
      keys: config.research.keys,
      clock,
      userAgent: `Countercheck (${config.contactEmail})`,
    }),
    reading: createBoundedReading(new URL('../modules/registers/reading-thread.ts', import.meta.url)),
    report: (silence) => log.warn(silence, 'a source did not answer'),
  });
  const feedback = createFeedback({ clock, outbox, secrets, dueAfter: deskDue });
  const { questions, reviews } = feedback;
  const samples = createSampleReports({
    clock,
    renderer,
    folder: join(config.dataDir, 'samples'),
    warn: (error) => log.warn({ err: error }, 'a sample report could not be kept'),
  });
  const sentMails = createSentMails({ clock });
  const returnedMails = createReturnedMails({ clock });
  const selling = { seller: config.seller, tax: config.sellerTax };
  const sellers = createSellers({ db, clock, outbox, settings: selling });
  const rooms = {
    db,
    clock,
    outbox,
    mailer,
    mailReturns,
    mailServer,
    limiter,
    accounts,
    countries,
    companies,
    liveRegisters,
    orders,
    buyers,
    recipients,
    research,
    claims,
    orderFiles: createOrderFiles({ clock }),
    documents: createDossierDocuments({ clock, files }),
    sellers,
    vatAnswers: openVatAnswers(surroundings, sellers),
    promises,
    sentMails,
    shareOffers: createShareOffers({ clock }),
    returnedMails,
    readdress: createReaddress({ sentMails, returnedMails }),
    notes: createNotes({ clock }),
    savedViews: createSavedViews({ clock }),
    payments,
    debts,
    statements: createStatements({ clock }),
    books,
    auditLog,
    /** Has `listener` told how each piece of work of this process ended. */
    onWork(listener: typeof tellOfWork): void {
      tellOfWork = listener;
    },
    invoices,
    reports,
    records,
    feedback,
    dataRequests: createDataRequests({ clock, outbox, secrets }),
    researchRuns,
  };
  return { rooms, questions, reviews, samples, renderer, searchRefresh };
}
