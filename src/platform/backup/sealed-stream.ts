import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BrokenBackupError } from './broken-backup.ts';

/** First line of a sealed backup; a second line holds salt and cost, and the pieces follow. */
export const sealedMagic = 'countercheck-backup sealed 1\n';

const pieceBytes = 64 * 1024;
const tagBytes = 16;
const saltBytes = 16;
/** 128 MB and about half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const maxHead = 1_024;

const wrongOrChanged =
  'The backup cannot be opened: the passphrase is another one, or the file breaks off or was changed.';

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  stretch(passphrase.normalize('NFKC'), salt, 32, { ...cost, maxmem: 256 * 1024 * 1024 });

/** The number of a piece and whether it is the last: no two are alike, none can be moved, and the end cannot be cut off. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream in pieces of 64 kB, each with AES-256-GCM under a key made of the passphrase by scrypt. */
export async function* seal(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const head = Buffer.from(`${sealedMagic}${JSON.stringify({ ...cost, salt: salt.toString('base64') })}\n`);
  const key = await keyOf(passphrase, salt);
  yield head;
  let index = 0;
  for await (const { piece, isLast } of piecesOf(bytes, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    cipher.setAAD(head);
    index += 1;
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Reads what `seal` wrote, head included; throws BrokenBackupError for a wrong passphrase or a changed byte. */
export async function* unseal(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { head, rest } = await splitHead(bytes);
  const key = await keyOf(passphrase, saltOf(head));
  let index = 0;
  for await (const { piece, isLast } of piecesOf(rest, pieceBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new BrokenBackupError(wrongOrChanged);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    decipher.setAAD(head);
    decipher.setAuthTag(piece.subarray(-tagBytes));
    index += 1;
    const text = decipher.update(piece.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch (cause) {
      throw new BrokenBackupError(wrongOrChanged, { cause });
    }
    yield text;
  }
}

/** Pieces of one size; only the last may be shorter, and it is known to be the last. */
async function* piecesOf(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const more of bytes) {
    rest = Buffer.concat([rest, more]);
    while (rest.length > size) {
      yield { piece: rest.subarray(0, size), isLast: false };
      rest = rest.subarray(size);
    }
  }
  yield { piece: rest, isLast: true };
}

async function splitHead(
  bytes: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const source = bytes[Symbol.asyncIterator]();
  let read: Buffer = Buffer.alloc(0);
  for (;;) {
    const end = read.indexOf('\n', sealedMagic.length);
    if (end > 0) {
      const [head, first] = [Buffer.from(read.subarray(0, end + 1)), read.subarray(end + 1)];
      return { head, rest: chain(first, source) };
    }
    const next = await source.next();
    if (next.done === true || read.length > maxHead) throw new BrokenBackupError(wrongOrChanged);
    read = Buffer.concat([read, next.value]);
  }
}

async function* chain(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** The cost is ours, not the file's: a file may not ask for gigabytes. */
function saltOf(head: Buffer): Buffer {
  const line = head.toString('utf8').split('\n')[1] ?? '';
  const salt = Buffer.from(/"salt":"([A-Za-z0-9+/=]{24})"/.exec(line)?.[1] ?? '', 'base64');
  if (salt.length !== saltBytes || !line.startsWith(JSON.stringify(cost).slice(0, -1)))
    throw new BrokenBackupError(wrongOrChanged);
  return salt;
}
