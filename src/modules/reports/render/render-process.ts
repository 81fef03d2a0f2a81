import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Attachment } from './attachment.ts';

export type RenderJob = Readonly<{
  id: number;
  document: unknown;
  attachments: readonly Attachment[];
  /** One page of money instead of a report: `document` is a receipt's sheet. */
  isReceipt?: boolean;
  /** Drawn instead of a PDF: as one picture of all its pages, or each page as a picture of its own. */
  drawn?: 'whole' | 'pages';
}>;
/** On which page a section, or a part of one, begins; the first page is 1. */
export type PlaceOfSection = Readonly<{ section: string; page: number }>;
export type RenderAnswer = Readonly<{ id: number; rssBytes: number }> &
  (
    | Readonly<{ ok: true; pdf: Uint8Array; pageCount: number }>
    | Readonly<{ ok: true; svgs: readonly string[]; pageCount: number; places: readonly PlaceOfSection[] }>
    | Readonly<{ ok: false; fault: string }>
  );

/** The process died or had to be killed before it answered; another one may succeed. */
export class RenderProcessLost extends Error {
  constructor(why: string) {
    super(`the render process ${why}`);
    this.name = 'RenderProcessLost';
  }
}

/** A child process that renders one document at a time. It dies with this process, and does not keep it alive. */
export interface RenderProcess {
  readonly pid: number | undefined;
  readonly isAlive: () => boolean;
  /** Throws RenderProcessLost when the process dies, or is killed because `timeoutMs` have passed. */
  run(job: Omit<RenderJob, 'id'>, timeoutMs: number): Promise<RenderAnswer>;
  kill(): Promise<void>;
}

/** No honest report comes near it: a full one takes about 190 MB. */
const usualMaxBytes = 1024 * 1024 * 1024;

/** As many processes as cores draw side by side: threads within one take turns with the others', and each keeps memory of its own. */
const frugal = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1' };

/**
 * Starts the process; it answers its first job after about half a second. It is killed when a document makes it hold
 * more than `maxBytes` of memory. `worker` is the file that it runs.
 */
export function startRenderProcess(
  maxBytes = usualMaxBytes,
  worker = new URL('./render-worker.ts', import.meta.url),
): RenderProcess {
  const child = fork(fileURLToPath(worker), [String(maxBytes)], {
    // What a job makes is many and dies young: without a bound the space for it grows, and stays.
    execArgv: ['--expose-gc', '--max-semi-space-size=2'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Of the environment it needs nothing, and it parses what strangers wrote.
    env: {
      ...frugal,
      ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }),
    },
  });
  let isAlive = true;
  let jobs = 0;
  let lose: (why: string) => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    const ending = (why: string) => {
      isAlive = false;
      lose(why);
      resolve();
    };
    child.once('exit', (code, signal) => ending(`ended with ${signal ?? code}`));
    child.once('error', (error) => ending(`failed: ${error.message}`));
  });
  rest();

  /** From here on it takes no job, even while the signal is still on its way. */
  function end(): void {
    isAlive = false;
    child.kill('SIGKILL');
  }

  /** While it works the process holds this one alive; while it rests it does not. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
  }

  return {
    pid: child.pid,
    // A process that was killed is silent before it is known to have ended.
    isAlive: () => isAlive && child.connected,
    async run(job, timeoutMs) {
      if (!isAlive || !child.connected) throw new RenderProcessLost('is gone');
      child.ref();
      child.channel?.ref();
      jobs += 1;
      const id = jobs;
      let timer: NodeJS.Timeout | undefined;
      let listen: ((answer: RenderAnswer) => void) | undefined;
      try {
        return await new Promise<RenderAnswer>((resolve, reject) => {
          lose = (why) => reject(new RenderProcessLost(why));
          listen = (answer) => {
            if (answer.id === id) resolve(answer);
          };
          child.on('message', listen);
          timer = setTimeout(() => {
            end();
            reject(new RenderProcessLost(`did not answer within ${timeoutMs} ms`));
          }, timeoutMs);
          child.send({ id, ...job } satisfies RenderJob, (error) => {
            if (error === null) return;
            end();
            reject(new RenderProcessLost(`takes no job: ${error.message}`));
          });
        });
      } finally {
        clearTimeout(timer);
        if (listen !== undefined) child.off('message', listen);
        lose = () => undefined;
        rest();
      }
    },
    async kill() {
      child.ref();
      end();
      await ended;
    },
  };
}
