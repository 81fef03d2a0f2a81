import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ProcessBounds, watchBounds } from './watch-bounds.ts';

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
