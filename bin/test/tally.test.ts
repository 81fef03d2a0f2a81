import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { batchesOf, chooseFiles, wantsDatabase } from './choose-files.ts';
import { type FileRun, summaryLine, type TestRecord, tallyOf } from './tally.ts';

const limitMs = 240_000;

function record(changes: Partial<TestRecord> = {}): TestRecord {
  const plain = { name: 'a', isSuite: false, isSkipped: false, hasPassed: true, isEcho: false };
  return { ...plain, line: 7, durationMs: 3, detail: '', ...changes };
}

function run(changes: Partial<FileRun> = {}): FileRun {
  const plain = {
    file: 'src/x.test.ts',
    records: [record()],
    code: 0,
    endedBy: null,
    isLate: false,
    isReached: true,
  };
  return { ...plain, output: '', durationMs: 5, ...changes };
}

/** The names of the failures of a run. */
function failures(changes: Partial<FileRun>): string[] {
  return tallyOf(run(changes), limitMs).failures.map(({ name }) => name);
}

describe('tally', () => {
  it('counts tests, not suites', () => {
    const records = [record(), record({ isSkipped: true }), record({ isSuite: true })];
    assert.deepEqual(tallyOf(run({ records }), limitMs), { passed: 1, skipped: 1, failures: [] });
  });

  it('counts a failure once, where it happened', () => {
    const failed = record({ name: 'a › b', hasPassed: false, detail: 'why' });
    const parent = record({ name: 'a', isSuite: true, hasPassed: false, isEcho: true });
    assert.deepEqual(tallyOf(run({ records: [failed, parent], code: 1 }), limitMs), {
      passed: 0,
      skipped: 0,
      failures: [{ name: 'a › b', where: 'src/x.test.ts:7', detail: 'why' }],
    });
  });

  it('counts a suite whose own hook failed', () => {
    assert.deepEqual(failures({ records: [record({ isSuite: true, hasPassed: false })], code: 1 }), ['a']);
  });

  it('never takes a broken file for a fine one', () => {
    assert.deepEqual(failures({ records: [], code: 0 }), ['there is no test in this file']);
    assert.deepEqual(failures({ code: 1 }), ['the process ended with code 1']);
    assert.deepEqual(failures({ code: null, endedBy: 'SIGSEGV' }), ['the process was ended by SIGSEGV']);
    assert.deepEqual(failures({ isLate: true, endedBy: 'SIGTERM' }), ['still running after 240 s: stopped']);
  });

  it('ends with a plain line', () => {
    const fine = { passed: 3, skipped: 0, failures: [] };
    const failed = { passed: 1, skipped: 2, failures: [{ name: 'a', where: 'b', detail: '' }] };
    assert.equal(summaryLine([]), '0 passed, 0 failed');
    assert.equal(summaryLine([fine, fine]), '6 passed, 0 failed');
    assert.equal(summaryLine([fine, failed]), '4 passed, 1 failed, 2 skipped');
  });
});

describe('choice of files', () => {
  const files = ['bin/a.test.ts', 'e2e/order.test.ts', 'src/modules/orders/b.test.ts'];

  it('begins with what takes longest', () => {
    assert.deepEqual(chooseFiles(files, []), [files[1], files[0], files[2]]);
  });

  it('puts files of a kind into one process, but for those that say they cannot', () => {
    const paths = ['e2e/accessibility', 'e2e/a', 'e2e/b', 'bin/c', 'bin/d', 'src/e', 'src/f', 'src/g'];
    const alone = (file: string) =>
      file.includes('src/f') ? '// In a process of its own: it measures memory.\n' : '';
    const batches = batchesOf(
      paths.map((path) => `${path}.test.ts`),
      alone,
    );
    assert.deepEqual(
      batches.map((batch) => batch.map((file) => file.replace('.test.ts', '')).join(' ')),
      ['e2e/accessibility', 'e2e/a e2e/b', 'bin/c bin/d', 'src/e src/g', 'src/f'],
    );
    const many = Array.from({ length: 130 }, (_, index) => `src/names/${index}.test.ts`);
    assert.deepEqual(
      batchesOf(many, () => '').map(({ length }) => length),
      [60, 60, 10],
    );
  });

  it('takes files that hold one of the words', () => {
    assert.deepEqual(chooseFiles(files, ['orders']), [files[2]]);
    assert.deepEqual(chooseFiles(files, ['bin/', 'order.']), [files[1], files[0]]);
    assert.deepEqual(chooseFiles(files, ['nothing']), []);
  });

  it('sees which tests want a database', () => {
    assert.equal(wantsDatabase("import { createTestApp } from '#testing/test-app.ts';"), true);
    assert.equal(wantsDatabase("import { borrowServer } from './throwaway-server.ts';"), true);
    assert.equal(wantsDatabase("refuses('#testing/browser/chromium.ts')"), false);
  });
});
