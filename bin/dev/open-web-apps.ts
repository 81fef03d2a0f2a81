import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type WebAppName, webAppNames } from '../web-build/web-app-names.ts';

const root = join(import.meta.dirname, '../..');

export type WebApps = Readonly<{
  /** Vite's server of an application. */
  of(name: WebAppName): ViteDevServer;
  /** Answers what a runner in another process asks about a module. */
  answer(name: WebAppName, payload: unknown): Promise<unknown>;
  /** Tells open pages that the server behind them is another one now. */
  tellOfServer(): void;
  close(): Promise<void>;
}>;

/** Opens Vite for site and back office, without a port of its own: it speaks through `http`. */
export async function openWebApps(http: Server): Promise<WebApps> {
  const opened = new Map(
    await Promise.all(webAppNames.map(async (name) => [name, await openVite(name, http)] as const)),
  );
  const of = (name: WebAppName) => {
    const vite = opened.get(name);
    if (vite === undefined) throw new Error(`there is no application ${name}`);
    return vite;
  };
  return {
    of,
    // What comes is what Vite's own runner sent.
    answer: (name, payload) =>
      of(name).environments.ssr.hot.handleInvoke(
        payload as Parameters<ViteDevServer['environments']['ssr']['hot']['handleInvoke']>[0],
      ),
    tellOfServer() {
      for (const vite of opened.values()) {
        vite.environments.client.hot.send({ type: 'custom', event: 'countercheck:server', data: null });
      }
    },
    async close() {
      await Promise.all([...opened.values()].map((vite) => vite.close()));
    },
  };
}

function openVite(name: WebAppName, http: Server): Promise<ViteDevServer> {
  const folder = join(root, 'src', name);
  return createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    // Beside the build: a second checkout that borrows the packages of this one has a cache of its own.
    cacheDir: join(root, 'build/dev', name),
    server: { middlewareMode: true, ws: { server: http } },
  });
}
