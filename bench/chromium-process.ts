import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#testing/browser/chromium.ts';

/** A browser of its own profile that tools talk to by a port. */
export type ChromiumProcess = Readonly<{ port: number; stop(): Promise<void> }>;

/** Quiet, like the browser of the tests; the port is the system's choice. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];
const startLimitMs = 30_000;

/** Starts Chromium for a tool that connects to a port; Playwright's own browsers talk through a pipe. */
export async function startChromium(): Promise<ChromiumProcess> {
  const { executablePath, env } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'countercheck-chromium-'));
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  // Chromium lives on when we are ended by a signal, unless somebody ends it.
  const onSignal = (signal: NodeJS.Signals) => {
    child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  const stop = async () => {
    for (const signal of signals) process.removeListener(signal, onSignal);
    if (child.exitCode === null && child.kill()) await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = '';
      const limit = setTimeout(() => reject(new Error(`Chromium opens no port:\n${said}`)), startLimitMs);
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(limit);
        resolve(Number(found));
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`Chromium ended:\n${said}`)));
    });
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
