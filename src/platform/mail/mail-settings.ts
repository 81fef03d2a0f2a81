import { createPrivateKey } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import { setting, type ValuesOf } from '#platform/config/settings.ts';

const domain = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i, { error: 'must be a domain' })
  .transform((name) => name.toLowerCase());

/** How mails are protected on their way: TLS to the server, a signature of our own, and where they come back to. */
export const mailSettings = {
  MAIL_TLS: setting(
    'required: a mail leaves over TLS with a certificate that holds for the host of MAIL_URL, or waits. Without it TLS is used where the server offers it.',
    'required',
    z.enum(['required', 'offered']).default('offered'),
  ),
  MAIL_DKIM_DOMAIN: setting(
    'Domain that signs mails (DKIM): that of MAIL_FROM, or one above it. Needs the two below.',
    'countercheck.example',
    domain.optional(),
  ),
  MAIL_DKIM_SELECTOR: setting(
    'Where the public key of that signature stands: SELECTOR._domainkey.DOMAIN.',
    'mail2026',
    z
      .string()
      .max(63)
      .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, { error: 'must be letters, digits and hyphens' })
      .optional(),
  ),
  MAIL_DKIM_KEY_FILE: setting(
    'File with the private RSA key of that signature, as PEM, of 2048 bits or more.',
    '/etc/countercheck/dkim.pem',
    z
      .string()
      .max(1_000)
      .transform((file, context): string => {
        const read = readDkimKey(file);
        if ('key' in read) return read.key;
        context.addIssue({ code: 'custom', message: read.fault });
        return z.NEVER;
      })
      .optional(),
  ),
  MAIL_RETURN_DOMAIN: setting(
    'Domain that mails of orders come back to, each under an address of its own (VERP): its MX leads to what brings returns here, by one of the two below. Without it they come back to MAIL_FROM, and nobody reads them.',
    'returns.countercheck.example',
    domain.optional(),
  ),
  MAIL_RETURN_SECRET: setting(
    'Lets POST /api/v1/webhooks/mail bring returns, as a Bearer token: 32 signs or more.',
    'openssl rand -hex 32',
    z
      .string()
      .max(200)
      .regex(/^[\x21-\x7e]{32,}$/, { error: 'must be 32 signs or more, without spaces' })
      .optional(),
  ),
  MAIL_RETURN_PORT: setting(
    'Port of a mail server that takes returns and nothing else; nothing listens without it.',
    '2525',
    z.coerce.number().int().min(0).max(65_535).optional(),
  ),
};

type MailValues = ValuesOf<typeof mailSettings>;

/** With what mails are signed, and where the key to it is published. */
export type DkimKey = Readonly<{ domainName: string; keySelector: string; privateKey: string }>;

/** Undefined where mails are not signed here. */
export function dkimOf(values: MailValues): DkimKey | undefined {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY_FILE: key } = values;
  if (domain === undefined || selector === undefined || key === undefined) return undefined;
  return { domainName: domain, keySelector: selector, privateKey: key };
}

/** Where mails of orders come back to, and by which ways what comes back is brought. */
export type MailReturnConfig = Readonly<{
  domain: string;
  secret: string | undefined;
  port: number | undefined;
}>;

/** Undefined where nobody reads what comes back. The mailbox of this machine returns mails too, to a domain that is nobody's. */
export function returnsOf(values: MailValues, mailUrl: string | undefined): MailReturnConfig | undefined {
  const domain = values.MAIL_RETURN_DOMAIN ?? (mailUrl === undefined ? 'returns.invalid' : undefined);
  if (domain === undefined) return undefined;
  return { domain, secret: values.MAIL_RETURN_SECRET, port: values.MAIL_RETURN_PORT };
}

/** What contradicts itself among the settings of mails. */
export function mailFaults(values: MailValues, mailUrl: string | undefined, mailFrom: string): string[] {
  const names = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY_FILE'] as const;
  const missing = names.filter((name) => values[name] === undefined);
  const faults =
    missing.length === names.length
      ? []
      : missing.map((name) => `${name}: is needed to sign mails. ${mailSettings[name].sentence}`);
  const domain = values.MAIL_DKIM_DOMAIN;
  if (domain !== undefined && !`.${domainOf(mailFrom)}`.endsWith(`.${domain}`))
    faults.push(
      `MAIL_DKIM_DOMAIN: must be the domain of MAIL_FROM or one above it, or nobody counts the signature for it.`,
    );
  for (const name of ['MAIL_RETURN_SECRET', 'MAIL_RETURN_PORT'] as const)
    if (values[name] !== undefined && values.MAIL_RETURN_DOMAIN === undefined && mailUrl !== undefined)
      faults.push(
        `${name}: brings nothing without MAIL_RETURN_DOMAIN. ${mailSettings.MAIL_RETURN_DOMAIN.sentence}`,
      );
  if (values.MAIL_TLS === 'required' && mailUrl !== undefined && /[?&]tls\./i.test(mailUrl))
    faults.push('MAIL_URL: must not change how certificates are looked at where MAIL_TLS is required.');
  return faults;
}

/** The address of the mail server with TLS demanded: STARTTLS that is refused or missing ends the conversation. */
export function demandMailTls(mailUrl: string): string {
  const url = new URL(mailUrl);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The domain of an address, with or without a name before it. */
function domainOf(address: string): string {
  return /@([^@\s<>]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? '';
}

const longestKeyFile = 20_000;

function readDkimKey(file: string): { key: string } | { fault: string } {
  let text: string;
  try {
    text = readStart(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { fault: `cannot be read (${code})` };
  }
  try {
    const key = createPrivateKey(text);
    const bits = key.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0;
    if (bits >= 2_048 && bits <= 8_192) return { key: text };
  } catch {
    // What the parser says of a key may repeat it.
  }
  return { fault: 'must be a private RSA key as PEM, without a password, of 2048 bits or more' };
}

/** No more than a key may have: the file may be anything. */
function readStart(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(longestKeyFile);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
