import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from './refusal-of.ts';

test('refused fields are told one by one', () => {
  const value = [{ description: 'Enter a valid number', field: 'phone' }];
  assert.deepEqual(refusalOf(400, value, 'r'), {
    faults: [{ field: 'phone', text: 'Enter a valid number' }],
    failure: undefined,
  });
});

test('a refusal of the whole keeps the words of the server, a fault of ours gets our own', () => {
  const said = (status: number) => refusalOf(status, [{ description: 'Wait an hour.' }], 'r').failure;
  assert.deepEqual(said(429), { kind: 'tooMany', text: 'Wait an hour.', requestId: 'r' });
  assert.deepEqual(said(409), { kind: 'fault', text: 'Wait an hour.', requestId: 'r' });
  assert.deepEqual(said(503), { kind: 'fault', text: 'Wait an hour.', requestId: 'r' });
  assert.deepEqual(said(500), { kind: 'fault', text: undefined, requestId: 'r' });
});

test('an answer without words is a failure too', () => {
  assert.deepEqual(refusalOf(502, [], undefined), {
    faults: [],
    failure: { kind: 'fault', text: undefined, requestId: undefined },
  });
  assert.equal(refusalOf(429, [], undefined).failure?.kind, 'tooMany');
});
