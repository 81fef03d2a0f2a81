import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubtOf, namedInvoices } from './match.ts';

test('a number is found however a bank has written it, each once', () => {
  for (const text of [
    'I-2026-000042',
    'Invoice I-2026-000042 / Hartmann',
    'RE i2026000042',
    'I 2026 000042',
    'I/2026/000042, I-2026-000042',
    '(I–2026–000042)',
    'счёт І-2026-000042',
  ])
    assert.deepEqual(namedInvoices(text), [{ year: 2026, number: 42 }], text);
});

test('what only looks like one is none', () => {
  for (const text of [
    '',
    'R-2026-000042',
    'VI-2026-000042',
    'I-2026-0000421',
    'I-26-000042',
    '2026-000042',
    'I2026',
  ])
    assert.deepEqual(namedInvoices(text), [], text);
  assert.equal(namedInvoices('I-2026-000001 and I-2026-000002').length, 2);
});

test('what is owed of the one invoice named, or less, is its payment in its currency; more is not', () => {
  const owed = { state: 'owed', owedMinor: 8_000, currency: 'EUR', isMarked: false };
  const entry = { amountMinor: 8_000, currency: 'EUR' };
  assert.equal(doubtOf(entry, [owed]), undefined);
  assert.equal(doubtOf(entry, []), 'no_number');
  assert.equal(doubtOf(entry, [undefined]), 'unknown_number');
  assert.equal(doubtOf(entry, [owed, owed]), 'several_numbers');
  assert.equal(doubtOf(entry, [{ ...owed, state: 'paid' }]), 'not_owed');
  assert.equal(doubtOf({ ...entry, currency: 'USD' }, [owed]), 'other_currency');
  for (const state of ['owed', 'paid'])
    assert.equal(doubtOf(entry, [{ ...owed, state, isMarked: true }]), 'maybe_marked');
  for (const amountMinor of [1, 7_999]) assert.equal(doubtOf({ ...entry, amountMinor }, [owed]), undefined);
  for (const amountMinor of [8_001, 800_000])
    assert.equal(doubtOf({ ...entry, amountMinor }, [owed]), 'other_amount');
});
