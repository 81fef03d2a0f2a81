import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComparedCompany, compareCompanies, ownWords } from './compared-companies.ts';

const company = (own: Partial<ComparedCompany>): ComparedCompany => ({
  ...{ id: '0198f3c2-0000-7000-8000-000000000001', name: 'Nord GmbH', nameLat: 'Nord GmbH' },
  ...{ regCode: '', vatCode: '', address: '', city: '', form: '', status: 'Active', statusText: '' },
  ...{ register: { code: 'demo', name: 'Demo', isDemo: true }, formerNames: [] },
  ...{ foundedOn: null, fetchedOn: '2026-11-21' },
  ...own,
});
const verdicts = (a: Partial<ComparedCompany>, b: Partial<ComparedCompany>) =>
  Object.fromEntries(compareCompanies(company(a), company(b)).map(({ field, verdict }) => [field, verdict]));

test('capitals, spaces and the separators of a number make no difference', () => {
  assert.deepEqual(
    verdicts(
      { regCode: 'HRB 12-3', city: 'KIEL', foundedOn: '2011-03-14' },
      { regCode: 'hrb123', city: 'Kiel', foundedOn: '2011-03-15' },
    ),
    { name: 'same', status: 'same', regCode: 'same', city: 'same', foundedOn: 'differs', register: 'same' },
  );
});

test('a silent register is no difference, and what neither states is left out', () => {
  const said = verdicts({ vatCode: 'DE1' }, { form: 'GmbH', formerNames: ['Süd GmbH'] });
  assert.deepEqual(
    [said.vatCode, said.form, said.formerNames, said.address],
    ['unstated', 'unstated', 'unstated', undefined],
  );
});

test('a name in Latin letters is compared where it is not the name itself', () => {
  assert.equal(verdicts({}, {}).nameLat, undefined);
  assert.equal(verdicts({ name: 'Норд' }, { name: 'Норд', nameLat: 'Nord' }).nameLat, 'differs');
});

test('words that only one has are told apart, unless the two share none', () => {
  const own = (text: string, other: string) =>
    ownWords(text, other)
      .filter(({ isOwn }) => isOwn)
      .map(({ text: word }) => word);
  assert.deepEqual(own('Hafenstraße 12, 20457 Hamburg', 'Hafenstraße 14, 20457 HAMBURG'), ['12,']);
  assert.deepEqual(own('Weg 1', 'Straße 2'), []);
  assert.equal(
    ownWords('a  b & c', 'a')
      .map(({ text }) => text)
      .join(''),
    'a  b & c',
  );
});
