import type { MessagePort } from 'node:worker_threads';
import type { Source } from '../../sources/source.ts';
import { type ReadingJob, readAnswer, unread } from './read-answer.ts';

/** The inside of a reading thread: one job after the other, by the readers of these sources. */
export function startReading(sources: readonly Source[], port: MessagePort): void {
  const parts = new Map(
    sources.flatMap(({ parts }) => parts.map((part) => [part.reader.code, part] as const)),
  );
  port.on('message', (job: ReadingJob) => {
    const part = parts.get(job.reader);
    port.postMessage(part === undefined ? unread('broken: no such reader') : readAnswer(part, job));
  });
}
