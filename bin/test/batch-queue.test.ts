import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queueOf } from './batch-queue.ts';

const batches = [
  ['e2e/home.test.ts'],
  ['bin/start.test.ts'],
  ['src/app/fuzz.test.ts'],
  ['src/workflows/a.test.ts', 'src/workflows/b.test.ts'],
  ['src/kernel/money.test.ts'],
];

test('each batch is handed out once, the long ones first', () => {
  const queue = queueOf(batches);
  assert.deepEqual(queue.next(), batches[0]);
  assert.deepEqual(queue.nextPatient(), batches[4]);
  assert.deepEqual(queue.next(), batches[1]);
  assert.deepEqual(queue.next(), batches[2]);
  assert.deepEqual(queue.next(), batches[3]);
  assert.equal(queue.next(), undefined);
  assert.equal(queue.nextPatient(), undefined);
});

test('what starts the product or a browser does not run in the time that others leave', () => {
  const queue = queueOf(batches);
  assert.deepEqual(queue.nextPatient(), batches[4]);
  assert.deepEqual(queue.nextPatient(), batches[3]);
  assert.equal(queue.nextPatient(), undefined);
  assert.deepEqual(queue.next(), batches[0]);
});
