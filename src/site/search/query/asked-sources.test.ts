import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AskedSource, askedParams, readAsked } from './asked-sources.ts';

const sources: AskedSource[] = [
  { source: 'local', state: 'none', note: null },
  { source: 'companies-house', state: 'unavailable', note: 'late' },
  { source: 'vies', state: 'found', note: 'vat_valid' },
];

test('what was asked survives the address of the next step', () => {
  assert.deepEqual(readAsked(new URLSearchParams(askedParams(sources))), sources);
});

test('our own registers alone are not worth a word in an address', () => {
  assert.deepEqual(askedParams(sources.slice(0, 1)), {});
  assert.deepEqual(askedParams([]), {});
});

test('an address that somebody wrote brings nothing strange onto the page', () => {
  const read = (asked: string) => readAsked(new URLSearchParams({ asked }));
  for (const asked of ['', 'brreg', 'brreg.gone.', '<b>.none.', 'brreg.none.A B', `${'x'.repeat(41)}.none.`])
    assert.deepEqual(read(asked), [], asked);
  assert.equal(read('a.none.,'.repeat(500)).length, 1);
  const many = Array.from({ length: 26 }, (_, at) => `${String.fromCharCode(97 + at)}.none.`);
  assert.equal(read(many.join(',')).length, 20);
});
