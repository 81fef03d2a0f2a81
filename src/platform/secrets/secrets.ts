import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of this installation, all derived from one random master secret kept in DATA_DIR/keys. */
export interface Secrets {
  /** A key of `bytes` bytes for one purpose; always the same for the same purpose. */
  derive(purpose: string, bytes?: number): Buffer;
  /** Encrypts a short text so that only this installation can read it (AES-256-GCM). */
  seal(text: string): string;
  /** Reads a sealed text; throws if it was changed or sealed elsewhere. */
  unseal(sealed: string): string;
}

const keyBytes = 32;
/** A key that was cut short would still make keys, which anybody could make too. */
const masterPattern = /^[0-9a-f]{64}$/;
const ivBytes = 12;
const tagBytes = 16;

/** Reads the master secret of `dataDir`, or makes it at the first start; two processes at once get the same one. */
export function openSecrets(dataDir: string): Secrets {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'master.key');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const draft = join(folder, `master.${randomBytes(6).toString('hex')}`);
    writeFileSync(draft, randomBytes(keyBytes).toString('hex'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file); // fails if somebody else was first: theirs is the one
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const master = readFileSync(file, 'utf8').trim();
  if (!masterPattern.test(master))
    throw new Error(
      `${file} does not hold a whole key: put back the one of a backup; nothing sealed opens without it.`,
    );
  return secretsFrom(Buffer.from(master, 'hex'));
}

/** Secrets of a given master key; tests use it with a fixed one. */
export function secretsFrom(master: Buffer): Secrets {
  const derive = (purpose: string, bytes = keyBytes) =>
    Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), purpose, bytes));
  const sealKey = derive('seal');
  return {
    derive,
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

/** sha256 in hex, for secrets that are looked up but never shown again. */
export function sha256Hex(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
