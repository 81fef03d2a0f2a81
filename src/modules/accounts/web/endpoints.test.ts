import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '../contract.ts';
import * as endpoints from './endpoints.ts';

test('the browser calls what the contract says', () => {
  const known = new Map(Object.entries(contract));
  for (const [name, { method, path, timeoutMs, ...bare }] of Object.entries(endpoints)) {
    const whole = known.get(name);
    assert.ok(typeof whole === 'object' && 'path' in whole, name);
    assert.deepEqual(
      { name: bare.name, method, path, timeoutMs },
      { name: whole.name, method: whole.method, path: whole.path, timeoutMs: whole.timeoutMs },
    );
  }
});
