import { Secret, TOTP } from 'otpauth';

/** What every authenticator app assumes (RFC 6238); the app of the code may be half a minute off. */
const stepSeconds = 30;
const settings = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const;
const window = 1;

const issuer = 'Countercheck';

/** Longest address in the picture; a longer one would make it too fine for a telephone's camera. */
const maxLabel = 150;

/** 160 random bits, in the Base32 that apps read. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The 30-second step that a code of the app belongs to, now or one step off; undefined if it belongs to none. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

/** The address that an app reads from the picture; `login` is what the app calls the entry. */
export function totpUri(secret: string, login: string): string {
  return new TOTP({
    ...settings,
    issuer,
    label: shorten(login),
    secret: Secret.fromBase32(secret),
  }).toString();
}

function shorten(login: string): string {
  const letters = [...login];
  while (encodeURIComponent(letters.join('')).length > maxLabel) letters.pop();
  return letters.join('');
}
