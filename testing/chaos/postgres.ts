import { join } from 'node:path';
import { prepareBinaries } from '#platform/database/embedded/binaries.ts';
import {
  pathForServer,
  readPassword,
  roleName,
  serverEnvironment,
} from '#platform/database/embedded/cluster.ts';
import { launchServer, type ServerProcess } from '#platform/database/embedded/server-process.ts';
import { serverSettings } from '#platform/database/embedded/server-settings.ts';
import { chooseServerUser } from '#platform/database/embedded/server-user.ts';
import { ask, makeTestFolder } from '#platform/database/embedded/test-folder.ts';
import { prepareDataDir } from '../database/template-database.ts';
import { freePort } from '../processes/free-port.ts';
import { waitFor } from '../timeline.ts';

/** A PostgreSQL of a run's own that can be struck down and comes back on its port. */
export type StruckPostgres = Readonly<{
  url: string;
  /** `fast` tells sessions that it ends; `immediate` is a crash, after which it recovers. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  close(): Promise<void>;
}>;

/** Starts it on a filled database. */
export async function startStruckPostgres(): Promise<StruckPostgres> {
  const folder = makeTestFolder();
  await prepareDataDir(folder.path);
  const cluster = join(folder.path, 'pg18');
  const user = chooseServerUser(cluster);
  const port = await freePort();
  const url = `postgres://${roleName}:${readPassword(cluster)}@127.0.0.1:${port}/${roleName}`;
  // What was committed outlives the server, not a power cut.
  const settings = { ...serverSettings(port, false), synchronous_commit: 'on' };
  let server: ServerProcess | undefined;

  async function start(): Promise<void> {
    const { postgres, pgCtl } = prepareBinaries(user, () => {});
    const args = [
      '-D',
      pathForServer(cluster, user),
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ];
    const order = { postgres, pgCtl, args, cwd: cluster, env: serverEnvironment(), user: user ?? null };
    server = await launchServer(
      order,
      () => {},
      async () => {},
    );
    let hasEnded = false;
    void server.ended.then(() => {
      hasEnded = true;
    });
    await waitFor('PostgreSQL', async () => {
      // What it had before it was struck down may be in its way for a moment.
      if (hasEnded) return 'again' as const;
      return ask(url, 'SELECT 1').then(
        () => 'up' as const,
        () => undefined,
      );
    }).then((state) => (state === 'again' ? start() : undefined));
  }

  await start();
  return {
    url,
    async restart(how) {
      if (server === undefined) return;
      process.kill(server.pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await server.ended;
      await start();
    },
    async close() {
      await server?.stop();
      folder[Symbol.dispose]();
    },
  };
}
