import { Worker } from 'node:worker_threads';
import { type ReadAnswer, type ReadablePart, type ReadingJob, readAnswer, unread } from './read-answer.ts';

/** Reads answers within bounds of memory and time. */
export interface BoundedReading {
  /** Never throws: what is beyond a bound comes back as a fault. */
  read(part: ReadablePart, job: ReadingJob): Promise<ReadAnswer>;
  /** Ends the threads; whatever is being read then is not. */
  close(): Promise<void>;
}

const figures = {
  /** So much is read here: a thread would only cost time. */
  smallBytes: 64 * 1024,
  threads: 2,
  timeoutMs: 15_000,
  memoryMb: 512,
};

/** Threads that read; `worker` is the file that they run (`startReading` in it), without one all is read here. */
export function createBoundedReading(worker?: URL, wishes: Partial<typeof figures> = {}): BoundedReading {
  const { smallBytes, threads, timeoutMs, memoryMb } = { ...figures, ...wishes };
  const idle: Worker[] = [];
  const running = new Set<Worker>();
  const queue: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  function open(file: URL): Worker {
    const thread = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    running.add(thread);
    thread.unref();
    return thread;
  }

  async function inThread(file: URL, job: ReadingJob): Promise<ReadAnswer> {
    if (isClosed) return unread('stopped');
    const thread = idle.pop() ?? open(file);
    const { promise, resolve } = Promise.withResolvers<ReadAnswer | string>();
    const onAnswer = (answer: ReadAnswer) => resolve(answer);
    const onEnd = (error?: Error | number) =>
      resolve(
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `too_big: more than ${memoryMb} MB of memory to read it`
          : 'broken: the thread ended',
      );
    const timer = setTimeout(() => resolve(`too_slow: longer than ${timeoutMs} ms`), timeoutMs);
    thread.once('message', onAnswer).once('error', onEnd).once('exit', onEnd);
    // Copied: the bytes may lie in a buffer that others share.
    thread.postMessage({ ...job, bytes: new Uint8Array(job.bytes) });
    const answer = await promise;
    clearTimeout(timer);
    thread.off('message', onAnswer).off('error', onEnd).off('exit', onEnd);
    if (typeof answer !== 'string') {
      idle.push(thread);
      return answer;
    }
    running.delete(thread);
    thread.on('error', () => {});
    await thread.terminate();
    return unread(answer);
  }

  return {
    async read(part, job) {
      if (worker === undefined || job.bytes.byteLength <= smallBytes) return readAnswer(part, job);
      if (busy >= threads) await new Promise<void>((resolve) => queue.push(resolve));
      else busy += 1;
      try {
        return await inThread(worker, job);
      } finally {
        const next = queue.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
