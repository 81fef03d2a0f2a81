import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formOfBrreg } from '../brreg/readings/brreg-form.ts';
import { findElfForm } from '../elf/elf-forms.ts';
import { formOfCompaniesHouse } from './company-form.ts';
import { companyNumber, registrarOf } from './company-number.ts';
import { statusOfCompaniesHouse } from './company-status.ts';

test('a number is eight signs, whatever a spreadsheet has left of its zeros', () => {
  const digits = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(digits, (number) => {
      const whole = String(number).padStart(8, '0');
      return companyNumber(String(number)) === whole && companyNumber(` ${whole} `) === whole;
    }),
  );
  assert.deepEqual(['sc123456', 'R0000001', 'IP12345R'].map(companyNumber), [
    'SC123456',
    'R0000001',
    'IP12345R',
  ]);
  for (const odd of ['', '123456789', 'SC12345', 'SC1234567', 'SC12-456', 'ABC12345', 'ЅС123456', '1234 678'])
    assert.throws(() => companyNumber(odd), { name: 'RangeError', message: /is not a company number/ }, odd);
});

test('the letters before a number say which registrar gave it', () => {
  for (const [number, registrar] of [
    ['00000006', 'RA000585'],
    ['OC301234', 'RA000585'],
    ['RC000123', 'RA000585'],
    ['SC123456', 'RA000587'],
    ['SO301234', 'RA000587'],
    ['GS000123', 'RA000587'],
    ['ES000123', 'RA000587'],
    ['RS007018', 'RA000587'],
    ['NI012345', 'RA000586'],
    ['R0000001', 'RA000586'],
    ['GN000001', 'RA000586'],
    ['EN000001', 'RA000586'],
  ] as const)
    assert.equal(registrarOf(number), registrar, number);
});

test('a status is a word of the register, in any case, or the row is refused', () => {
  for (const [text, status] of [
    ['Active', 'Active'],
    [' ACTIVE - PROPOSAL TO STRIKE OFF ', 'Active'],
    ['Live but Receiver Manager on at least one charge', 'Active'],
    ['Liquidation', 'Liquidation'],
    ['RECEIVERSHIP', 'Liquidation'],
    ['In Administration', 'Reorganisation'],
    ['Voluntary Arrangement', 'Reorganisation'],
    ['Dissolved', 'Deleted'],
    ['Converted / Closed', 'Deleted'],
  ] as const)
    assert.equal(statusOfCompaniesHouse(text), status, text);
  for (const odd of ['', 'Actively', 'constructor', 'x'.repeat(500)])
    assert.throws(
      () => statusOfCompaniesHouse(odd),
      (error) => error instanceof RangeError && error.message.length < 100,
    );
});

test('a form is the longest of those its category begins with; what is new keeps its words', () => {
  assert.equal(formOfCompaniesHouse('Private Unlimited Company').formCode, '57V7');
  assert.equal(formOfCompaniesHouse('Limited Liability Partnership').formGeneric, 'LLP');
  assert.equal(formOfCompaniesHouse('Limited Partnership').formGeneric, 'LP');
  assert.equal(formOfCompaniesHouse('Scottish Charitable Incorporated Organisation').formCode, 'STX7');
  assert.deepEqual(formOfCompaniesHouse(' Moon Company '), {
    formText: 'Moon Company',
    formGeneric: null,
    formCode: null,
  });
  assert.equal(formOfCompaniesHouse('').formText, null);
  const { formText } = formOfCompaniesHouse(
    'PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)',
  );
  assert.doesNotMatch(formText ?? '', /PRI\//);
});

test('a Norwegian form is found by its code in any case; a sole trader, a branch and a fund are no companies', () => {
  assert.deepEqual(formOfBrreg('as'), { formGeneric: 'JSC', formCode: 'YI42', category: 'company' });
  assert.deepEqual(
    ['ENK', 'NUF', 'VPFO', 'ORGL', 'PK'].map((code) => formOfBrreg(code).category),
    ['sole trader', 'branch', 'fund', 'public body', 'company'],
  );
  for (const unknown of ['', 'XYZ', 'constructor', 'AS ASA'])
    assert.deepEqual(formOfBrreg(unknown), { formGeneric: null, formCode: null, category: 'company' });
});

test('every code behind a form is one of the list of forms', () => {
  for (const code of ['AS', 'ASA', 'BA', 'ANS', 'DA', 'KS', 'ENK', 'SA', 'STI', 'NUF', 'SF'])
    assert.ok(findElfForm(formOfBrreg(code).formCode ?? ''), code);
  for (const category of [
    'Private Limited Company',
    'Public Limited Company',
    'Royal Charter',
    'Old Public Company',
  ])
    assert.ok(findElfForm(formOfCompaniesHouse(category).formCode ?? ''), category);
});
