import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFiles } from '../check/list-files.ts';
import { everyRunJourneys, isOfEveryRun, wholeRunOnly } from './every-run.ts';

const tests = listFiles('{src,bin,database,testing,bench}/**/*.test.ts', 'e2e/*.test.ts');
const named = [...everyRunJourneys, ...Object.values(wholeRunOnly).flat()];

test('every file that is named is there, once', () => {
  assert.deepEqual(
    named.filter((file) => !tests.includes(file)),
    [],
  );
  assert.equal(new Set(named).size, named.length);
});

test('a new journey is of the whole run, any other new file of every run', () => {
  assert.equal(isOfEveryRun('e2e/new.test.ts'), false);
  assert.equal(isOfEveryRun('src/modules/orders/new.test.ts'), true);
  assert.equal(isOfEveryRun('e2e/order-a-report.test.ts'), true);
  assert.equal(isOfEveryRun('src/app/fuzz.test.ts'), false);
});
