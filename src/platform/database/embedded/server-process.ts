import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { WatchdogOrder, WatchdogReport } from './watchdog.ts';

/** A running PostgreSQL and the watchdog before it. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves with the reason once the server is gone, wanted or not. */
  readonly ended: Promise<string>;
  /** The newest lines of the server's log, oldest first. */
  readonly lastLines: readonly string[];
  /** Asks the watchdog to end the server and waits for it; may be called often and late. */
  stop(): Promise<void>;
}

const keptLines = 20;
/** The log is read on for this long after the end, for the line that says why. */
const lastWordsMs = 300;

/**
 * Starts PostgreSQL through the watchdog; resolves as soon as the process exists, long before it answers.
 * `clear(pid)` ends a server whose watchdog was killed. Throws EmbeddedPostgresError if it cannot be spawned.
 */
export async function launchServer(
  { env, ...order }: WatchdogOrder & Readonly<{ env: Readonly<Record<string, string>> }>,
  log: (line: string) => void,
  clear: (pid: number) => Promise<void>,
): Promise<ServerProcess> {
  // Its own session: neither Ctrl-C nor a signal to our process group may reach the watchdog or PostgreSQL.
  const watchdog = spawn(
    process.execPath,
    [fileURLToPath(new URL('./watchdog.ts', import.meta.url)), JSON.stringify(order)],
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'], env, windowsHide: true },
  );
  const lastLines: string[] = [];
  const logEnded = eachLine(watchdog.stderr, (line) => {
    lastLines.push(line);
    if (lastLines.length > keptLines) lastLines.shift();
    log(line);
  });
  const started = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<string>();
  let pid = 0;
  let how: string | undefined;
  const reportsEnded = eachLine(watchdog.stdout, (line) => {
    // Written by watchdog.ts of the same version, as WatchdogReport.
    const report = JSON.parse(line) as WatchdogReport;
    if (report.kind === 'started') {
      pid = report.pid;
      started.resolve(pid);
    } else how = report.kind === 'ended' ? report.how : report.message;
  });
  watchdog.stdin.on('error', () => {});
  watchdog.on('error', (error) => started.reject(error));
  watchdog.on('exit', async (code, signal) => {
    await reportsEnded;
    await Promise.race([logEnded, delay(lastWordsMs)]);
    watchdog.stderr.destroy();
    const reason = how ?? `its watchdog ended by ${signal ?? `exit code ${code}`}`;
    if (how === undefined && pid !== 0) await clear(pid);
    started.reject(new EmbeddedPostgresError(`PostgreSQL (${order.postgres}) could not be run: ${reason}.`));
    ended.resolve(reason);
  });
  await started.promise;
  return {
    pid,
    ended: ended.promise,
    lastLines,
    stop: async () => {
      watchdog.stdin.end();
      await ended.promise;
    },
  };
}

async function eachLine(stream: Readable, take: (line: string) => void): Promise<void> {
  stream.on('error', () => {});
  const lines = createInterface({ input: stream });
  lines.on('line', take);
  await new Promise<void>((resolve) => lines.once('close', resolve));
}
