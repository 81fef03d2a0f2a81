import { Agent, request } from 'node:http';
import type { CallsDone, CallsTask } from './calls.ts';

/** The process that makes calls: a task comes as an argument, the measures go out as JSON. */
const task: CallsTask = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: task.connections });
const until = performance.now() + task.seconds * 1000;

const answered: number[] = [];
const refused: number[] = [];
let retryAfters = 0;
let others = 0;

await Promise.all(Array.from({ length: task.connections }, callAgainAndAgain));
const done: CallsDone = {
  perSecond: answered.length / task.seconds,
  answered: answered.length,
  refused: refused.length,
  retryAfters,
  others,
  p50Ms: percentile(answered, 0.5),
  p99Ms: percentile(answered, 0.99),
  refusedP99Ms: percentile(refused, 0.99),
};
process.stdout.write(JSON.stringify(done));
agent.destroy();

/** One caller: it waits for the answer, and where it is told to come back later, it does. */
async function callAgainAndAgain(): Promise<void> {
  while (performance.now() < until) {
    const began = performance.now();
    const { status, retryAfter } = await call();
    const ms = performance.now() - began;
    if (status < 300) answered.push(ms);
    else if (status === 503) refused.push(ms);
    else others += 1;
    if (retryAfter !== undefined) retryAfters += 1;
    const rest = retryAfter === undefined ? task.pauseMs : Number(retryAfter) * 1000;
    if (rest > 0)
      await new Promise((resolve) =>
        setTimeout(resolve, Math.min(rest, Math.max(1, until - performance.now()))),
      );
  }
}

function call(): Promise<{ status: number; retryAfter: string | undefined }> {
  const { method, url, headers, body } = task;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
