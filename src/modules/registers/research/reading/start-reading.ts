import type { MessagePort } from 'node:worker_threads';
import { type ReadablePart, type ReadingJob, readAnswer, unread } from './read-answer.ts';

/** The inside of a reading thread: one job after the other, by the readers of these parts; of one reader the last part counts. */
export function startReading(readable: readonly ReadablePart[], port: MessagePort): void {
  const parts = new Map(readable.map((part) => [part.reader.code, part]));
  port.on('message', (job: ReadingJob) => {
    const part = parts.get(job.reader);
    port.postMessage(part === undefined ? unread('broken: no such reader') : readAnswer(part, job));
  });
}
