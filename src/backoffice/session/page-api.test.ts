import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathAfterSignIn, signInPath } from './page-api.ts';

test('sign-in leads back to the page that asked for it', () => {
  const path = '/orders/0192?view=all';
  const to = new URL(signInPath(path), 'http://localhost').searchParams.get('to');
  assert.equal(pathAfterSignIn(to), path);
});

test('the queue needs no way back', () => assert.equal(signInPath('/'), '/login'));

test('no other site and no loop is a way back', () => {
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login?to=/login', null]) {
    assert.equal(pathAfterSignIn(to), '/', String(to));
  }
});
