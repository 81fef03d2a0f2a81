import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { pathForServer, serverEnvironment } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { endLeftover, endServer, readPostmasterFile } from './leftover.ts';
import { launchServer, type ServerProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

export type StartOrder = Readonly<{
  clusterDir: string;
  binaries: Binaries;
  user: ServerUser | undefined;
  isDurable: boolean;
  log: (line: string) => void;
}>;

const pollMs = 15;
const retryPauseMs = 200;
/** For this long a start is tried again when something passing stood in its way. */
const retryForMs = 10_000;

/** The port was taken between choosing and using it, or an earlier server has not let go of its memory yet. */
const passing =
  /Address already in use|could not create any TCP\/IP|pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Starts PostgreSQL on a free port of 127.0.0.1 and resolves when it takes connections. */
export async function startServer(order: StartOrder): Promise<{ server: ServerProcess; port: number }> {
  const { clusterDir, log } = order;
  const since = performance.now();
  for (;;) {
    const strangerPid = await endLeftover(clusterDir, order.binaries, log);
    const port = await findFreePort();
    const server = await launch(order, port, strangerPid);
    const failure = await readyOrEnded(server, clusterDir);
    if (failure === undefined) return { server, port };
    const text = server.lastLines.join('\n');
    if (!passing.test(text) || performance.now() - since > retryForMs) {
      const line =
        server.lastLines.findLast((candidate) => candidate.includes('FATAL')) ?? server.lastLines.at(-1);
      throw new EmbeddedPostgresError(
        `PostgreSQL could not start on ${clusterDir} (${failure}): ${line ?? 'no word why'}`,
      );
    }
    log('PostgreSQL could not start yet, trying again');
    await delay(retryPauseMs);
  }
}

function launch(order: StartOrder, port: number, strangerPid: number | undefined): Promise<ServerProcess> {
  const { clusterDir, binaries, user, isDurable, log } = order;
  const settings = Object.entries(serverSettings(port, isDurable)).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const watchdogOrder = {
    postgres: binaries.postgres,
    pgCtl: binaries.pgCtl,
    args: ['-D', pathForServer(clusterDir, user), ...settings],
    cwd: clusterDir,
    env: {
      ...serverEnvironment(),
      // PostgreSQL's own way to be told that a pid in postmaster.pid is no competing server. Removing the file
      // instead would also remove its guard against servers that still hold the shared memory.
      ...(strangerPid === undefined ? {} : { PG_GRANDPARENT_PID: String(strangerPid) }),
    },
    user: user ?? null,
  };
  return launchServer(watchdogOrder, log, (pid) => endServer(pid, clusterDir, binaries));
}

/** Undefined when the server is ready; else how it ended. Recovery after a crash may take long and is waited for. */
async function readyOrEnded(server: ServerProcess, clusterDir: string): Promise<string | undefined> {
  let reason: string | undefined;
  server.ended.then((how) => {
    reason = how;
  });
  while (reason === undefined) {
    const file = readPostmasterFile(clusterDir);
    if (file?.pid === server.pid && file.status === 'ready') return undefined;
    await delay(pollMs);
  }
  return reason;
}

/** A port that was free a moment ago; somebody may take it before PostgreSQL does. */
async function findFreePort(): Promise<number> {
  const probe = createServer();
  const listening = Promise.withResolvers<void>();
  probe.once('error', listening.reject);
  probe.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string')
    throw new EmbeddedPostgresError('No free port was found.');
  return address.port;
}
