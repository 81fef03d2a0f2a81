import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { takeInstanceLock } from './instance-lock.ts';
import { makeTestFolder } from './test-folder.ts';

test('a lock is held until it is given back', () => {
  using folder = makeTestFolder();
  const release = takeInstanceLock(folder.path);
  assert.throws(() => takeInstanceLock(folder.path), new RegExp(`\\(process ${process.pid}\\)`));
  release();
  release();
  assert.deepEqual(readdirSync(folder.path), []);
  takeInstanceLock(folder.path)();
});

test('a lock of the dead, of an earlier life and of nobody is taken over', () => {
  using folder = makeTestFolder();
  const path = join(folder.path, 'countercheck.lock');
  const dead = 2 ** 22 + 1;
  for (const text of [JSON.stringify({ pid: dead, stamp: '' }), '', 'null', '{"pid":"1"}']) {
    writeFileSync(path, text);
    takeInstanceLock(folder.path)();
    assert.equal(existsSync(path), false);
  }
});

test('giving back leaves a lock alone that is no longer ours', () => {
  using folder = makeTestFolder();
  const release = takeInstanceLock(folder.path);
  writeFileSync(join(folder.path, 'countercheck.lock'), '{"pid":1,"stamp":""}');
  release();
  assert.deepEqual(readdirSync(folder.path), ['countercheck.lock']);
});
