import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Stands in DATA_DIR from the first change of a restore to the last. */
const markName = 'restore-under-way.json';

const markShape = z.object({
  /** What is being restored, for people. */
  backup: z.string().max(4_096),
  /** `moving`: what was there goes aside; `writing`: everything in its place comes from the backup. */
  step: z.enum(['moving', 'writing']),
  /** Where what was there is kept, if anything was. */
  aside: z.string().max(200).nullable(),
  /** Which database is written to, by host and name; null is the embedded one in the folder. */
  database: z.string().max(1_000).nullable().default(null),
});
export type RestoreMark = z.output<typeof markShape>;

/** The mark of a restore that has begun and not ended in `dataDir`. */
export function readRestoreMark(dataDir: string): RestoreMark | undefined {
  try {
    return markShape.parse(JSON.parse(readFileSync(join(dataDir, markName), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return { backup: 'FILE', step: 'moving', aside: null, database: null };
  }
}

/** Throws one sentence for the operator if a restore into `dataDir` was not finished: half of it must serve nobody. */
export function refuseHalfRestore(dataDir: string): void {
  const mark = readRestoreMark(dataDir);
  if (mark === undefined) return;
  throw new Error(
    `A restore into ${dataDir} has not finished: wait for it, or run it again (npm run restore -- ${mark.backup}).`,
  );
}

/** Writes the mark, so that it is there whole or not at all. */
export function writeRestoreMark(dataDir: string, mark: RestoreMark): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const path = join(dataDir, markName);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Takes the mark away: what was restored may serve. */
export function removeRestoreMark(dataDir: string): void {
  rmSync(join(dataDir, markName), { force: true });
}
