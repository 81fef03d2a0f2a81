import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onLoadCore } from './cores.ts';

/** What one run is asked to do. */
export type LoadTask = Readonly<{
  url: string;
  connections: number;
  /** How long, or how many requests. */
  extent: Readonly<{ seconds: number } | { requests: number }>;
  encoding: 'identity' | 'gzip';
}>;

export type Load = Readonly<{
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  failures: number;
}>;

/** Loads an address from a process of its own, so that server and load share no event loop; throws at a refusal. */
export async function load(task: LoadTask): Promise<Load> {
  const script = join(import.meta.dirname, 'load-process.ts');
  const [command, ...args] = onLoadCore([process.execPath, script, JSON.stringify(task)]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the load of ${task.url} ended with ${code}`);
  const done: Load = JSON.parse(Buffer.concat(output).toString('utf8'));
  if (done.failures > 0) throw new Error(`${task.url}: ${done.failures} refusals or errors`);
  return done;
}
