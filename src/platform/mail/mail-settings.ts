import { createPrivateKey } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import { setting, type ValuesOf } from '#platform/config/settings.ts';

/** How mails are protected on their way: TLS to the server, and a signature of our own. */
export const mailSettings = {
  MAIL_TLS: setting(
    'required: a mail leaves over TLS with a certificate that holds for the host of MAIL_URL, or waits. Without it TLS is used where the server offers it.',
    'required',
    z.enum(['required', 'offered']).default('offered'),
  ),
  MAIL_DKIM_DOMAIN: setting(
    'Domain that signs mails (DKIM): that of MAIL_FROM, or one above it. Needs the two below.',
    'countercheck.example',
    z
      .string()
      .max(253)
      .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i, { error: 'must be a domain' })
      .transform((domain) => domain.toLowerCase())
      .optional(),
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
