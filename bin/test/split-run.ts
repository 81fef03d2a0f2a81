import type { FileRun, TestRecord } from './tally.ts';

/** What spec prints of tests that pass, and its counts; what else stands behind ℹ tells of an error that came late. */
const fine = /^\s*(?:[✔▶].*|ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*)\n?/gm;

/**
 * What a process that ran several files tells of each of them. The suite of a file ends after its last test: the first
 * file without one is where a process broke off, and those after it were not reached.
 */
export function splitRun(run: FileRun, files: readonly string[]): FileRun[] {
  const [only, ...others] = files;
  if (only === undefined || others.length === 0) return [run];
  const suites = new Map(
    run.records.filter(({ name, isSuite }) => isSuite && files.includes(name)).map((one) => [one.name, one]),
  );
  const isExplained = !run.isLate && run.endedBy === null && run.records.some(({ hasPassed }) => !hasPassed);
  // What goes wrong after the last file has ended could be any file's: the last one tells of it.
  const broken = files.find((file) => !suites.has(file)) ?? (isExplained ? undefined : files.at(-1));
  const told = files.find((file) => suites.get(file)?.hasPassed !== true) ?? files.at(-1);
  return files.map((file) => {
    const suite = suites.get(file);
    const calm = { ...calmly, code: suite?.hasPassed === false ? 1 : 0 };
    const { code, endedBy, isLate } = run;
    return {
      file,
      records: recordsOf(run.records, file, suite),
      ...(file === broken ? { code, endedBy, isLate } : calm),
      isReached: suite !== undefined || file === broken,
      output: file === told || file === broken ? run.output.replaceAll(fine, '') : '',
      durationMs: suite?.durationMs ?? 0,
    };
  });
}

const calmly = { code: 0, endedBy: null, isLate: false } as const;

/** What is told of a file of several whose suite has passed, while those after it still run. */
export function passedRun(records: readonly TestRecord[], suite: TestRecord): FileRun {
  const { name, durationMs } = suite;
  return {
    ...calmly,
    file: name,
    records: recordsOf(records, name, suite),
    isReached: true,
    output: '',
    durationMs,
  };
}

/** The records of one file as if it had run alone; its suite is one of them where it failed by itself. */
function recordsOf(
  records: readonly TestRecord[],
  file: string,
  suite: TestRecord | undefined,
): readonly TestRecord[] {
  const head = `${file} › `;
  const own = records
    .filter(({ name }) => name.startsWith(head))
    .map((record) => ({ ...record, name: record.name.slice(head.length) }));
  const isOwnFault = suite !== undefined && !suite.hasPassed && !suite.isEcho;
  return isOwnFault ? [...own, { ...suite, name: 'the file, or a hook of it' }] : own;
}
