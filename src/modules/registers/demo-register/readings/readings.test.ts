import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoRegisterSource } from '../demo-register-source.ts';
import { demoRegisterAccounts } from './accounts.ts';
import { demoRegisterGroup } from './group.ts';
import { demoRegisterOwners } from './owners.ts';
import { demoRegisterTax } from './tax.ts';

const head = { country: 'DE', number: 'HRB 7', otherNumbers: ['DE123'] };
const bytesOf = (answer: object) => new TextEncoder().encode(JSON.stringify({ ...head, ...answer }));
const asked = (subjectNumber: string) => ({ subjectNumber, contentType: 'application/json' });

test('an answer about another company says nothing, whatever number was asked by', () => {
  const bytes = bytesOf({ debt: { amount: '0', currency: 'EUR' } });
  for (const number of ['HRB 7', 'hrb7', 'DE123'])
    assert.equal(demoRegisterTax.read(bytes, asked(number)).state, 'found', number);
  const other = demoRegisterTax.read(bytes, asked('HRB 8'));
  assert.deepEqual([other.state, other.findings, other.remarks.length], ['nothing_found', [], 1]);
});

test('no accounts were not filed; figures are mapped, summed up and found again', () => {
  assert.equal(demoRegisterAccounts.read(bytesOf({ statements: [] }), asked('HRB7')).state, 'not_filed');
  const lines = [
    { code: 'A99', label: 'Total assets', amount: '100' },
    { code: 'L90', label: 'Total liabilities', amount: '61' },
    { code: 'E90', label: 'Equity', amount: '40' },
    { code: 'Z1', label: 'New line', amount: '5' },
  ];
  const period = { start: '2025-06-01', end: '2025-12-31', months: 7, currency: 'EUR' };
  const said = { ...period, rules: 'Demo', scope: 'individual', isAudited: false, lines };
  const [statement] = demoRegisterAccounts.read(bytesOf({ statements: [said] }), asked('HRB7')).findings;
  assert.ok(statement?.kind === 'statement');
  assert.deepEqual(statement.lines.equity, {
    amount: '40',
    tag: 'E90',
    place: '/statements/0/lines/2/amount',
  });
  assert.deepEqual(statement.remarks, ['not_twelve_months']);
  assert.deepEqual(statement.checks, [
    { check: 'assets_equity_liabilities', difference: '1', isRounding: true },
  ]);
  assert.equal(statement.sourceLines.length, 4);
});

test('owners of a parent stand with the parent, and no parent has its reason', () => {
  const person = { id: 'p1', kind: 'person', name: 'Max Mustermann', birthYear: 1970 };
  const holding = { id: 'h', kind: 'company', name: 'Holding', number: '9' };
  const owners = [
    { owner: holding, owned: null, share: 100 },
    { owner: person, owned: holding, share: 100 },
  ];
  const found = demoRegisterOwners.read(bytesOf({ owners }), asked('HRB7')).findings;
  assert.deepEqual(
    found.map((one) => one.kind === 'ownership' && [one.owned === 'subject', one.interests[0]?.isBeneficial]),
    [
      [true, false],
      [false, true],
    ],
  );
  const group = demoRegisterGroup.read(
    bytesOf({ noParent: 'NATURAL_PERSONS', subsidiaries: [] }),
    asked('HRB7'),
  );
  assert.deepEqual(
    group.findings.map((one) => one.kind === 'unspecified' && [one.about, one.reason]),
    [
      ['immediate_parent', 'noBeneficialOwners'],
      ['ultimate_parent', 'noBeneficialOwners'],
    ],
  );
});

test('a company without a register number is asked for by its LEI or its VAT number', () => {
  const [part] = demoRegisterSource.parts;
  const numberOf = (...identifiers: { scheme: string; value: string }[]) =>
    part?.numberOf({ country: 'DE', name: 'A', identifiers });
  assert.equal(
    numberOf({ scheme: 'VAT', value: 'DE123' }, { scheme: 'LEI', value: '5299000J2N45DDNE4Y28' }),
    '5299000J2N45DDNE4Y28',
  );
  assert.equal(numberOf({ scheme: 'VAT', value: 'DE123' }), 'DE123');
});
