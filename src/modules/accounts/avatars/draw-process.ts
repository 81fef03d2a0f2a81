import { runInProcess } from '#platform/processes/run-in-process.ts';
import { drawBounds, drawExits } from './draw-bounds.ts';

/** What came of a picture: the square, or why there is none. */
export type Drawn = Buffer | 'broken' | 'shape' | 'stopped';

const worker = new URL('./draw-worker.ts', import.meta.url);

/** Has the square drawn by a process of its own, which is killed beyond its bounds and when `signal` says that nobody waits any more. */
export async function drawInProcess(file: Buffer, signal: AbortSignal): Promise<Drawn> {
  const { maxBytesKept: maxAnswerBytes, patienceMs } = drawBounds;
  const { code, bytes } = await runInProcess({ worker, input: [file], maxAnswerBytes, patienceMs, signal });
  if (code === drawExits.drawn && bytes.length > 0) return bytes;
  if (signal.aborted) return 'stopped';
  return code === drawExits.shape ? 'shape' : 'broken';
}
