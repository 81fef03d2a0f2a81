import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type SearchServerConfig,
  searchServerOf,
  searchServerSettings,
} from '#modules/companies/search/server/settings.ts';
import type { GatewayRule } from '#modules/payments/gateway-rules.ts';
import {
  gatewaySettings,
  type StripeConfig,
  stripeFaults,
  stripeOf,
  withoutSandboxFaults,
} from '#modules/payments/gateway-settings.ts';
import { paymentSettings } from '#modules/payments/settings.ts';
import {
  type YookassaConfig,
  yookassaFaults,
  yookassaOf,
} from '#modules/payments/yookassa/yookassa-settings.ts';
import type { RegisterSettings } from '#modules/registers/open-connectors.ts';
import { liveRegistersOf, registerFaults, registerSettings } from '#modules/registers/register-settings.ts';
import {
  type ResearchSettings,
  researchFaults,
  researchOf,
  researchSettings,
} from '#modules/registers/research-settings.ts';
import { reportSettings } from '#modules/reports/report-settings.ts';
import { screeningSettings } from '#modules/screening/screening-settings.ts';
import type { Seller } from '#modules/sellers/contract.ts';
import { machineSettings } from '#platform/config/machine-settings.ts';
import { ConfigError, joinSettings, readSettings, type ValuesOf } from '#platform/config/settings.ts';
import { drainSecondsBehind } from '#platform/config/trusted-proxies.ts';
import { demandDatabaseTls, tlsFault } from '#platform/database/demand-tls.ts';
import type { ReplicaConfig } from '#platform/database/replica/open-reads.ts';
import {
  type DkimKey,
  demandMailTls,
  dkimOf,
  type MailReturnConfig,
  mailFaults,
  mailSettings,
  returnsOf,
} from '#platform/mail/mail-settings.ts';
import type { RefreshPlan } from '#platform/refresh/refresh-plan.ts';
import { sandboxSettings } from '#sandbox/settings.ts';
import { pageSettings } from '#workflows/cite-documents/page-settings.ts';
import { sellerFaults, sellerOf, sellerSettings, sellerTaxOf } from './seller-settings.ts';

export { ConfigError } from '#platform/config/settings.ts';

/** Whose settings there are; each room declares its own. */
const rooms = {
  machine: machineSettings,
  mail: mailSettings,
  sandbox: sandboxSettings,
  seller: sellerSettings,
  payments: paymentSettings,
  gateways: gatewaySettings,
  searchServer: searchServerSettings,
  registers: registerSettings,
  screening: screeningSettings,
  research: researchSettings,
  reports: reportSettings,
  pages: pageSettings,
};

/** Every variable the process reads. */
export const settings = joinSettings(Object.values(rooms));

/** Settings after reading: plain names, folders absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Whether the sandbox gateway is started, left out, or where it runs. */
  readonly sandbox: string;
  /** Of a hundred calls and webhooks of it so many go wrong. */
  readonly sandboxFaults: number;
  readonly sandboxPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where what everybody may see is read, if not where everything is. */
  readonly replica: ReplicaConfig | undefined;
  readonly publicUrl: string | undefined;
  readonly sandboxPublicUrl: string | undefined;
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** With what mails are signed, if they are. */
  readonly dkim: DkimKey | undefined;
  /** Where mails of orders come back to, if anybody reads what does. */
  readonly mailReturns: MailReturnConfig | undefined;
  readonly contactEmail: string;
  readonly seller: Seller | undefined;
  /** What receipts need to show VAT. */
  sellerTax: ReturnType<typeof sellerTaxOf>;
  readonly holdMaxDays: number;
  readonly captureDelaySeconds: number;
  /** Where new payments begin. */
  readonly cardGateways: readonly GatewayRule[];
  readonly stripe: StripeConfig;
  readonly yookassa: YookassaConfig;
  readonly isDemo: boolean;
  /** Whether a demo without orders gets some at its start. */
  readonly hasDemoOrders: boolean;
  readonly trustedProxies: readonly string[];
  /** Where metrics are asked for; undefined where nobody does. */
  readonly metrics: Readonly<{ host: string; port: number }> | undefined;
  readonly drainSeconds: number;
  readonly diskReserveMb: number;
  readonly abuseLimitFactor: number;
  readonly searchServer: SearchServerConfig;
  readonly registers: RegisterSettings;
  readonly registerRefresh: readonly RefreshPlan[];
  readonly listRefresh: readonly RefreshPlan[];
  /** Which sources are asked about the company of an order. */
  readonly research: ResearchSettings;
  /** A demo where no source is named asks the registers of the demo world. */
  readonly isResearchPlayed: boolean;
  readonly registersPort: number;
  /** Whether VIES is asked about the VAT numbers of buyers: in a played demo unless it says off. */
  readonly hasVatChecks: boolean;
  /** Signs reports; without it a key is derived from the master secret. */
  readonly reportSigningKey: KeyObject | undefined;
  readonly renderProcesses: number;
  /** Whether pages of the web are fetched for the desk. */
  readonly fetchesPages: boolean;
  readonly logLevel: ValuesOf<typeof machineSettings>['LOG_LEVEL'];
}

