import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Buyer } from './buyer.ts';
import { checkBuyer } from './check-buyer.ts';

const company: Buyer = {
  legalEntityType: 'LegalEntity',
  companyName: 'A',
  vatCode: '',
  countryCode: 'DE',
  address: '',
  reference: '',
  note: '',
  copies: [],
  purpose: null,
  mayBeNamed: false,
};
const faultsOf = (changes: Partial<Buyer>) =>
  checkBuyer({ ...company, ...changes }).map(({ field, code }) => `${field} ${code}`);

test('a number has the form and the check digit of its country', () => {
  for (const [countryCode, vatCode] of [
    ['RU', '7707083893'],
    ['RU', 'ИНН 7707083893'],
    ['DE', 'DE136695976'],
    ['DE', ''],
    ['IT', 'IT00743110157'],
  ] as const)
    assert.deepEqual(faultsOf({ countryCode, vatCode }), [], vatCode);
  assert.deepEqual(faultsOf({ countryCode: 'RU', vatCode: '7707083894' }), [
    'buyer.vatCode vat_code_check_digit',
  ]);
  for (const vatCode of ['DE12', 'none', '-'])
    assert.deepEqual(faultsOf({ vatCode }), ['buyer.vatCode vat_code_form'], vatCode);
  const [fault] = checkBuyer({ ...company, vatCode: 'DE12' });
  assert.match(fault?.text.en ?? '', /DE and 9 digits/);
  assert.match(fault?.text.ru ?? '', /Не похоже на налоговый номер/);
});

test('a company has a name and a country, a private person neither name nor number', () => {
  assert.deepEqual(faultsOf({ companyName: '', countryCode: '', vatCode: '1' }), [
    'buyer.companyName company_name_missing',
    'buyer.countryCode country_missing',
  ]);
  const person = { legalEntityType: 'Individual', companyName: '', countryCode: '' } as const;
  assert.deepEqual(faultsOf({ ...person, note: 'A note' }), []);
  assert.deepEqual(faultsOf({ ...person, companyName: 'A' }), ['buyer.companyName not_a_company']);
});
