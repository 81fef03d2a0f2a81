import { join } from 'node:path';
import { onLoadCore } from './cores.ts';
import { runForJson } from './run-for-json.ts';

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
  const command = onLoadCore([process.execPath, script, JSON.stringify(task)]);
  const done = await runForJson<Load>(`the load of ${task.url}`, command);
  if (done.failures > 0) throw new Error(`${task.url}: ${done.failures} refusals or errors`);
  return done;
}
