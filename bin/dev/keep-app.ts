import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WebAppName } from '../web-app-names.ts';
import { type AppSays, serializable } from './messages.ts';

/** How long a process that is replaced may finish what is under way; jobs it leaves are taken up by the next one. */
const stopLimitMs = 1_000;

export type AppKeeperParts = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  databaseUrl: string;
  /** Answers what the modules of the pages are. */
  onAsk: (name: WebAppName, payload: unknown) => Promise<unknown>;
  /** Called each time the app answers, with its first words. */
  onReady: (banner: string) => void;
  /** Called when it could not start, or ended although nobody wanted it to. */
  onFailed: () => void;
}>;

export type AppKeeper = Readonly<{
  /** Where the app answers; waits while it is being replaced. Undefined when it does not start. */
  port(): Promise<number | undefined>;
  /** Whether the running app was made of this file; of one that did not start, nobody knows. */
  isMadeOf(file: string): boolean;
  /** Replaces the process: the new one loads its files while the old one still stops. */
  restart(): void;
  stop(): Promise<void>;
}>;

type Run = Readonly<{
  child: ChildProcess;
  files: ReadonlySet<string>;
  port: Promise<number | undefined>;
  hasFailed: () => boolean;
  end(): Promise<void>;
}>;

/** Runs the app in a process of its own and replaces it when asked. */
export function keepApp({ env, databaseUrl, onAsk, onReady, onFailed }: AppKeeperParts): AppKeeper {
  // Once the sandbox has a port it stays there: pages and mails name it.
  let sandboxPort = env.SANDBOX_PORT;
  let allGone: Promise<unknown> = Promise.resolve();
  let current = start();

  return {
    async port() {
      for (;;) {
        const run = current;
        const port = await run.port;
        // Whoever waited for a process that was replaced waits for the next one.
        if (run === current) return port;
      }
    },
    isMadeOf: (file) => current.hasFailed() || current.files.has(file),
    restart() {
      allGone = Promise.all([allGone, current.end()]);
      current = start();
    },
    async stop() {
      await Promise.all([allGone, current.end()]);
    },
  };

  function start(): Run {
    const preload = ['--import', join(import.meta.dirname, 'report-files.ts'), '--conditions=development'];
    const child = spawn(process.execPath, [...preload, join(import.meta.dirname, 'run-app.ts')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...env,
        SANDBOX_PORT: sandboxPort,
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: join(import.meta.dirname, '../../build/dev/compiled'),
      },
    });
    const files = new Set<string>();
    const gone = once(child, 'exit').then(() => {});
    const send = (message: Parameters<typeof serializable>[0]) => {
      if (child.connected) child.send(serializable(message));
    };
    let isWanted = true;
    let hasFailed = false;
    const port = new Promise<number | undefined>((resolve) => {
      child.on('message', (said) => {
        // Only run-app.ts and what it loads write to this channel.
        const message = said as AppSays;
        if (message.type === 'loaded') for (const file of message.files) files.add(file);
        if (message.type === 'ask') {
          const { id, name, payload } = message;
          onAsk(name, payload).then((result) => send({ type: 'answer', id, result }));
        }
        if (message.type !== 'ready') return;
        sandboxPort = String(message.sandboxPort);
        resolve(message.port);
        if (isWanted) onReady(message.banner);
      });
      child.once('exit', () => {
        hasFailed = isWanted;
        resolve(undefined);
        if (isWanted) onFailed();
      });
    });
    allGone.then(() => send({ type: 'go', databaseUrl }));
    const end = async () => {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await gone;
      clearTimeout(limit);
    };
    return { child, files, port, hasFailed: () => hasFailed, end };
  }
}
