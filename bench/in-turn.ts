import { cpuMs } from './cpu-time.ts';
import { type Load, type LoadTask, load } from './load.ts';
import type { ServerProcess } from './server-process.ts';

/** So many requests go by before V8 has compiled what a page needs; they are not counted. */
const warmUp = 2000;

export type Candidate = Readonly<{
  server: ServerProcess;
  path: string;
  encoding: LoadTask['encoding'];
}>;

export type Turns = Readonly<{ connections: number; seconds: number; rounds: number }>;

/** One run: the load, and the processor time that the server used for one request of it. */
export type Run = Load & Readonly<{ cpuMsPerRequest: number }>;

export type Measured<Name extends string> = Readonly<{
  medians: Readonly<Record<Name, Run>>;
  /** How many times more requests a second `fast` answers than `slow`: the median of the rounds. */
  byRequests(fast: Name, slow: Name): number;
  /** The same by processor time a request, which neighbours on the machine disturb less. */
  byCpu(fast: Name, slow: Name): number;
}>;

/** Loads the candidates one after another, round by round, once each is warm. */
export async function inTurn<Name extends string>(
  candidates: Readonly<Record<Name, Candidate>>,
  { connections, seconds, rounds }: Turns,
): Promise<Measured<Name>> {
  // Object.keys answers strings; these are the very keys of the record.
  const names = Object.keys(candidates) as Name[];
  const runs = new Map<Name, Run[]>(names.map((name) => [name, []]));
  for (const name of names) await run(candidates[name], connections, { requests: warmUp });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await run(candidates[name], connections, { seconds }));
  }
  const ratioOf = (above: Name, below: Name, figure: (run: Run) => number) => {
    const others = runs.get(below) ?? [];
    const ratios = (runs.get(above) ?? []).map((one, round) => {
      const other = others[round];
      return other === undefined ? Number.NaN : figure(one) / figure(other);
    });
    return median(ratios);
  };
  const medians = Object.fromEntries(names.map((name) => [name, middleRun(runs.get(name) ?? [])]));
  return {
    // fromEntries forgets the names it was given.
    medians: medians as Record<Name, Run>,
    byRequests: (fast, slow) => ratioOf(fast, slow, ({ requestsPerSecond }) => requestsPerSecond),
    byCpu: (fast, slow) => ratioOf(slow, fast, ({ cpuMsPerRequest }) => cpuMsPerRequest),
  };
}

/** The middle one of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

async function run(
  { server, path, encoding }: Candidate,
  connections: number,
  extent: LoadTask['extent'],
): Promise<Run> {
  const before = cpuMs(server.pid);
  const done = await load({ url: server.url + path, connections, extent, encoding });
  const after = cpuMs(server.pid);
  const used = before === undefined || after === undefined ? Number.NaN : after - before;
  return { ...done, cpuMsPerRequest: used / done.requests };
}

function middleRun(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('no run was made');
  return middle;
}
