/** Something that is done again and again while the process lives. */
export type ScheduledJob = Readonly<{ name: string; everyMs: number; run: () => Promise<unknown> }>;

export interface Worker {
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
  const loops = jobs.map(async (job) => {
    while (!stopped) {
      try {
        await job.run();
      } catch (error) {
        if (!stopped) report(job.name, error);
      }
      if (!stopped) await pause(job.everyMs, stopping.signal);
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
