import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawBounds, drawExits } from './draw-bounds.ts';

/** What came of a picture: the square, or why there is none. */
export type Drawn = Buffer | 'broken' | 'shape' | 'stopped';

const worker = fileURLToPath(new URL('./draw-worker.ts', import.meta.url));

/**
 * Has the square drawn by a process of its own, which is killed when it takes too long, when it answers too much, or
 * when `signal` says that nobody waits any more. Whatever becomes of it, this process only ever holds file and square.
 */
export function drawInProcess(file: Buffer, signal: AbortSignal): Promise<Drawn> {
  if (signal.aborted) return Promise.resolve('stopped');
  return new Promise<Drawn>((resolve, reject) => {
    const child = spawn(process.execPath, [worker], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Of the environment it needs nothing, and it parses what strangers wrote.
      env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
      windowsHide: true,
    });
    const kill = () => void child.kill('SIGKILL');
    const timer = setTimeout(kill, drawBounds.patienceMs);
    signal.addEventListener('abort', kill, { once: true });
    const pieces: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > drawBounds.maxBytesKept) kill();
      else pieces.push(piece);
    });
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    // After the last byte of its answer, unlike `exit`.
    child.once('close', (code) => {
      settle();
      if (code === drawExits.drawn && length > 0) resolve(Buffer.concat(pieces, length));
      else if (signal.aborted) resolve('stopped');
      else resolve(code === drawExits.shape ? 'shape' : 'broken');
    });
    // One that dies while it is still being written to says so by how it ends.
    child.stdin.on('error', () => undefined);
    child.stdin.end(file);
  });
}
