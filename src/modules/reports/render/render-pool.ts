import {
  type RenderAnswer,
  type RenderJob,
  type RenderProcess,
  RenderProcessLost,
  startRenderProcess,
} from './render-process.ts';

/** So many documents wait already that one more is refused; later there is room. */
export class RenderPoolBusy extends Error {
  constructor(waiting: number) {
    super(`the report renderer is busy: ${waiting} documents wait for it`);
    this.name = 'RenderPoolBusy';
  }
}

/** Processes that render side by side, each one document at a time. */
export interface RenderPool {
  /** Throws RenderPoolBusy when too many wait, RenderProcessLost when the process was lost twice. */
  run(job: Omit<RenderJob, 'id'>): Promise<RenderAnswer>;
  /** The processes that live. */
  pids(): number[];
  /** Stops at once: what is being rendered, or waits for it, is refused. Answers when every process has ended. */
  close(): Promise<void>;
}

const figures = {
  /** A core each; the second language of a report does not wait for the first. */
  processes: 2,
  /** Beyond so many that wait a caller is told to come back: a document takes a second or two. */
  maxWaiting: 24,
  timeoutMs: 20_000,
  /** The compiler's memory grows a little with every job; a fresh process now and then is the cure. */
  maxJobs: 200,
  maxRssBytes: 400 * 1024 * 1024,
  /** A process at rest holds its memory for so long; the next document starts another within half a second. */
  idleMs: 5 * 60_000,
};
export type RenderPoolFigures = typeof figures;

type Member = { readonly process: RenderProcess; jobs: number; idleTimer?: NodeJS.Timeout };

/** Makes a pool; `start` makes a process when a document needs one more. */
export function createRenderPool(
  wishes: Partial<RenderPoolFigures> = {},
  start: () => RenderProcess = startRenderProcess,
): RenderPool {
  const { processes, maxWaiting, timeoutMs, maxJobs, maxRssBytes, idleMs } = { ...figures, ...wishes };
  const members = new Set<Member>();
  /** The last one to rest is the first to work: with little to do the others are ended. */
  const idle: Member[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  async function end(member: Member): Promise<void> {
    await member.process.kill();
    members.delete(member);
  }

  function takeIdle(): Member | undefined {
    for (let member = idle.pop(); member !== undefined; member = idle.pop()) {
      clearTimeout(member.idleTimer);
      if (member.process.isAlive()) return member;
      members.delete(member);
    }
    return undefined;
  }

  function open(): Member {
    const member: Member = { process: start(), jobs: 0 };
    members.add(member);
    return member;
  }

  async function giveBack(member: Member, rssBytes: number): Promise<void> {
    if (isClosed || member.jobs >= maxJobs || rssBytes > maxRssBytes || !member.process.isAlive())
      return end(member);
    member.idleTimer = setTimeout(() => {
      idle.splice(idle.indexOf(member), 1);
      void end(member);
    }, idleMs).unref();
    idle.push(member);
  }

  async function runOnce(job: Omit<RenderJob, 'id'>, isAgain = false): Promise<RenderAnswer> {
    if (isClosed) throw new Error('the report renderer is closed');
    const member = (isAgain ? undefined : takeIdle()) ?? open();
    member.jobs += 1;
    try {
      const answer = await member.process.run(job, timeoutMs);
      await giveBack(member, answer.rssBytes);
      return answer;
    } catch (error) {
      // Whatever went wrong, it is not known what the process does now.
      await end(member);
      throw error;
    }
  }

  /** A lost process says nothing about the document: one more try, in a new one. */
  async function runWithRetry(job: Omit<RenderJob, 'id'>): Promise<RenderAnswer> {
    try {
      return await runOnce(job);
    } catch (error) {
      if (!(error instanceof RenderProcessLost) || isClosed) throw error;
      return runOnce(job, true);
    }
  }

  return {
    async run(job) {
      if (busy < processes) busy += 1;
      else if (queue.length >= maxWaiting) throw new RenderPoolBusy(queue.length);
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await runWithRetry(job);
      } finally {
        const next = queue.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
    pids: () =>
      [...members].flatMap(({ process: { pid, isAlive } }) => (pid !== undefined && isAlive() ? [pid] : [])),
    async close() {
      isClosed = true;
      for (const { idleTimer } of idle.splice(0)) clearTimeout(idleTimer);
      await Promise.all([...members].map(end));
    },
  };
}
