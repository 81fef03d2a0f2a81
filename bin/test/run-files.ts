import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../check/check.ts';
import type { FileRun, TestRecord } from './tally.ts';
import { watchReport } from './watch-report.ts';

const severalFiles = fileURLToPath(new URL('./several-files.ts', import.meta.url));
const reporter = new URL('./event-reporter.ts', import.meta.url).href;
const graceMs = 3_000;

/** What a run needs beside its file: `folder` takes its report, `signal` ends it before its time. */
export type RunOptions = Readonly<{
  folder: string;
  limitMs: number;
  signal: AbortSignal;
  env: Readonly<Record<string, string>>;
  /** Told of each test within about a second of its end. */
  onRecord?: (record: TestRecord) => void;
}>;

/** Runs test files in one process, in a group of its own, so that nothing it started outlives it by much. */
export async function runFiles(
  files: readonly [string, ...string[]],
  { folder, limitMs, signal, env, onRecord }: RunOptions,
): Promise<FileRun> {
  const [file, ...others] = files;
  const startedAt = performance.now();
  const own = await mkdtemp(join(folder, 'run-'));
  const report = join(own, 'report.ndjson');
  const flags = [
    ...['--test-reporter', reporter, '--test-reporter-destination', report],
    // Shown only when the file fails: what fails outside of a test (a hook, a late error) stands nowhere else.
    ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
  ];
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [...flags, ...(others.length === 0 ? [file] : [severalFiles, ...files])],
    {
      cwd: fileURLToPath(root),
      // Whichever file of a process loads React first loads the one that pages are made with.
      env: { NODE_ENV: 'production', ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let isLate = false;
  const endWatch = onRecord === undefined ? undefined : watchReport(report, onRecord);
  const timer = setTimeout(() => {
    isLate = true;
    void terminate(child, closed);
  }, limitMs);
  const onAbort = () => void terminate(child, closed);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    const { code, endedBy } = await ended(child);
    // Pipes that stay open belong to something the test has started and left behind.
    if (!(await settlesWithin(closed, graceMs))) await terminate(child, closed);
    const records = await readRecords(report);
    const durationMs = performance.now() - startedAt;
    return {
      file,
      records,
      code,
      endedBy,
      isLate,
      isReached: true,
      output: Buffer.concat(output).toString('utf8'),
      durationMs,
    };
  } finally {
    clearTimeout(timer);
    await endWatch?.();
    signal.removeEventListener('abort', onAbort);
    await rm(own, { recursive: true, force: true });
  }
}

function ended(child: ChildProcess): Promise<{ code: number | null; endedBy: string | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, endedBy) => resolve({ code, endedBy }));
  });
}

/** Asks the whole group to end, and ends it if it does not. */
async function terminate(child: ChildProcess, closed: Promise<void>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  if (!(await settlesWithin(closed, graceMs))) signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  const patience = new AbortController();
  const late = wait(ms, false, { signal: patience.signal }).catch(() => false);
  const isSettled = await Promise.race([promise.then(() => true), late]);
  patience.abort();
  return isSettled;
}

/** The last line may be cut off where the process was killed: what was whole before it counts. */
async function readRecords(report: string): Promise<TestRecord[]> {
  const text = await readFile(report, 'utf8').catch(() => '');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TestRecord => JSON.parse(line));
}
