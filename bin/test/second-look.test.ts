import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Looked, lookAgain, mostSecondLooks } from './second-look.ts';

const fileRun = {
  records: [],
  code: 0,
  endedBy: null,
  isLate: false,
  isReached: true,
  output: '',
  durationMs: 1,
};

function looked(file: string, failed: readonly string[] = [], isReached = true): Looked {
  const failures = failed.map((name) => ({ name, where: `${file}:1`, detail: '' }));
  return { run: { ...fileRun, file, isReached }, tally: { passed: 1, skipped: 0, failures } };
}

test('a file that passes by itself is unsteady, and says which tests; one that fails twice has failed', async () => {
  const asked: string[] = [];
  const first = [looked('calm'), looked('race', ['a click']), looked('wrong', ['a sum'])];
  const { looked: last, unsteady } = await lookAgain(first, async (file) => {
    asked.push(file);
    return looked(file, file === 'wrong' ? ['a sum'] : []);
  });
  assert.deepEqual(asked, ['race', 'wrong']);
  assert.deepEqual(unsteady, ['race:1  a click']);
  assert.deepEqual(
    last.map(({ run, tally }) => [run.file, tally.failures.length]),
    [
      ['calm', 0],
      ['race', 0],
      ['wrong', 1],
    ],
  );
});

test('a file that its process never reached is run for the first time, and is not unsteady for it', async () => {
  const { looked: last, unsteady } = await lookAgain([looked('after', ['not run'], false)], async (file) =>
    looked(file),
  );
  assert.deepEqual([unsteady, last[0]?.tally.failures], [[], []]);
});

test('where many files fail none is run again', async () => {
  const first = Array.from({ length: mostSecondLooks + 1 }, (_, at) => looked(`file ${at}`, ['broken']));
  const { looked: last } = await lookAgain(first, () => assert.fail('run again'));
  assert.deepEqual(last, first);
});
