import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { smallFunction } from './inline-function.ts';

const sources = path.resolve(import.meta.dirname, '../../src');

test('the function of deferred hydration is one expression without types and comments, in less than 2.3 kB', async () => {
  const text = await smallFunction(path.join(sources, 'site/deferred-hydration/wake-on-interest.ts'));
  assert.match(text, /^function wakeOnInterest\(\w+\)\{/);
  assert.ok(!text.includes('//') && !text.includes('\n') && !text.includes(': '));
  assert.ok(text.length < 2300, `${text.length} characters`);
  // It is a function, and one that needs nothing from outside but the browser's own.
  assert.doesNotThrow(() => new Function(`return (${text})`)());
});

test('the function that keeps what was done early at the desk is one expression too, in less than 800 bytes', async () => {
  const text = await smallFunction(path.join(sources, 'backoffice/sign-in/keep-early-form.ts'));
  assert.match(text, /^function keepEarlyForm\(\)\{/);
  assert.ok(text.length < 800, `${text.length} characters`);
});

test('a file that is more than one function is refused', async () => {
  await assert.rejects(smallFunction(path.join(sources, 'ui/base/use-awake-sign.ts')), /not one exported/);
});
