import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoSourcesOf } from './demo-registers.ts';

const registers = { baseOf: (code: string) => (code === 'demo-register' ? 'http://127.0.0.1:9' : undefined) };
const subject = { country: 'DE', name: 'A GmbH', identifiers: [{ scheme: 'REG', value: 'HRB 1' }] } as const;
const numbersOf = (isDemo: boolean, options?: { withRealOnes: boolean }) =>
  demoSourcesOf(registers, options)
    .filter(({ countries }) => countries !== 'all' && countries.includes('DE'))
    .flatMap(({ parts }) => parts.map(({ numberOf }) => numberOf({ ...subject, isDemo })));

test('registers of the demo are asked for companies that are made up, unless the instance is for one that exists', () => {
  assert.ok(numbersOf(true).includes('HRB 1'));
  assert.ok(numbersOf(false).every((number) => number === undefined));
  assert.deepEqual(numbersOf(false, { withRealOnes: true }), numbersOf(true));
});
