import { randomBytes } from 'node:crypto';

/** Crockford’s base 32: no letter that is read as a digit, and none that makes words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A code of 80 random bits in four groups, `7K3M-Q9TX-4PAA-W2ZB`. */
export function makeVerificationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  return grouped(Array.from(random(length), (byte) => alphabet[byte & 31]).join(''));
}

/** Reads a code as people type it: any case, spaces and hyphens, O for 0, I and L for 1; undefined for what is none. */
export function readVerificationCode(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.length === length && Array.from(plain).every((sign) => alphabet.includes(sign))
    ? grouped(plain)
    : undefined;
}

/** The page on which reports are verified, and the one with this code in it. */
export function verificationPath(code?: string): string {
  return code === undefined ? '/verify' : `/verify/${code}`;
}

/** Where a report with this code is verified: what its QR code holds. */
export function verificationUrl(publicUrl: string, code: string): string {
  return `${publicUrl}${verificationPath(code)}`;
}

function grouped(plain: string): string {
  return plain.replaceAll(/.{4}(?=.)/g, '$&-');
}
