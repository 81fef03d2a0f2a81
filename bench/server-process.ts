import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { onServerCore } from './cores.ts';

const startLimitMs = 120_000;
/** What Node is told when the site is started: a server that is measured is told the same. */
const flagsOfStart = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** A server in a process of its own: where it is, and how to end it. */
export type ServerProcess = Readonly<{ url: string; pid: number | undefined; stop(): Promise<void> }>;

/** A server that one of our scripts is, which can be talked to. */
export type ScriptProcess = ServerProcess &
  Readonly<{
    send(message: string): void;
    /** Sends a message and waits for the answer. */
    ask(message: string): Promise<unknown>;
  }>;

/** Starts the whole site with pages as a process of its own, on the core of all measured servers or on every core. */
export function startSite(
  env: Readonly<Record<string, string>> = {},
  pin: typeof onServerCore = onServerCore,
): Promise<ServerProcess> {
  return startServer('serve-site.ts', undefined, env, pin);
}

/** Starts a script of this folder that is told `task` and answers with its address. */
export async function startServer(
  script: string,
  task: unknown,
  env: Readonly<Record<string, string>> = {},
  pin: typeof onServerCore = onServerCore,
): Promise<ScriptProcess> {
  const [command, ...args] = pin([process.execPath, ...flagsOfStart, join(import.meta.dirname, script)]);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    serialization: 'advanced',
  });
  if (task !== undefined) child.send(serializable(task));
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${script} does not start`)), startLimitMs);
    child.once('message', (message) => {
      clearTimeout(limit);
      resolve(String(message));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid,
    stop: () => stop(child),
    send: (message) => void child.send(message),
    async ask(message) {
      const answered = once(child, 'message');
      child.send(message);
      const [answer]: unknown[] = await answered;
      return answer;
    },
  };
}

/** Node types a message as what JSON can hold; the advanced serialization carries buffers as well. */
function serializable(task: unknown) {
  return task as Parameters<ChildProcess['send']>[0];
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // The child closes what it opened when nobody listens to it any more.
  child.disconnect();
  await ended;
}
