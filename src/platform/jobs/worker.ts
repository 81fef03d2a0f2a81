/** Something that is done again and again while the process lives. */
export type ScheduledJob = Readonly<{ name: string; everyMs: number; run: () => Promise<unknown> }>;

export interface Worker {
  /** Has a job run at once instead of at its next turn; one that is running runs again when it is done. */
  wake(job: string): void;
  /** The same for a job that waits for its turn; one that is running is left as it is. */
  wakeIdle(job: string): void;
  /** Stops taking new work and waits for what is under way. */
  stop(): Promise<void>;
}

/** Runs scheduled jobs one after the other on their own timers; a job never overlaps itself, an error never ends it. */
export function startWorker(
  jobs: readonly ScheduledJob[],
  report: (job: string, error: unknown) => void,
): Worker {
  let stopped = false;
  const stopping = new AbortController();
  const pauses = new Map<string, AbortController>();
  const woken = new Set<string>();
  const loops = jobs.map(async (job) => {
    while (!stopped) {
      try {
        await job.run();
      } catch (error) {
        if (!stopped) report(job.name, error);
      }
      if (stopped) return;
      if (woken.delete(job.name)) continue;
      const turn = new AbortController();
      pauses.set(job.name, turn);
      await pause(job.everyMs, AbortSignal.any([stopping.signal, turn.signal]));
      pauses.delete(job.name);
    }
  });
  return {
    wake(job) {
      const turn = pauses.get(job);
      if (turn === undefined) woken.add(job);
      else turn.abort();
    },
    wakeIdle: (job) => pauses.get(job)?.abort(),
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
