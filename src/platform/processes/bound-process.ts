import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { watchBounds } from './watch-bounds.ts';

/** What a process that reads strangers' files may use in its life before it is killed. */
export type ProcessBounds = Readonly<{ maxRssBytes: number; maxCpuMs?: number }>;

/**
 * Has this process killed as soon as it holds more memory, or has used more processor time, than it may. A thread of its
 * own looks, so that native code which blocks the main thread is ended like any other. For child processes only; await
 * it before any work, because the thread needs this one to start.
 */
export async function boundThisProcess(bounds: ProcessBounds): Promise<void> {
  const options = { workerData: bounds, execArgv: [], eval: true };
  const watch = new Worker(`(${watchBounds.toString()})()`, options);
  await once(watch, 'message');
  watch.unref();
}
