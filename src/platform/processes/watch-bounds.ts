/** What a process that reads strangers' files may use in its life before it is killed. */
export type ProcessBounds = Readonly<{ maxRssBytes: number; maxCpuMs?: number }>;

/**
 * Runs as a thread of its own, made of this source alone: nothing else of the file is within its reach. So no types have to be taken
 * away in that thread, the means for which would cost each process 16 MB.
 */
export function watchBounds(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  // Given by boundThisProcess, the only one to start this thread.
  const { maxRssBytes, maxCpuMs = Number.POSITIVE_INFINITY } = workerData as ProcessBounds;
  // Often enough that no decoder gets far beyond: memory is filled by a few megabytes in a millisecond.
  const everyMs = 10;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isBeyond = (user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > maxRssBytes;
    if (isBeyond) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
  parentPort?.postMessage('watching');
}