/** Reads the environment; an empty variable counts as not set. Throws ConfigError with every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = readSettings(rooms, environment);
  const {
    machine,
    mail,
    sandbox,
    seller,
    payments,
    gateways,
    searchServer,
    registers,
    screening,
    research,
    reports,
    pages,
  } = values;
  const isDemo = (seller.DEMO ?? (machine.DATABASE_URL === undefined ? 'on' : 'off')) === 'on';
  const demandTls = machine.DATABASE_TLS === 'required' ? demandDatabaseTls : (url: string) => url;
  const sandboxPort = sandbox.SANDBOX_PORT ?? (machine.PORT === 0 ? 0 : machine.PORT + 1);
  const config: Config = {
    port: machine.PORT,
    host: machine.HOST,
    sandbox: sandbox.SANDBOX.replace(/\/+$/, ''),
    sandboxFaults: sandbox.SANDBOX_FAULTS,
    sandboxPort,
    dataDir: resolve(machine.DATA_DIR),
    databaseUrl: machine.DATABASE_URL && demandTls(machine.DATABASE_URL),
    replica:
      machine.DATABASE_REPLICA_URL === undefined
        ? undefined
        : {
            url: demandTls(machine.DATABASE_REPLICA_URL),
            maxLagSeconds: machine.DATABASE_REPLICA_LAG_SECONDS,
          },
    publicUrl: machine.PUBLIC_URL?.replace(/\/+$/, ''),
    sandboxPublicUrl: sandbox.SANDBOX_PUBLIC_URL?.replace(/\/+$/, ''),
    mailUrl:
      machine.MAIL_URL && mail.MAIL_TLS === 'required' ? demandMailTls(machine.MAIL_URL) : machine.MAIL_URL,
    mailFrom: machine.MAIL_FROM,
    dkim: dkimOf(mail),
    mailReturns: returnsOf(mail, machine.MAIL_URL),
    contactEmail: seller.CONTACT_EMAIL,
    seller: sellerOf(seller),
    sellerTax: sellerTaxOf(seller),
    holdMaxDays: payments.HOLD_MAX_DAYS,
    captureDelaySeconds: payments.CAPTURE_DELAY_SECONDS,
    cardGateways: gateways.CARD_GATEWAYS,
    stripe: stripeOf(gateways),
    yookassa: yookassaOf(gateways),
    isDemo,
    hasDemoOrders: isDemo && seller.DEMO_ORDERS === 'on',
    trustedProxies: machine.TRUSTED_PROXIES,
    metrics:
      machine.METRICS_PORT === undefined
        ? undefined
        : { host: machine.METRICS_HOST, port: machine.METRICS_PORT },
    drainSeconds: machine.DRAIN_SECONDS ?? drainSecondsBehind(machine.TRUSTED_PROXIES),
    diskReserveMb: machine.DISK_RESERVE_MB,
    abuseLimitFactor: machine.ABUSE_LIMIT_FACTOR,
    searchServer: searchServerOf(searchServer),
    registers: liveRegistersOf(registers),
    research: researchOf(research, registers.COMPANIES_HOUSE_KEY),
    isResearchPlayed: isDemo && research.RESEARCH_SOURCES === undefined,
    hasVatChecks:
      (registers.VIES_CHECK ?? (isDemo && research.RESEARCH_SOURCES === undefined ? 'on' : 'off')) === 'on',
    registersPort: sandbox.REGISTERS_PORT ?? (sandboxPort === 0 ? 0 : sandboxPort + 1),
    registerRefresh: registers.REGISTER_REFRESH,
    listRefresh: screening.LIST_REFRESH,
    reportSigningKey: reports.REPORT_SIGNING_KEY,
    renderProcesses: reports.RENDER_PROCESSES,
    fetchesPages: pages.FETCH_PAGES === 'on',
    logLevel: machine.LOG_LEVEL,
  };
  const faults = [
    ...databaseFaults(machine),
    ...mailFaults(mail, machine.MAIL_URL, machine.MAIL_FROM),
    ...sellerFaults(seller),
    ...stripeFaults(gateways, isDemo),
    ...yookassaFaults(gateways, isDemo),
    ...(sandbox.SANDBOX === 'off' ? withoutSandboxFaults(gateways) : []),
    ...(sandbox.SANDBOX === 'off' && config.yookassa?.at === 'sandbox'
      ? ['SANDBOX: is off, so YooKassa cannot be spoken to at the sandbox.']
      : []),
    ...registerFaults(registers),
    ...researchFaults(config.research),
  ];
  if (!config.isDemo && config.mailUrl === undefined) {
    // Without it reports would end in the mailbox of this machine, and cards would be debited for them.
    faults.unshift(`MAIL_URL: is needed when DEMO is off. ${machineSettings.MAIL_URL.sentence}`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function databaseFaults(machine: ValuesOf<typeof machineSettings>): string[] {
  if (machine.DATABASE_TLS !== 'required') return [];
  return (['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const).flatMap((name) => {
    const fault = machine[name] && tlsFault(machine[name]);
    return fault ? [`${name}: ${fault}. ${machineSettings.DATABASE_TLS.sentence}`] : [];
  });
}
