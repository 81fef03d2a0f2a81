/** One test or suite that ended, as its process reported it. */
export type TestRecord = Readonly<{
  name: string;
  isSuite: boolean;
  isSkipped: boolean;
  hasPassed: boolean;
  isEcho: boolean;
  line: number | undefined;
  durationMs: number;
  detail: string;
}>;

/** One run of a test file. `endedBy` is the signal that ended the process, if one did; `isReached` is false where it never began. */
export type FileRun = Readonly<{
  file: string;
  records: readonly TestRecord[];
  code: number | null;
  endedBy: string | null;
  isLate: boolean;
  isReached: boolean;
  output: string;
  durationMs: number;
}>;

export type Failure = Readonly<{ name: string; where: string; detail: string }>;
export type Tally = Readonly<{ passed: number; skipped: number; failures: readonly Failure[] }>;

/** Counts the tests of a run; a file that breaks off, hangs or holds no test is a failure of its own. */
export function tallyOf(run: FileRun, limitMs: number): Tally {
  const counted = run.records.filter(({ isSkipped }) => !isSkipped);
  const failures = counted
    .filter(({ hasPassed, isEcho }) => !hasPassed && !isEcho)
    .map(({ name, line, detail }) => ({ name, where: `${run.file}:${line ?? 1}`, detail }));
  const skipped = run.records.filter(({ isSkipped, isSuite }) => isSkipped && !isSuite).length;
  const passed = counted.filter(({ hasPassed, isSuite }) => hasPassed && !isSuite).length;
  const broken = brokenReason(run, limitMs, failures.length, run.records.length);
  const whole = broken === undefined ? [] : [{ name: broken, where: run.file, detail: '' }];
  return { passed, skipped, failures: [...failures, ...whole] };
}

function brokenReason(run: FileRun, limitMs: number, failed: number, ended: number): string | undefined {
  if (!run.isReached) return 'not run: its process broke off before';
  if (run.isLate) return `still running after ${limitMs / 1000} s: stopped`;
  if (run.endedBy !== null) return `the process was ended by ${run.endedBy}`;
  if (run.code !== 0 && failed === 0) return `the process ended with code ${run.code}`;
  return ended === 0 ? 'there is no test in this file' : undefined;
}

/** The plain line that ends every run: `12 passed, 0 failed, 1 skipped`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const skipped = sum((tally) => tally.skipped);
  const line = `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failures.length)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
