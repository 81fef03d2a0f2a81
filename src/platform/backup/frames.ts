import { BrokenBackupError, notWhole } from './broken-backup.ts';

/** Manifest, beginning of an entry, a piece of it, its end, and the end of everything. */
const kinds = ['M', 'B', 'D', 'E', 'Z'] as const;
export type FrameKind = (typeof kinds)[number];

export type Frame = Readonly<{ kind: FrameKind; payload: Buffer }>;

/** One letter, four bytes of length, and so many bytes at most. */
const headBytes = 5;
export const maxPayload = 1024 * 1024;

/** A frame as it is written. */
export function frame(kind: FrameKind, payload: Buffer | object): Buffer {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  if (body.length > maxPayload) throw new RangeError(`a frame holds at most ${maxPayload} bytes`);
  const head = Buffer.alloc(headBytes);
  head.write(kind, 'latin1');
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** Cuts a stream into its frames; throws BrokenBackupError where one breaks off or is none. */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (;;) {
      if (rest.length < headBytes) break;
      const kind = kinds.find((known) => known === rest.toString('latin1', 0, 1));
      const length = rest.readUInt32BE(1);
      if (kind === undefined || length > maxPayload) throw new BrokenBackupError(notWhole);
      if (rest.length < headBytes + length) break;
      yield { kind, payload: rest.subarray(headBytes, headBytes + length) };
      rest = rest.subarray(headBytes + length);
    }
  }
  if (rest.length > 0) throw new BrokenBackupError(notWhole);
}
