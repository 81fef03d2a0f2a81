import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A file that is not read: it is not there, is none, or is too large. The message names it and says why. */
export class FileRefused extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read',
  EISDIR: 'is a folder',
};

/** Throws FileRefused unless it is a file of at most `maxBytes`: no folder, and no pipe or device, which may never end. */
export async function assertBoundedFile(path: string, maxBytes: number): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw refusalOf(path, error);
  });
  if (found.isDirectory()) throw new FileRefused(`${path} is a folder`);
  if (!found.isFile()) throw new FileRefused(`${path} is no file`);
  if (found.size > maxBytes) throw new FileRefused(`${path} has more than ${maxBytes} bytes`);
}

/** Reads a file that somebody names on a command line. Throws FileRefused. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
  await assertBoundedFile(path, maxBytes);
  try {
    return await takeBounded(createReadStream(path), path, maxBytes);
  } catch (error) {
    throw refusalOf(path, error);
  }
}

/** All that a stream gives, under the name by which a refusal calls it. Throws FileRefused beyond `maxBytes`. */
export async function takeBounded(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  maxBytes: number,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.byteLength;
    if (length > maxBytes) throw new FileRefused(`${name} has more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

function refusalOf(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason === undefined ? error : new FileRefused(`${path} ${reason}`);
}
