/** Lets a few tasks run at once, keeps some waiting, and turns the rest away. */
export interface Semaphore {
  /**
   * Runs the task when its turn comes; throws what `refuse` makes if too many wait already. Who leaves by `signal` while waiting takes
   * nobody's place any more, and throws its reason.
   */
  run<T>(task: () => Promise<T>, refuse: () => Error, signal?: AbortSignal): Promise<T>;
}

/** A first come, first served semaphore: `parallel` tasks at once and at most `queueLimit` waiting. */
export function createSemaphore({
  parallel,
  queueLimit,
}: {
  parallel: number;
  queueLimit: number;
}): Semaphore {
  let running = 0;
  const waiting = new Set<() => void>();

  async function enter(refuse: () => Error, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < parallel) {
      running += 1;
      return;
    }
    if (waiting.size >= queueLimit) throw refuse();
    await new Promise<void>((resolve, reject) => {
      const goAway = () => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', goAway);
        resolve();
      };
      waiting.add(begin);
      signal?.addEventListener('abort', goAway, { once: true });
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else {
      // Whoever leaves hands its place over, so `running` stays as it is.
      waiting.delete(next);
      next();
    }
  }

  return {
    async run(task, refuse, signal) {
      await enter(refuse, signal);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
