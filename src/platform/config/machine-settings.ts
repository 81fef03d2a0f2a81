import { z } from 'zod';
import { setting, url } from './settings.ts';
import { proxies } from './trusted-proxies.ts';

/** A port of this machine. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** Where the process listens, what it keeps where, and whom it trusts. */
export const machineSettings = {
  PORT: setting('Port of the site and the API; 0 takes any free one.', '3000', port.default(3000)),
  HOST: setting(
    'Address the site listens on; 0.0.0.0 opens it to the network.',
    '127.0.0.1',
    z.string().min(1).default('127.0.0.1'),
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
  DATABASE_REPLICA_URL: setting(
    'A streaming replica of DATABASE_URL: searches, countries and prices are read there, nothing else. While it is away or too late they are read from DATABASE_URL.',
    'postgres://user:password@replica.example.com:5432/countercheck',
    url(['postgres', 'postgresql']).optional(),
  ),
  DATABASE_REPLICA_LAG_SECONDS: setting(
    'Seconds that the replica may be behind.',
    '5',
    z.coerce.number().min(1).max(3_600).default(5),
  ),
  DATABASE_TLS: setting(
    'required: a PostgreSQL without TLS, or with a certificate that does not hold for its host, is not spoken to. Its authority is named by sslrootcert in the address, or by NODE_EXTRA_CA_CERTS.',
    'required',
    z.enum(['required', 'as-in-url']).default('as-in-url'),
  ),
  PUBLIC_URL: setting(
    'The address under which visitors reach the site; used in links and mails.',
    'http://localhost:3000',
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
  TRUSTED_PROXIES: setting(
    'Addresses or networks of the proxies in front, separated by commas; only their X-Forwarded-For is believed. Without it all visitors behind a proxy share its limits.',
    '127.0.0.1, 10.0.0.0/8',
    proxies,
  ),
  METRICS_PORT: setting(
    'Port on which GET /metrics answers in the text form of Prometheus; nothing listens without it. 0 takes any free one.',
    '9464',
    port.optional(),
  ),
  METRICS_HOST: setting(
    'Address that METRICS_PORT is opened on: it tells figures of the business, so not one that strangers reach.',
    '127.0.0.1',
    z.string().min(1).default('127.0.0.1'),
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
  LOG_LEVEL: setting(
    'How much is logged: fatal, error, warn, info, debug or silent.',
    'info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ),
};
