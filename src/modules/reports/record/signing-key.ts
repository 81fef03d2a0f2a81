import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { PublicKey } from './public-key.ts';

/** The key that signs records, and what is published of it. */
export type SigningKey = Readonly<{ privateKey: KeyObject; published: PublicKey }>;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Reads REPORT_SIGNING_KEY: an Ed25519 private key as PEM (line breaks may be written `\n`) or as JWK. Throws for anything
 * else.
 */
export function readSigningKey(text: string): KeyObject {
  const key = text.trim().startsWith('{')
    ? createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
    : createPrivateKey(text.replaceAll('\\n', '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('is no Ed25519 key');
  return key;
}

/** An Ed25519 key of 32 secret bytes: always the same of the same. */
export function signingKeyOfSeed(seed: Buffer): KeyObject {
  if (seed.length !== 32) throw new RangeError('an Ed25519 key is made of 32 bytes');
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

/** Names a key by its thumbprint (RFC 7638), so that the name follows from what is published. */
export async function nameSigningKey(privateKey: KeyObject): Promise<SigningKey> {
  const { x = '' } = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  return { privateKey, published: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' } };
}
