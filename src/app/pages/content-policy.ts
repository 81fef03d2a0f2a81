import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

/** 128 unguessable bits in base64; drawn in bulk, because asking the system for each page costs more than the page. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString('base64', used - nonceBytes, used);
}

/** What a policy is made for: the site needs no text turned into code at all, the back office does once. */
export type PolicyFor = Readonly<{ isSite: boolean; formOrigins: readonly string[]; nonce: string }>;

/**
 * Content-Security-Policy: nothing from elsewhere, no inline code without this response's nonce. React Router turns one
 * text into code when the back office goes on after the sign-in, so only the site refuses that too: there only `site/layout/data-block.ts` may write into a script, and only JSON that nobody runs.
 */
export function contentPolicy({ isSite, formOrigins, nonce }: PolicyFor): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formOrigins.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    ...(isSite ? ["require-trusted-types-for 'script'", 'trusted-types structured-data'] : []),
  ].join('; ');
}
