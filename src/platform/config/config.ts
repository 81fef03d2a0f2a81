import { resolve } from 'node:path';
import { z } from 'zod';
import { parseRegisterRefresh, type RegisterRefresh } from './register-refresh.ts';
import { type RegisterSettings, registerList, registerUrls } from './register-settings.ts';
import { drainSecondsBehind, proxies } from './trusted-proxies.ts';

/** A setting of the environment: what it means, in the words of `.env.example`, and how it is read. */
type Setting<T extends z.ZodType> = Readonly<{ sentence: string; example: string; read: T }>;

function setting<T extends z.ZodType>(sentence: string, example: string, read: T): Setting<T> {
  return { sentence, example, read };
}

const port = z.coerce.number().int().min(0).max(65_535);
const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}:`)) && URL.canParse(text), {
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

/** Which registers are kept fresh from where. */
const registerRefresh = z
  .string()
  .max(5_000)
  .default('')
  .transform((text, context): RegisterRefresh[] => {
    const parsed = parseRegisterRefresh(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({
      code: 'custom',
      message: 'must be like gleif=/data/in/gleif*.zip daily, with a full path or an http(s) address',
    });
    return z.NEVER;
  });

/** A line of text that may be left out. */
const line = z.string().trim().min(2).max(300).optional();

/** Every variable the process reads. A wrong one stops the start with the whole list of faults. */
export const settings = {
  PORT: setting('Port of the site and the API; 0 takes any free one.', '3000', port.default(3000)),
  HOST: setting(
    'Address the site listens on; 0.0.0.0 opens it to the network.',
    '127.0.0.1',
    z.string().min(1).default('127.0.0.1'),
  ),
  SANDBOX_PORT: setting(
    'Port of the sandbox card gateway; the port after PORT unless set.',
    '3001',
    port.optional(),
  ),
  DATA_DIR: setting(
    'Folder of everything that is kept: database, files, keys.',
    'var',
    z.string().min(1).default('var'),
  ),
  DATABASE_URL: setting(
    'An external PostgreSQL 15 or newer instead of the embedded one.',
    'postgres://user:password@localhost:5432/countercheck',
    url(['postgres', 'postgresql']).optional(),
  ),
  PUBLIC_URL: setting(
    'The address under which visitors reach the site; used in links and mails.',
    'http://localhost:3000',
    url(['http', 'https']).optional(),
  ),
  SANDBOX_PUBLIC_URL: setting(
    'The address under which payers reach the sandbox gateway.',
    'http://localhost:3001',
    url(['http', 'https']).optional(),
  ),
  MAIL_URL: setting(
    'SMTP server that mails go through; without it they are kept in the mailbox at /dev/mailbox.',
    'smtp://user:password@smtp.example.com:587',
    url(['smtp', 'smtps']).optional(),
  ),
  MAIL_FROM: setting(
    'Sender of every mail.',
    'Countercheck <reports@countercheck.example>',
    z.string().min(3).max(320).default('Countercheck <reports@countercheck.example>'),
  ),
  CONTACT_EMAIL: setting(
    'Where questions of visitors are mailed.',
    'office@countercheck.example',
    z.email().max(254).default('office@countercheck.example'),
  ),
  SELLER_NAME: setting(
    'Name of the company that sells the reports, for the legal block; without it the site says that it is a demonstration.',
    'Example Reports Ltd',
    line,
  ),
  SELLER_ADDRESS: setting("The seller's registered address.", '1 Example Street, London, EC1A 1AA', line),
  SELLER_NUMBER: setting("The seller's number in its register.", '01234567', line),
  SELLER_BANK: setting("The seller's bank and account.", 'Example Bank, GB00 EXAM 0000 0000 0000 00', line),
  SELLER_EMAIL: setting(
    'Where customers write to the seller.',
    'office@reports.example',
    z.email().max(254).optional(),
  ),
  SELLER_PHONE: setting("The seller's telephone.", '+44 20 0000 0000', line),
  HOLD_MAX_DAYS: setting(
    'Longest tariff, in business days, whose amount is held at once; above it the card is verified and held when the report is ready.',
    '3',
    z.coerce.number().int().min(0).max(5).default(3),
  ),
  CAPTURE_DELAY_SECONDS: setting(
    'Seconds between the accepted mail and the debit, so that an instant bounce can stop it.',
    '0',
    z.coerce.number().int().min(0).max(3600).default(0),
  ),
  DEMO: setting(
    'Whether the demo register and the demo accounts with their documented password are there: on or off. Off by default with DATABASE_URL, on without.',
    'off',
    z.enum(['on', 'off']).optional(),
  ),
  TRUSTED_PROXIES: setting(
    'Addresses or networks of the proxies in front, separated by commas; only their X-Forwarded-For is believed. Without it all visitors behind a proxy share its limits.',
    '127.0.0.1, 10.0.0.0/8',
    proxies,
  ),
  DRAIN_SECONDS: setting(
    'Seconds between SIGTERM, when /readyz turns to 503, and the end of listening: so long a proxy may take to hear of it. 5 by default with TRUSTED_PROXIES, else 0.',
    '5',
    z.coerce.number().min(0).max(120).optional(),
  ),
  DISK_RESERVE_MB: setting(
    'With less room than this on the disk of DATA_DIR, in megabytes, /readyz says "disk full"; 0 never looks.',
    '64',
    z.coerce.number().int().min(0).max(1_000_000_000).default(64),
  ),
  ABUSE_LIMIT_FACTOR: setting(
    'Multiplies how often a caller may sign in, search, order and so on; for load tests, or where many people share one address.',
    '1',
    z.coerce.number().min(1).max(100_000).default(1),
  ),
  SEARCH_SERVER_URL: setting(
    'OpenSearch or Elasticsearch for the names of companies, beyond some 50 million of them; the import feeds it. See docs/search-server.md.',
    'https://user:password@search.example.com:9200',
    url(['http', 'https']).optional(),
  ),
  SEARCH_SERVER_MODE: setting(
    'What the search server is for: feed (it is only filled), shadow (it is asked beside PostgreSQL and compared in the log), answer (it answers).',
    'shadow',
    z.enum(['feed', 'shadow', 'answer']).default('feed'),
  ),
  REGISTER_CONNECTORS: setting(
    'Live registers that a search asks as well, separated by commas: gleif, companies-house, brreg, vies, ares, egr. Without it nothing is asked outside.',
    'gleif, brreg, vies, ares, egr',
    registerList,
  ),
  COMPANIES_HOUSE_KEY: setting(
    'Key of the Companies House Public Data API; companies-house needs it.',
    '00000000-0000-0000-0000-000000000000',
    z
      .string()
      .regex(/^[\x21-\x39\x3b-\x7e]{8,200}$/, { error: 'must be a key without spaces and colons' })
      .optional(),
  ),
  REGISTER_URLS: setting(
    'Other addresses of live registers, for tests or a proxy; https, or http on this machine.',
    'brreg=https://proxy.example/enhetsregisteret/api',
    registerUrls,
  ),
  REGISTER_REFRESH: setting(
    'Registers that are imported by themselves: source=PATH or address, how often (hourly, daily, weekly), full if the file is the whole register; separated by semicolons. Of a path with * the newest file is taken.',
    'gleif=/data/in/gleif*.zip daily',
    registerRefresh,
  ),
  LOG_LEVEL: setting(
    'How much is logged: fatal, error, warn, info, debug or silent.',
    'info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ),
} as const;

type Name = keyof typeof settings;
type Values = { [Key in Name]: z.output<(typeof settings)[Key]['read']> };

/** Who sells the reports, as the legal block of the site names it. */
export type Seller = Readonly<{
  name: string;
  address: string | undefined;
  number: string | undefined;
  bank: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}>;

/** Settings after reading: plain names, folders absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly sandboxPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly sandboxPublicUrl: string | undefined;
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactEmail: string;
  /** Undefined in a demonstration: no company is named. */
  readonly seller: Seller | undefined;
  readonly holdMaxDays: number;
  readonly captureDelaySeconds: number;
  readonly isDemo: boolean;
  readonly trustedProxies: readonly string[];
  readonly drainSeconds: number;
  readonly diskReserveMb: number;
  readonly abuseLimitFactor: number;
  /** Undefined where PostgreSQL alone is asked for names. */
  readonly searchServer: Readonly<{ url: string; mode: Values['SEARCH_SERVER_MODE'] }> | undefined;
  readonly registers: RegisterSettings;
  readonly registerRefresh: readonly RegisterRefresh[];
  readonly logLevel: Values['LOG_LEVEL'];
}

/** Thrown when a variable is wrong; the message has one line per fault. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the environment; an empty variable counts as not set. Throws ConfigError with every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read = <Key extends Name>(name: Key): Values[Key] => {
    const given = environment[name] === '' ? undefined : environment[name];
    const result = settings[name].read.safeParse(given);
    // The cast follows the table: `read` of this very row made the value.
    if (result.success) return result.data as Values[Key];
    faults.push(`${name}: ${result.error.issues[0]?.message ?? 'is not valid'}. ${settings[name].sentence}`);
    return undefined as Values[Key]; // never used: faults throw below
  };
  const mainPort = read('PORT');
  const trustedProxies = read('TRUSTED_PROXIES');
  const sellerName = read('SELLER_NAME');
  const seller = {
    address: read('SELLER_ADDRESS'),
    number: read('SELLER_NUMBER'),
    bank: read('SELLER_BANK'),
    email: read('SELLER_EMAIL'),
    phone: read('SELLER_PHONE'),
  };
  const searchServerUrl = read('SEARCH_SERVER_URL');
  const searchServerMode = read('SEARCH_SERVER_MODE');
  const config: Config = {
    port: mainPort,
    host: read('HOST'),
    sandboxPort: read('SANDBOX_PORT') ?? (mainPort === 0 ? 0 : mainPort + 1),
    dataDir: resolve(read('DATA_DIR') ?? ''),
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/, ''),
    sandboxPublicUrl: read('SANDBOX_PUBLIC_URL')?.replace(/\/+$/, ''),
    mailUrl: read('MAIL_URL'),
    mailFrom: read('MAIL_FROM'),
    contactEmail: read('CONTACT_EMAIL'),
    seller: sellerName === undefined ? undefined : { name: sellerName, ...seller },
    holdMaxDays: read('HOLD_MAX_DAYS'),
    captureDelaySeconds: read('CAPTURE_DELAY_SECONDS'),
    isDemo: (read('DEMO') ?? (read('DATABASE_URL') === undefined ? 'on' : 'off')) === 'on',
    trustedProxies,
    drainSeconds: read('DRAIN_SECONDS') ?? drainSecondsBehind(trustedProxies),
    diskReserveMb: read('DISK_RESERVE_MB'),
    abuseLimitFactor: read('ABUSE_LIMIT_FACTOR'),
    searchServer:
      searchServerUrl === undefined ? undefined : { url: searchServerUrl, mode: searchServerMode },
    registers: {
      codes: read('REGISTER_CONNECTORS'),
      urls: read('REGISTER_URLS'),
      companiesHouseKey: read('COMPANIES_HOUSE_KEY'),
    },
    registerRefresh: read('REGISTER_REFRESH'),
    logLevel: read('LOG_LEVEL'),
  };
  if (faults.length === 0 && !config.isDemo && config.mailUrl === undefined) {
    // Without it reports would end in the mailbox of this machine, and cards would be debited for them.
    faults.push(`MAIL_URL: is needed when DEMO is off. ${settings.MAIL_URL.sentence}`);
  }
  if (faults.length === 0 && sellerName === undefined && Object.values(seller).some(Boolean)) {
    faults.push(`SELLER_NAME: is needed when the seller is described. ${settings.SELLER_NAME.sentence}`);
  }
  const { codes, companiesHouseKey } = config.registers;
  if (faults.length === 0 && codes.includes('companies-house') && companiesHouseKey === undefined) {
    faults.push(
      `COMPANIES_HOUSE_KEY: is needed to ask companies-house. ${settings.COMPANIES_HOUSE_KEY.sentence}`,
    );
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
