import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { isAlive } from './process-identity.ts';

/** The lines of PostgreSQL's `postmaster.pid` that we use. */
export type PostmasterFile = Readonly<{ pid: number; status: string }>;

const pollMs = 50;
const immediateAfterMs = 10_000;
const giveUpAfterMs = 20_000;

/** Reads `postmaster.pid`; undefined if there is none or it is not written to the end yet. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Ends a server that an earlier run left on this data directory. Call it only while holding the instance lock.
 * Returns the pid in a stale `postmaster.pid` that now belongs to a stranger, which PostgreSQL must be told about.
 */
export async function endLeftover(
  clusterDir: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<number | undefined> {
  const found = readPostmasterFile(clusterDir);
  if (found === undefined || !isAlive(found.pid)) return undefined;
  if (!isServerOf(found.pid, clusterDir, binaries)) return found.pid;
  log(`stopping PostgreSQL (process ${found.pid}) that an earlier run left on ${clusterDir}`);
  await endServer(found.pid, clusterDir, binaries);
  return undefined;
}

/** Ends one server politely, after 10 s at once; throws EmbeddedPostgresError if it is there after 20 s. */
export async function endServer(pid: number, clusterDir: string, binaries: Binaries): Promise<void> {
  const since = performance.now();
  const isThere = () => isAlive(pid) && isServerOf(pid, clusterDir, binaries);
  if (isThere()) signal(pid, 'SIGINT', binaries);
  let isOrdered = false;
  while (isThere()) {
    const waitedMs = performance.now() - since;
    if (waitedMs > giveUpAfterMs) {
      throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) holds ${clusterDir} and does not stop.`);
    }
    if (waitedMs > immediateAfterMs && !isOrdered) {
      signal(pid, 'SIGQUIT', binaries);
      isOrdered = true;
    }
    await delay(pollMs);
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT', binaries: Binaries): void {
  try {
    if (process.platform === 'win32') execFileSync(binaries.pgCtl, ['kill', name.slice(3), String(pid)]);
    else process.kill(pid, name);
  } catch (cause) {
    if (!isAlive(pid)) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${pid}) from an earlier run belongs to another user and must be stopped by hand.`,
      { cause },
    );
  }
}

/** Numbers of processes are used again, so before a signal the process must prove to be a server of this directory. */
function isServerOf(pid: number, clusterDir: string, binaries: Binaries): boolean {
  try {
    if (process.platform === 'linux') {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (!basename(args[0] ?? '').startsWith('postgres')) return false;
      return args.includes(clusterDir) || readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
    }
    if (process.platform === 'win32') {
      return execFileSync(binaries.pgCtl, ['status', '-D', clusterDir], { encoding: 'utf8' }).includes(
        String(pid),
      );
    }
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(clusterDir);
  } catch {
    // Gone meanwhile, or not ours to look at.
    return false;
  }
}
