import { parentPort, workerData } from 'node:worker_threads';
import type { ProcessBounds } from './bound-process.ts';

// Given by boundThisProcess, the only one to start this thread.
const { maxRssBytes, maxCpuMs = Number.POSITIVE_INFINITY } = workerData as ProcessBounds;

/** Often enough that no decoder gets far beyond: memory is filled by a few megabytes in a millisecond. */
const everyMs = 10;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isBeyond = (user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > maxRssBytes;
  if (isBeyond) process.kill(process.pid, 'SIGKILL');
}, everyMs);
parentPort?.postMessage('watching');
