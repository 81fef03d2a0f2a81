import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { root } from './check/check.ts';
import { listFiles } from './check/list-files.ts';
import { batchesOf, chooseFiles } from './test/choose-files.ts';
import { isOfEveryRun } from './test/every-run.ts';
import { buildWeb, startDatabase } from './test/prepare.ts';
import { printRun } from './test/print-run.ts';
import { runFiles } from './test/run-files.ts';
import { makeScratchFolder } from './test/scratch-folder.ts';
import { type Looked, lookAgain } from './test/second-look.ts';
import { passedRun, splitRun } from './test/split-run.ts';
import { summaryLine, type Tally, type TestRecord, tallyOf } from './test/tally.ts';

const patterns = ['{src,bin,database,testing,bench}/**/*.test.ts', 'e2e/*.test.ts'];
/** So long may a process of test files run; one of several files has a part of it more for each. */
const limitMs = 480_000;
const limitOfMoreMs = 30_000;
const atOnce = 3;
/** What Node has compiled of the code and its packages, which each of these processes would else do anew. */
const compiled = new URL('node_modules/.cache/compiled-tests', root);

const tallies: Tally[] = [];
const interrupted = new AbortController();
let interruption: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    interruption = name;
    interrupted.abort();
  });
}

const isWhole = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = chooseFiles(listFiles(...patterns), words);
// Whoever names files gets them.
const files = isWhole || words.length > 0 ? all : all.filter(isOfEveryRun);
if (files.length === 0)
  console.log(`no test file has ${words.join(' or ') || 'a name that ends in .test.ts'}`);
else await prepareAndRun().catch(notePreparation);

for (const { name, where } of tallies.flatMap(({ failures }) => failures))
  console.log(`failed: ${where}  ${name}`);
if (interruption !== undefined) console.log(`interrupted by ${interruption}: not every test has run`);
const isFine =
  tallies.some(({ passed }) => passed > 0) && tallies.every(({ failures }) => failures.length === 0);
if (interruption !== undefined) process.exitCode = 128 + constants.signals[interruption];
else process.exitCode = isFine ? 0 : 1;
if (files.length < all.length)
  console.log(`${files.length} of ${all.length} test files; npm run test:all runs the others too`);
console.log(summaryLine(tallies));

/** Whatever happens in between, the database stops and its folder goes. */
async function prepareAndRun(): Promise<void> {
  await buildWeb(interrupted.signal);
  const folder = await makeScratchFolder();
  // What is unpacked once for all runs stays where it was.
  process.env.TEST_KEPT_FOLDER ??= tmpdir();
  process.env.TMPDIR = folder;
  try {
    const database = await startDatabase(files);
    try {
      await runAll(folder, { ...database.env, NODE_COMPILE_CACHE: fileURLToPath(compiled) });
    } finally {
      await database.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runAll(folder: string, env: Record<string, string>): Promise<void> {
  const looked: Looked[] = [];
  const run = async (batch: [string, ...string[]]) => {
    const longMs = limitMs + (batch.length - 1) * limitOfMoreMs;
    const records: TestRecord[] = [];
    const printed = new Set<string>();
    /** A file that has passed is told of at once, others with all that their process has said. */
    const onRecord = (record: TestRecord) => {
      records.push(record);
      const { name, isSuite, hasPassed } = record;
      if (batch.length === 1 || !isSuite || !hasPassed || !batch.includes(name)) return;
      const passed = passedRun(records, record);
      const tally = tallyOf(passed, longMs);
      if (tally.failures.length > 0) return;
      printed.add(name);
      printRun(passed, tally);
    };
    const options = { folder, limitMs: longMs, signal: interrupted.signal, env, onRecord };
    const whole = await runFiles(batch, options);
    const told = splitRun(whole, batch).map((run) => ({ run, tally: tallyOf(run, longMs) }));
    if (interrupted.signal.aborted) return told;
    for (const { run, tally } of told)
      if (!printed.has(run.file) || tally.failures.length > 0) printRun(run, tally);
    return told;
  };
  const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
  const queue = batchesOf(files, textOf).values();
  const worker = async () => {
    for (const batch of queue) {
      if (interrupted.signal.aborted) return;
      const told = await run(batch);
      if (interrupted.signal.aborted) return;
      looked.push(...told);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // Whoever asks for a part of the tests wants to see what fails; a whole run wants to know whether it fails by itself.
  const last = words.length > 0 || interrupted.signal.aborted ? undefined : await lookAgain(looked, runAlone);
  tallies.push(...(last?.looked ?? looked).map(({ tally }) => tally));
  for (const test of last?.unsteady ?? []) console.log(`unsteady, passed when it ran alone: ${test}`);

  async function runAlone(file: string): Promise<Looked> {
    console.log('run again, alone:');
    const [alone] = await run([file]);
    if (alone === undefined) throw new Error(`${file} told nothing`);
    return alone;
  }
}

/** A preparation that fails is one failure, so that the last line never looks like success. */
function notePreparation(error: unknown): void {
  if (interrupted.signal.aborted) return;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.log(detail);
  tallies.push({ passed: 0, skipped: 0, failures: [{ name: 'preparation', where: 'npm test', detail }] });
}
