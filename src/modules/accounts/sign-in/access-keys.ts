import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** An Ed25519 key pair; `kid` names it in the header of every token it signs. */
export type AccessKey = Readonly<{ kid: string; privateKey: KeyObject; publicKey: KeyObject }>;

/** The key that signs, and every key whose tokens are still taken: during a change of keys there are two. */
export type AccessKeys = Readonly<{ signing: AccessKey; accepted: ReadonlyMap<string, KeyObject> }>;

const acceptedCount = 2;
const fileName = /^access-(\d+)\.pem$/;

/**
 * Reads the keys in a folder (DATA_DIR/keys), or makes the first one; two processes at once get the same.
 * To change keys put `access-2.pem` beside `access-1.pem` and restart: the highest number signs, the two highest count.
 */
export function loadOrCreateKeys(folder: string): AccessKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (keyFiles(folder).length === 0) createFirstKey(folder);
  return accessKeysFrom(
    keyFiles(folder)
      .slice(0, acceptedCount)
      .map((name) => createPrivateKey(readFileSync(join(folder, name)))),
  );
}

/** Keys from private keys in memory, the signing one first; throws RangeError when there is none. */
export function accessKeysFrom(privateKeys: readonly KeyObject[]): AccessKeys {
  const keys = privateKeys.map((privateKey): AccessKey => {
    const publicKey = createPublicKey(privateKey);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    return { kid: createHash('sha256').update(der).digest('base64url').slice(0, 16), privateKey, publicKey };
  });
  const [signing] = keys;
  if (signing === undefined) throw new RangeError('no access key');
  return { signing, accepted: new Map(keys.map(({ kid, publicKey }) => [kid, publicKey])) };
}

/** Names of the key files, the newest first. */
function keyFiles(folder: string): readonly string[] {
  const numberOf = (name: string) => Number(fileName.exec(name)?.[1]);
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort((a, b) => numberOf(b) - numberOf(a));
}

function createFirstKey(folder: string): void {
  chmodSync(folder, 0o700);
  const file = join(folder, 'access-1.pem');
  const draft = join(folder, `access-draft.${randomBytes(6).toString('hex')}`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, file); // fails if another process was first: theirs is the one
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
