import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { takeRestoreLock } from './embedded/instance-lock.ts';

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

/** Keeps every other restore out of `dataDir` until the answer is called; throws one sentence if another is under way. */
export function lockRestore(dataDir: string): () => void {
  const made = makeDataDir(dataDir);
  const unlock = takeRestoreLock(dataDir);
  return () => {
    unlock();
    if (made !== undefined) removeIfEmpty(dataDir);
  };
}

/** A restore that was refused leaves no folder behind that was not there. */
function removeIfEmpty(dataDir: string): void {
  if (readdirSync(dataDir).length === 0) rmdirSync(dataDir);
}

/** Writes the mark, so that it is there whole or not at all. */
export function writeRestoreMark(dataDir: string, mark: RestoreMark): void {
  makeDataDir(dataDir);
  const path = join(dataDir, markName);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Takes the mark away: what was restored may serve. */
export function removeRestoreMark(dataDir: string): void {
  rmSync(join(dataDir, markName), { force: true });
}

/** Answers the first folder that it had to make; undefined where it was there. */
function makeDataDir(dataDir: string): string | undefined {
  return mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
