import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normaliseIdentifier } from '#names/numbers/identifier-normalise.ts';
import type { FoundCompany } from '../records/company.ts';
import { groupCompanies, isOneCompany } from './group-companies.ts';

function found(id: string, register: string, more: Partial<FoundCompany> = {}): FoundCompany {
  const name = more.name ?? 'Nordlicht Optik GmbH';
  return {
    id,
    country: 'DE',
    name,
    nameLat: name,
    formText: null,
    formGeneric: 'LLC',
    status: 'Active',
    statusText: null,
    regCode: 'HRB 123',
    vatCode: null,
    address: null,
    city: 'Kiel',
    postcode: null,
    phones: [],
    emails: [],
    website: null,
    foundedOn: null,
    closedOn: null,
    sourceUrl: null,
    fetchedAt: new Date(0),
    register: { code: register, name: register, isDemo: false },
    names: [],
    matched: 'name',
    identifiers: [{ scheme: 'REG', issuer: register, value: normaliseIdentifier('HRB 123') }],
    ...more,
  };
}
const shape = (companies: FoundCompany[]) =>
  groupCompanies(companies).map(({ company, related }) => [
    company.id,
    ...related.map((one) => `${one.kind} ${one.company.id}`),
  ]);
const lei = (value: string) => [{ scheme: 'LEI', value }];
const ask = { countryCode: 'de', name: 'Nordlicht Optik' };

test('one company in two registers is one entry and leaves nothing to choose', () => {
  const both = [found('a', 'hr'), found('b', 'gleif', { name: 'NORDLICHT OPTIK GMBH' })];
  assert.deepEqual(shape(both), [['a', 'same company b']]);
  assert.equal(isOneCompany(groupCompanies(both), ask), true);
  assert.equal(
    isOneCompany(groupCompanies([found('a', 'hr')]), ask),
    false,
    'the search itself decides there',
  );
});

test('an LEI makes two names one company; another country, court or register record does not', () => {
  assert.deepEqual(
    shape([
      found('a', 'hr', { identifiers: lei('1') }),
      found('b', 'gleif', { name: 'Brillenhafen', identifiers: lei('1') }),
    ]),
    [['a', 'same company b']],
  );
  const apart = [
    found('b', 'gleif', { country: 'AT' }),
    found('b', 'gleif', { name: 'Quibble AG' }),
    found('b', 'gleif', { city: 'Hamburg' }),
    found('b', 'hr'),
    found('b', 'gleif', { identifiers: [] }),
  ];
  for (const other of apart) assert.deepEqual(shape([found('a', 'hr'), other]), [['a'], ['b']]);
});

test('branches go under their head office, unless they fit better than it', () => {
  const main = found('a', 'gleif', { identifiers: lei('5299') });
  const branch = found('b', 'gleif', {
    category: 'branch',
    headOffice: { scheme: 'LEI', value: '5299' },
    identifiers: lei('777'),
    name: 'Nordlicht Zweigniederlassung Bonn',
  });
  const namesake = found('c', 'gleif', { category: 'branch', identifiers: [] });
  assert.deepEqual(shape([main, branch, namesake]), [['a', 'branch b', 'branch c']]);
  assert.deepEqual(shape([branch, main]), [['b'], ['a']]);
  assert.equal(isOneCompany(groupCompanies([main, branch]), ask), false);
});

test('one is not said where something is left to choose', () => {
  const both = [found('a', 'hr'), found('b', 'gleif')];
  const longer = found('c', 'hr', {
    name: 'Nordlicht Optik Nord GmbH',
    matched: 'similar name',
    identifiers: [],
  });
  const namesake = found('d', 'hr', { identifiers: [] });
  assert.equal(isOneCompany(groupCompanies([...both, longer]), ask), false);
  assert.equal(
    isOneCompany(groupCompanies([...both, longer]), { ...ask, name: 'Nordlicht Optik GmbH' }),
    true,
    'the form was typed: the name is whole',
  );
  assert.equal(isOneCompany(groupCompanies([...both, namesake]), ask), false);
  assert.equal(isOneCompany(groupCompanies(both), { ...ask, name: 'Nordlicht Optik AG' }), false);
  const numbered = both.map((one): FoundCompany => ({ ...one, matched: 'number' }));
  assert.equal(isOneCompany(groupCompanies(numbered), ask), true);
  assert.equal(isOneCompany(groupCompanies([...numbered, longer]), ask), false);
});
