import { createHmac, randomInt } from 'node:crypto';

/** Crockford's letters: none looks like another, so a code survives being written down. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 3;
const groupLength = 4;

const recoveryCodeCount = 10;

/** Ten codes of 60 random bits, e.g. `4k7p-x0mz-92qd`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, createGroup).join('-'),
  );
}

/** What the database keeps of a code: nothing can be tried against it without this installation's key. */
export function recoveryCodeHash(key: Buffer, accountId: string, code: string): string {
  return createHmac('sha256', key).update(`${accountId}:${code}`).digest('hex');
}

/** What somebody typed: digits of the app, a recovery code however it was written, or neither. */
export function readCode(
  typed: string,
): { kind: 'app'; code: string } | { kind: 'recovery'; code: string } | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  const letters = plain.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const isCode = letters.length === groups * groupLength && [...letters].every((it) => alphabet.includes(it));
  if (!isCode) return undefined;
  return { kind: 'recovery', code: (letters.match(/.{4}/g) ?? []).join('-') };
}

function createGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
