import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viesVatNumber } from './readings/vat-number.ts';
import { vatNumberOf } from './vat-number-of.ts';

const read = (answer: object) =>
  viesVatNumber
    .read(new TextEncoder().encode(JSON.stringify(answer)), {
      subjectNumber: 'CZ09999990',
      contentType: 'application/json',
    })
    .findings.map((one) => one.kind === 'tax' && [one.value, one.isValid]);

test('a number is valid, or invalid, where the member state says so', () => {
  assert.deepEqual(read({ isValid: true, userError: 'VALID', vatNumber: '09999990' }), [
    ['CZ09999990', true],
  ]);
  assert.deepEqual(read({ isValid: false, userError: 'INVALID' }), [['CZ09999990', false]]);
  assert.deepEqual(read({ isValid: false }), [['CZ09999990', false]]);
  assert.deepEqual(read({ isValid: true, userError: 'VALID', vatNumber: '12345678' }), []);
});

test('a state that is away says nothing of a number', () => {
  for (const userError of [
    'MS_UNAVAILABLE',
    'TIMEOUT',
    'MS_MAX_CONCURRENT_REQ',
    'SERVICE_UNAVAILABLE',
    'NEW',
  ])
    for (const answer of [
      { isValid: false, userError },
      { isValid: true, userError },
      { actionSucceed: false, errorWrappers: [{ error: userError }] },
    ])
      assert.throws(() => read(answer), { name: 'Unreadable', reason: 'silent' }, userError);
  assert.throws(() => read({}), { reason: 'not_this_format' });
});

test('the number that is known is asked, else the one that the register gives', () => {
  const of = (country: string, ...identifiers: readonly (readonly [scheme: string, value: string])[]) =>
    vatNumberOf({
      country,
      name: 'A',
      identifiers: identifiers.map(([scheme, value]) => ({ scheme, value })),
    });
  assert.equal(of('DE', ['VAT', 'DE 123456789']), 'DE123456789');
  assert.equal(of('GR', ['VAT', 'EL123456789']), 'EL123456789');
  assert.equal(of('FR', ['REG', '356000000']), 'FR39356000000');
  assert.equal(of('CZ', ['REG', '09999990'], ['VAT', 'CZ09999991']), 'CZ09999991');
  assert.equal(of('SE', ['REG', '556000-0001']), 'SE556000000101');
  assert.equal(of('DE', ['REG', 'HRB 1234']), undefined);
  assert.equal(of('GB', ['VAT', 'GB123456789']), undefined);
});
