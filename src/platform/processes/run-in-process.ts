import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process is given, and how long and how much it may answer. */
export type ProcessWork = Readonly<{
  /** The file that it runs. It bounds its own memory and processor time by `boundThisProcess`. */
  worker: URL;
  /** Written to its standard input, piece after piece. */
  input: readonly Uint8Array[];
  maxAnswerBytes: number;
  patienceMs: number;
  /** Ends the work when nobody waits for it any more. */
  signal?: AbortSignal;
}>;

/** What it wrote, and the code it ended with; null where it was killed. */
export type ProcessAnswer = Readonly<{ code: number | null; bytes: Buffer }>;

/**
 * Has strangers' bytes read by a process of its own, which is killed when it takes too long, when it answers too much, or when
 * `signal` is aborted. Whatever becomes of it, this process only ever holds what went in and what came out.
 */
export function runInProcess(work: ProcessWork): Promise<ProcessAnswer> {
  const { signal } = work;
  if (signal?.aborted === true) return Promise.resolve({ code: null, bytes: Buffer.alloc(0) });
  return new Promise<ProcessAnswer>((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(work.worker)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Of the environment it needs nothing, and it parses what strangers wrote.
      env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
      windowsHide: true,
    });
    let isKilled = false;
    const kill = () => {
      isKilled = true;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(kill, work.patienceMs);
    signal?.addEventListener('abort', kill, { once: true });
    const pieces: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > work.maxAnswerBytes) kill();
      else pieces.push(piece);
    });
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    // After the last byte of its answer, unlike `exit`.
    child.once('close', (code) => {
      settle();
      resolve({ code: isKilled ? null : code, bytes: Buffer.concat(pieces) });
    });
    // One that dies while it is still being written to says so by how it ends.
    child.stdin.on('error', () => undefined);
    for (const piece of work.input) child.stdin.write(piece);
    child.stdin.end();
  });
}
