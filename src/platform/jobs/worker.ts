/** Something that is done again and again while the process lives. */
export type Chore = Readonly<{ name: string; everyMs: number; run: () => Promise<unknown> }>;

export interface Worker {
  /** Stops taking new work and waits for what is under way. */
  stop(): Promise<void>;
}

/** Runs chores one after the other on their own timers; a chore never overlaps itself, an error never ends it. */
export function startWorker(
  chores: readonly Chore[],
  report: (chore: string, error: unknown) => void,
): Worker {
  let stopped = false;
  const stopping = new AbortController();
  const loops = chores.map(async (chore) => {
    while (!stopped) {
      try {
        await chore.run();
      } catch (error) {
        if (!stopped) report(chore.name, error);
      }
      if (!stopped) await pause(chore.everyMs, stopping.signal);
    }
  });
  return {
    async stop() {
      stopped = true;
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
