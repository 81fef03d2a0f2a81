import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { isAlive, processStamp } from './process-identity.ts';

type Holder = Readonly<{ pid: number; stamp: string }>;

/**
 * Takes `<dataDir>/countercheck.lock` for this process and returns the function that gives it back.
 * A lock whose holder is gone is taken over; a living holder is refused by name.
 */
export function takeInstanceLock(dataDir: string): () => void {
  return takeLock(
    join(dataDir, 'countercheck.lock'),
    (pid) =>
      `The data directory ${dataDir} is in use by another running instance (process ${pid}): ` +
      'stop that one, or give this one its own DATA_DIR.',
  );
}

/** The same for the lock `<dataDir>/restore.lock`: a restore clears the folder before any server is started there. */
export function takeRestoreLock(dataDir: string): () => void {
  return takeLock(
    join(dataDir, 'restore.lock'),
    (pid) =>
      `Another restore into ${dataDir} is under way (process ${pid}): wait for its end, or restore into another DATA_DIR.`,
  );
}

function takeLock(path: string, refusal: (pid: number) => string): () => void {
  const mine: Holder = { pid: process.pid, stamp: processStamp(process.pid) };
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    // A link appears with its whole content or not at all, so a reader never sees half a lock.
    while (!tryLink(draft, path)) {
      const text = readText(path);
      const holder = parseHolder(text);
      if (holder !== undefined && isStillThere(holder)) {
        throw new EmbeddedPostgresError(refusal(holder.pid));
      }
      if (text !== undefined) moveAside(path, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readText(path) === JSON.stringify(mine)) rmSync(path, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead lock; if somebody else replaced it between reading and moving, puts theirs back. */
function moveAside(path: string, expected: string): void {
  const aside = `${path}.old-${process.pid}-${crypto.randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readText(aside) !== expected) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isStillThere(holder: Holder): boolean {
  if (!isAlive(holder.pid)) return false;
  const stamp = processStamp(holder.pid);
  return stamp === '' || holder.stamp === '' || stamp === holder.stamp;
}

function parseHolder(text: string | undefined): Holder | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('stamp' in value))
      return undefined;
    const { pid, stamp } = value;
    return Number.isSafeInteger(pid) && typeof stamp === 'string' ? { pid: Number(pid), stamp } : undefined;
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
