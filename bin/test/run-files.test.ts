import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { runFiles } from './run-files.ts';
import { type FileRun, tallyOf } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-run-file-'));
const head = "import { before, describe, it } from 'node:test'; import assert from 'node:assert/strict';\n";
const longMs = 60_000;

/** Runs a test file with this text. */
function run(text: string, limitMs = longMs, signal = new AbortController().signal): Promise<FileRun> {
  const file = join(folder, `${crypto.randomUUID()}.test.ts`);
  writeFileSync(file, head + text);
  return runFiles([file], { folder, limitMs, signal, env: { RUN_FILE_WORD: 'said' } });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('run of a test file', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('hears of every test, with its names and its error', async () => {
    const result = await run(`
      describe('outer', () => {
        it('passes', () => { console.log(process.env.RUN_FILE_WORD); });
        it('fails', () => { assert.equal(1, 2); });
        it.skip('waits', () => {});
        it('nests', async (t) => { await t.test('inner', () => {}); });
      });`);
    const tally = tallyOf(result, longMs);
    assert.equal(tally.passed, 3);
    assert.equal(tally.skipped, 1);
    assert.deepEqual(
      tally.failures.map(({ name, where }) => [name, where]),
      [['outer › fails', `${result.file}:5`]],
    );
    assert.match(tally.failures[0]?.detail ?? '', /1 !== 2/);
    assert.match(result.output, /said/);
    assert.equal(result.code, 1);
  });

  it('counts a file that does not load, and one whose hook fails', async () => {
    const missing = await run("import './no-such-file.ts'; it('never', () => {});");
    assert.equal(tallyOf(missing, longMs).failures.length, 1);
    assert.match(missing.output, /no-such-file/);
    const hook = await run(
      "describe('d', () => { before(() => { throw new Error('hook'); }); it('a', () => {}); });",
    );
    assert.ok(tallyOf(hook, longMs).failures.length > 0);
    assert.equal(tallyOf(hook, longMs).passed, 0);
  });

  it('stops a file that hangs, with everything it has started', async () => {
    const pidFile = join(folder, 'pid');
    const result = await run(
      `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
      it('hangs', async () => {
        const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
        writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`,
      3_000,
    );
    assert.equal(result.isLate, true);
    assert.equal(tallyOf(result, 3_000).failures.at(-1)?.name, 'still running after 3 s: stopped');
    const grandchild = Number(readFileSync(pidFile, 'utf8'));
    for (let tries = 0; isRunning(grandchild) && tries < 50; tries += 1) await wait(100);
    assert.equal(isRunning(grandchild), false);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const running = run(
      "it('sleeps', () => new Promise((resolve) => setTimeout(resolve, 60_000)));",
      longMs,
      stop.signal,
    );
    await wait(500);
    stop.abort();
    const result = await running;
    assert.equal(result.isLate, false);
    assert.ok(result.durationMs < 20_000);
  });
});
