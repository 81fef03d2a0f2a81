/** Lets a few tasks run at once, keeps some waiting, and turns the rest away. */
export interface Semaphore {
  /** Runs the task when its turn comes; throws what `refuse` makes if too many wait already. */
  run<T>(task: () => Promise<T>, refuse: () => Error): Promise<T>;
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
  const waiting: (() => void)[] = [];

  async function enter(refuse: () => Error): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLimit) throw refuse();
    // Whoever leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(task, refuse) {
      await enter(refuse);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
