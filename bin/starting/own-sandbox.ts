import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Sandbox } from '#app/listen-sandbox.ts';
import type { SandboxMessage, SiteMessage } from './sandbox-process.ts';

const script = join(import.meta.dirname, 'sandbox-process.ts');
/** So long after its end it is started again: a fault that comes at every start must not keep a core busy. */
const againAfterMs = 1_000;

/** Starts the sandbox gateway in a process of its own, and again, on the same port, whenever that ends before `close`. */
export async function startOwnSandbox(
  log: Pick<Logger, 'error'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Sandbox & Readonly<{ pid(): number | undefined }>> {
  let child: ChildProcess | undefined;
  let site: string | undefined;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  async function start(port?: string): Promise<string> {
    const own = fork(script, {
      env: { ...environment, ...(port === undefined ? {} : { SANDBOX_PORT: port }) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = own;
    const url = await new Promise<string>((resolve, reject) => {
      own.once('message', (message: SandboxMessage) => resolve(message.url));
      own.once('error', reject);
      own.once('exit', (code, signal) =>
        reject(new Error(`The sandbox gateway has ended at its start (${signal ?? code}).`)),
      );
    });
    own.once('exit', (code, signal) => {
      if (isClosing) return;
      log.error({ code, signal }, 'the sandbox gateway has ended and is started again');
      again(new URL(url).port);
    });
    if (site !== undefined) own.send({ site } satisfies SiteMessage);
    return url;
  }

  function again(port: string): void {
    timer = setTimeout(() => {
      start(port).catch((error: unknown) => {
        if (isClosing) return;
        log.error({ err: error }, 'the sandbox gateway could not be started again');
        again(port);
      });
    }, againAfterMs);
  }

  const url = await start();
  return {
    url,
    pid: () => child?.pid,
    tellSite(to) {
      site = to;
      if (child?.connected) child.send({ site } satisfies SiteMessage);
    },
    async close() {
      isClosing = true;
      clearTimeout(timer);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      else child.kill();
      await ended;
    },
  };
}
