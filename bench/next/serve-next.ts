import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onServerCore } from '../cores.ts';
import type { ServerProcess } from '../server-process.ts';
import { quiet } from './draw-page.ts';

/** `next start` of a built application on a free port of this machine, on the core of all measured servers. */
export async function startNext(folder: string): Promise<ServerProcess> {
  const port = await freePort();
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const [command, ...args] = onServerCore([process.execPath, ...next]);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (child.exitCode !== null || attempt > 600) throw new Error('next start does not answer');
    await wait(100);
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
