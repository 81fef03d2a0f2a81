import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { createStorageWatch } from './storage-watch.ts';

const watch = (askDisk: () => Promise<{ bavail: number; bsize: number }>) =>
  createStorageWatch({ pool: new pg.Pool(), dataDir: '.', reserveBytes: 100, answerMs: 10, askDisk });

test('a disk that hangs is said to be unavailable, and is asked once at a time', async () => {
  let asked = 0;
  let answer: (room: { bavail: number; bsize: number }) => void = () => {};
  const { fault } = watch(() => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  assert.equal(await fault(), 'disk unavailable');
  assert.equal(await fault(), 'disk unavailable');
  assert.equal(asked, 1);
  answer({ bavail: 1_000, bsize: 1 });
  assert.equal(await fault(), undefined);
});

test('less room than the reserve is a full disk; a system that does not tell is none', async () => {
  assert.equal(await watch(() => Promise.resolve({ bavail: 99, bsize: 1 })).fault(), 'disk full');
  assert.equal(await watch(() => Promise.resolve({ bavail: 100, bsize: 1 })).fault(), undefined);
  assert.equal(await watch(() => Promise.reject(new Error('ENOSYS'))).fault(), undefined);
});
