import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '#kernel/problem.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { assertPassword, createPasswords, hashesAtOnce } from './passwords.ts';

const passwords = createPasswords(createSemaphore({ parallel: 2, queueLimit: 2 }));

test('accepts the right password only', async () => {
  const stored = await passwords.hash('Correct-Horse-7');
  assert.equal(await passwords.verify(stored, 'Correct-Horse-7'), true);
  assert.equal(await passwords.verify(stored, 'correct-horse-7'), false);
  assert.equal(passwords.isOutdated(stored), false);
  assert.equal(passwords.isOutdated(stored.replace('m=19456', 'm=4096')), true);
});

test('without a hash it does the same work and says no', async () => {
  assert.equal(await passwords.verify(undefined, 'anything'), false);
});

test('refuses with 503 and Retry-After when too many wait', async () => {
  const stored = await passwords.hash('x');
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.verify(stored, 'x')));
  const refused = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  assert.equal(refused.length, 2);
  for (const reason of refused) {
    assert.ok(reason instanceof Problem);
    assert.equal(reason.status, 503);
    assert.ok((reason.retryAfterSeconds ?? 0) > 0);
  }
});

test('new passwords follow the rule of the specification, in any alphabet', () => {
  const person = { email: 'x@somewhere.example', names: ['Some', 'Person'] };
  for (const good of ['Kwpdrf1!', 'Ложка-и-утюг-7', `Aa1!zqkw-tb${'x'.repeat(117)}`])
    assertPassword(good, person);
  const bad = ['', 'Ab1!xyz', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg12', `Aa1!${'x'.repeat(125)}`];
  for (const password of bad)
    assert.throws(() => assertPassword(password, person), { code: 'weak_password' });
  assert.throws(() => assertPassword('Password1!', person), { code: 'common_password', status: 400 });
  assert.throws(() => assertPassword('Kwpdrf-person-1!', person), { code: 'personal_password', status: 400 });
});

test('hashing leaves a core to everybody else, and never takes more than four threads', () => {
  assert.deepEqual([1, 2, 4, 5, 64].map(hashesAtOnce), [1, 1, 3, 4, 4]);
});
