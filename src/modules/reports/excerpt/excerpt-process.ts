import { Problem, problems } from '#kernel/problem.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { runInProcess } from '#platform/processes/run-in-process.ts';
import { type ExcerptView, excerptView } from '../view/excerpt-view.ts';
import { excerptAt } from './excerpt.ts';
import { excerptBounds } from './excerpt-bounds.ts';

const worker = new URL('./excerpt-worker.ts', import.meta.url);
const { atOnce, maxWaiting, maxQuickBytes, maxAnswerBytes, patienceMs } = excerptBounds;
const semaphore = createSemaphore({ parallel: atOnce, queueLimit: maxWaiting });
const answer = excerptView.nullable();

/**
 * The lines of a stranger's file around a place. What is big or marked up is read by a process that may die of it; then, as where the
 * place is not there, there is none. Throws 503 `unavailable` where many wait already.
 */
export async function findExcerpt(copy: Uint8Array, place: string): Promise<ExcerptView | null> {
  if (isQuick(copy, place)) {
    const found = excerptAt(copy, place);
    return found === undefined ? null : { ...found, lines: [...found.lines] };
  }
  const input = [Buffer.from(`${JSON.stringify(place)}\n`), copy];
  const { code, bytes } = await semaphore.run(
    () => runInProcess({ worker, input, maxAnswerBytes, patienceMs }),
    () => new Problem(problems.unavailable, { retryAfterSeconds: 15 }),
  );
  return code === 0 ? answer.parse(JSON.parse(bytes.toString())) : null;
}

/** A small list or table is read without searching: no pattern of ours runs over it. Markup is searched by patterns. */
function isQuick(copy: Uint8Array, place: string): boolean {
  if (copy.byteLength > maxQuickBytes || place.startsWith('#')) return false;
  return !place.startsWith('/') || /^[\s\ufeff]*[[{]/u.test(Buffer.from(copy.subarray(0, 100)).toString());
}
