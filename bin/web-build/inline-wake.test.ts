import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { smallFunction } from './inline-wake.ts';

const siteFolder = path.resolve(import.meta.dirname, '../../src/site');

test('the function of deferred hydration is one expression without types and comments, in less than 2.3 kB', async () => {
  const text = await smallFunction(path.join(siteFolder, 'deferred-hydration/wake-on-interest.ts'));
  assert.match(text, /^function wakeOnInterest\(\w+\)\{/);
  assert.ok(!text.includes('//') && !text.includes('\n') && !text.includes(': '));
  assert.ok(text.length < 2300, `${text.length} characters`);
  // It is a function, and one that needs nothing from outside but the browser's own.
  assert.doesNotThrow(() => new Function(`return (${text})`)());
});

test('a file that is more than one function is refused', async () => {
  await assert.rejects(
    smallFunction(path.join(siteFolder, 'deferred-hydration/use-awake-sign.ts')),
    /not one exported/,
  );
});
