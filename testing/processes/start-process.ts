import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';

const startScript = join(import.meta.dirname, '../../bin/start.ts');
const startLimitMs = 60_000;

/** `npm start` as its user sees it: a process, what it printed, and how it ended. */
export type StartedProcess = Readonly<{
  child: ChildProcess;
  output: () => string;
  /** The exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
}>;

/** Runs bin/start.ts with an environment of its own. */
export function spawnStart(env: Record<string, string>): StartedProcess {
  const child = spawn(process.execPath, [startScript], {
    env: { ...childEnvironment(), LOG_LEVEL: 'error', DEMO_ORDERS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => text, ended };
}

/** Waits for the banner and reads the addresses from it; throws with what was printed if the process ends before. */
export async function bannerOf(started: StartedProcess): Promise<{ url: string; sandboxUrl: string }> {
  const until = performance.now() + startLimitMs;
  let hasEnded = false;
  void started.ended.then(() => {
    hasEnded = true;
  });
  while (performance.now() < until && !hasEnded) {
    const url = /Site\s+(http\S+)/.exec(started.output())?.[1];
    const sandboxUrl = /Sandbox gateway\s+(http\S+)/.exec(started.output())?.[1];
    if (url !== undefined && sandboxUrl !== undefined && started.output().includes('Ctrl-C')) {
      return { url, sandboxUrl };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no banner; printed:\n${started.output()}`);
}
