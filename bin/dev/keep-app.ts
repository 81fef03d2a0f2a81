import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WebAppName } from '../web-build/web-app-names.ts';
import { type AppHears, type AppSays, tell } from './messages.ts';

/** So long after a server runs the next process is made ready: the page that was saved for goes first. */
const readyAfterMs = 1_500;
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
  isReady: () => boolean;
  hasFailed: () => boolean;
  /** Has our files loaded, and the server run once every process before is gone. */
  load(): void;
  end(): Promise<void>;
}>;

/** Runs the app in a process of its own and replaces it when asked. */
export function keepApp({ env, databaseUrl, onAsk, onReady, onFailed }: AppKeeperParts): AppKeeper {
  // Once the sandbox has a port it stays there: pages and mails name it.
  let sandboxPort = env.SANDBOX_PORT;
  let allGone: Promise<unknown> = Promise.resolve();
  /** What our files ask packages for: a new process has it ready before one of our files is saved. */
  const packages = new Set<string>();
  let spare: Run | undefined;
  let timer: NodeJS.Timeout | undefined;
  let madeOf: ReadonlySet<string> = new Set();
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
    isMadeOf(file) {
      if (current.hasFailed() || current.files.has(file)) return true;
      // A second save may come before the new process has told, or has read, what it is made of.
      return !current.isReady() && madeOf.has(file);
    },
    restart() {
      allGone = Promise.all([allGone, current.end()]);
      current = start();
    },
    async stop() {
      clearTimeout(timer);
      await Promise.all([allGone, current.end(), spare?.end()]);
    },
  };

  function start(): Run {
    clearTimeout(timer);
    const run = spare ?? open();
    spare = undefined;
    run.load();
    return run;
  }

  function prepareNext(): void {
    timer = setTimeout(() => {
      spare ??= open();
    }, readyAfterMs);
  }

  function open(): Run {
    const preload = ['--import', join(import.meta.dirname, 'report-files.ts'), '--conditions=development'];
    const child = spawn(process.execPath, [...preload, join(import.meta.dirname, 'warm-app.ts')], {
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
    const send = (message: AppHears) => tell(child, message);
    let isWanted = false;
    let isReady = false;
    let hasFailed = false;
    send({ type: 'warm', packages: [...packages] });
    const port = new Promise<number | undefined>((resolve) => {
      child.on('message', (said) => {
        // Only run-app.ts and what it loads write to this channel.
        const message = said as AppSays;
        if (message.type === 'loaded') {
          for (const file of message.files) files.add(file);
          for (const one of message.packages) packages.add(one);
        }
        if (message.type === 'ask') {
          const { id, name, payload } = message;
          onAsk(name, payload).then((result) => send({ type: 'answer', id, result }));
        }
        if (message.type !== 'ready') return;
        sandboxPort = String(message.sandboxPort);
        resolve(message.port);
        if (!isWanted) return;
        isReady = true;
        madeOf = files;
        onReady(message.banner);
        prepareNext();
      });
      child.once('exit', () => {
        hasFailed = isWanted;
        resolve(undefined);
        if (isWanted) onFailed();
        if (spare?.child === child) spare = undefined;
      });
    });
    const load = () => {
      isWanted = true;
      send({ type: 'load' });
      allGone.then(() => send({ type: 'go', databaseUrl }));
    };
    const end = async () => {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await gone;
      clearTimeout(limit);
    };
    return { child, files, port, isReady: () => isReady, hasFailed: () => hasFailed, load, end };
  }
}
