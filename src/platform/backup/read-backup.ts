import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { readBackupFile } from './backup-file.ts';
import { BrokenBackupError, notWhole } from './broken-backup.ts';
import { type Frame, type FrameKind, readFrames } from './frames.ts';
import { entryEndShape, entryShape, type Manifest, manifestShape, trailerShape } from './manifest.ts';

/** Takes what a backup holds, in its order; each must read its bytes to their end. */
export type BackupReader = Readonly<{
  manifest(manifest: Manifest): Promise<void>;
  table(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  file(path: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}>;

/** Nothing is kept of what is read: for looking whether the backup is whole. */
const forget = async (bytes: AsyncIterable<Buffer>) => {
  for await (const _piece of bytes);
};
const looker: BackupReader = {
  manifest: async () => {},
  table: (_name, bytes) => forget(bytes),
  file: (_path, bytes) => forget(bytes),
};

/**
 * Reads a backup to its end and answers its manifest. Throws BrokenBackupError if it is none, breaks off or was changed;
 * `reader` has then seen a part of it, and must not let it stand.
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
  reader: BackupReader = looker,
): Promise<Manifest> {
  const frames = readFrames(readBackupFile(path, passphrase));
  const next = async (): Promise<Frame | undefined> => {
    const step = await frames.next();
    return step.done === true ? undefined : step.value;
  };
  try {
    const manifest = parse(manifestShape, only('M', await next()));
    await reader.manifest(manifest);
    const whole = createHash('sha256');
    let entries = 0;
    for (let one = await next(); ; one = await next()) {
      if (one?.kind === 'Z') {
        const trailer = parse(trailerShape, one);
        if (trailer.entries !== entries || trailer.sha256 !== whole.digest('hex'))
          throw new BrokenBackupError(notWhole);
        if ((await next()) !== undefined) throw new BrokenBackupError(notWhole);
        return manifest;
      }
      const head = parse(entryShape, only('B', one));
      entries += 1;
      const bytes = entryBytes(next, (sha256) => whole.update(`${JSON.stringify(head)} ${sha256}\n`));
      if ('table' in head) await reader.table(head.table, bytes);
      else await reader.file(head.file, bytes);
      await forget(bytes); // its end, with the checksum
    }
  } finally {
    await frames.return(undefined);
  }
}

/** The pieces of one entry; ends only where the checksum after them is theirs. */
async function* entryBytes(
  next: () => Promise<Frame | undefined>,
  note: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for (let one = await next(); ; one = await next()) {
    if (one?.kind !== 'D') {
      const end = parse(entryEndShape, only('E', one));
      if (end.bytes !== size || end.sha256 !== hash.digest('hex')) throw new BrokenBackupError(notWhole);
      note(end.sha256);
      return;
    }
    hash.update(one.payload);
    size += one.payload.length;
    yield one.payload;
  }
}

function only(kind: FrameKind, one: Frame | undefined): Frame {
  if (one?.kind !== kind) throw new BrokenBackupError(notWhole);
  return one;
}

function parse<Shape extends z.ZodType>(shape: Shape, { payload }: Frame): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(payload.toString('utf8')));
  } catch (cause) {
    throw new BrokenBackupError(notWhole, { cause });
  }
}
