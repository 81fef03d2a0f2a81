import { createHash } from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import type { PublicKey } from './public-key.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs bytes as a detached JWS (RFC 7515, appendix F): what is signed is left out of it. */
export async function signDetached(
  bytes: Uint8Array,
  { privateKey, published }: SigningKey,
): Promise<string> {
  const jws = await new CompactSign(bytes)
    .setProtectedHeader({ alg: 'EdDSA', kid: published.kid })
    .sign(privateKey);
  const [head, , signature] = jws.split('.');
  return `${head}..${signature}`;
}

/** What a signature says of bytes. */
export type SignatureFinding =
  | Readonly<{ isValid: true; kid: string }>
  | Readonly<{ isValid: false; why: 'unreadable' | 'unknown_key' | 'altered' }>;

/** Checks a detached JWS against published keys; any other algorithm than EdDSA is unreadable. Never throws. */
export async function checkDetached(
  bytes: Uint8Array,
  jws: string,
  keys: readonly PublicKey[],
): Promise<SignatureFinding> {
  const [head, payload, signature, ...more] = jws.trim().split('.');
  if (!head || payload !== '' || !signature || more.length > 0) return { isValid: false, why: 'unreadable' };
  const kid = kidOf(head);
  if (kid === undefined) return { isValid: false, why: 'unreadable' };
  const key = keys.find((one) => one.kid === kid);
  if (key === undefined) return { isValid: false, why: 'unknown_key' };
  try {
    const whole = `${head}.${Buffer.from(bytes).toString('base64url')}.${signature}`;
    await compactVerify(whole, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] });
    return { isValid: true, kid };
  } catch {
    return { isValid: false, why: 'altered' };
  }
}

/** The SHA-256 of a record or file in hex: its fingerprint. */
export function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function kidOf(head: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(`${head}..`);
    return alg === 'EdDSA' && typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
