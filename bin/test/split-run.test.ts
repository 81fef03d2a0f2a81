import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runFiles } from './run-files.ts';
import { splitRun } from './split-run.ts';
import { tallyOf } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-split-run-'));
const head =
  "import { after, before, describe, it, test } from 'node:test'; import assert from 'node:assert/strict';\n";
const fine = "console.log('said by it'); test('fine', () => {});";
const longMs = 60_000;

/** Runs files with these texts in one process and answers for each of them what is counted. */
async function tallies(texts: readonly string[], limitMs = longMs) {
  const [file = '', ...others] = texts.map((text) => {
    const path = join(folder, `${crypto.randomUUID()}.test.ts`);
    writeFileSync(path, head + text);
    return pathToFileURL(path).href;
  });
  const options = { folder, limitMs, signal: new AbortController().signal, env: {} };
  const files: [string, ...string[]] = [file, ...others];
  return splitRun(await runFiles(files, options), files).map((run) => {
    const { passed, failures } = tallyOf(run, limitMs);
    return { passed, failed: failures.map(({ name }) => name), output: run.output };
  });
}

const counts = (all: Awaited<ReturnType<typeof tallies>>) =>
  all.map(({ passed, failed }) => ({ passed, failed }));

describe('several files in one process', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('have their own hooks and counts; what was printed is told with the one that failed', async () => {
    const opened = `let isOpen = false; before(() => { isOpen = true; }); after(() => { isOpen = false; });
      describe('outer', () => it('is open', () => assert.ok(isOpen)));`;
    const all = await tallies([opened, `${fine} test('wrong', () => assert.equal(1, 2));`, opened]);
    assert.deepEqual(counts(all), [
      { passed: 1, failed: [] },
      { passed: 1, failed: ['wrong'] },
      { passed: 1, failed: [] },
    ]);
    assert.match(all[1]?.output ?? '', /said by it/);
    assert.doesNotMatch(all[1]?.output ?? '', /✔/);
    assert.equal(all[0]?.output, '');
  });

  it('a file that does not load, has a hook that fails or holds no test is a failure of its own', async () => {
    const all = await tallies([
      "import './no-such-file.ts';",
      "before(() => { throw new Error('hook'); }); test('a', () => {});",
      'export {};',
      fine,
    ]);
    assert.deepEqual(
      all.map(({ passed, failed }) => [passed, failed.length > 0]),
      [
        [0, true],
        [0, true],
        [0, true],
        [1, false],
      ],
    );
    assert.deepEqual(all[2]?.failed, ['there is no test in this file']);
  });

  it('one that ends the process as if all were well is a failure, alone and among others', async () => {
    const quits = "test('a', () => {}); test('b', () => process.exit(0));";
    const [alone] = await tallies([quits]);
    assert.deepEqual(alone?.failed, ['the process ended with code 1']);
    const all = await tallies([fine, quits, fine]);
    assert.deepEqual(
      all.map(({ failed }) => failed.length > 0),
      [true, true, true],
      'nothing was written down of those before it either',
    );
  });

  it('where one ends the process, it is that one, and those after it count as not run', async () => {
    const killed = `import { existsSync, readFileSync } from 'node:fs';
      const [report] = process.execArgv.filter((one) => one.endsWith('report.ndjson'));
      test('is killed', async () => {
        const isTold = () => existsSync(report) && readFileSync(report, 'utf8').includes('fine');
        while (!isTold()) await new Promise(setImmediate);
        process.kill(process.pid, 'SIGKILL');
      });`;
    const all = await tallies([fine, killed, fine]);
    assert.deepEqual(counts(all), [
      { passed: 1, failed: [] },
      { passed: 0, failed: ['the process was ended by SIGKILL'] },
      { passed: 0, failed: ['not run: its process broke off before'] },
    ]);
  });

  it('where one leaves something running, the last one tells that the process did not end', async () => {
    const all = await tallies([`${fine} setInterval(() => {}, 1000);`, fine], 3_000);
    assert.deepEqual(counts(all), [
      { passed: 1, failed: [] },
      { passed: 1, failed: ['still running after 3 s: stopped'] },
    ]);
  });
});
