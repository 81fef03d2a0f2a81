import { join } from 'node:path';
import { runForJson } from '../run-for-json.ts';

/** One call that is made again and again by so many callers at once. */
export type CallsTask = Readonly<{
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  connections: number;
  seconds: number;
  /** What a caller rests between an answer and the next call. */
  pauseMs: number;
}>;

/** Latencies are those of answers; a refusal is 503. */
export type CallsDone = Readonly<{
  perSecond: number;
  answered: number;
  refused: number;
  retryAfters: number;
  others: number;
  p50Ms: number;
  p99Ms: number;
  refusedP99Ms: number;
}>;

/** Makes calls from a process of their own; throws where something else than an answer or a 503 came. */
export async function makeCalls(task: CallsTask): Promise<CallsDone> {
  const done: CallsDone = await runScript('calls-process.ts', task);
  if (done.others > 0) throw new Error(`${task.url}: ${done.others} answers that are neither good nor 503`);
  return done;
}

export type RefreshTask = Readonly<{
  url: string;
  email: string;
  password: string;
  atOnce: number;
  rounds: number;
  seconds: number;
}>;

export type RefreshDone = Readonly<{
  /** The most distinct tokens that any round handed out, and how many of its calls failed. */
  distinct: number;
  failures: number;
  msEach: number;
  oneByOnePerSecond: number;
  eightChainsPerSecond: number;
}>;

export function measureRefreshes(task: RefreshTask): Promise<RefreshDone> {
  return runScript('refresh-process.ts', task);
}

export type BareTask = Readonly<{ seconds: number }>;

export type BareDone = Readonly<{
  /** Comparisons of a password a second, one at a time and as many at once as the site allows itself. */
  hashOne: number;
  hashMany: number;
  verifications: number;
}>;

/** The same work without a server around it. */
export function measureBare(task: BareTask): Promise<BareDone> {
  return runScript('bare-process.ts', task);
}

async function runScript<Done>(script: string, task: object): Promise<Done> {
  const path = join(import.meta.dirname, script);
  return runForJson(script, [process.execPath, path, JSON.stringify(task)]);
}
