import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClientState, emptySnapshot, parseSnapshot, writeSnapshot } from './snapshot.ts';

const germany = { id: 276, code: 'de', name: 'Germany' };
const typed = {
  name: 'Müller',
  regCode: '',
  vatCode: '',
  address: '',
  phone: '',
  email: '',
  addInfo: 'a\nb',
};
const facts = {
  name: 'Ой',
  nameLat: 'Oy',
  regCode: '1',
  vatCode: '',
  address: '',
  form: '',
  status: 'Active',
};
const company = { kind: 'company', id: '0198f3c2-0000-7000-8000-000000000001', ...facts } as const;

test('what is written is read again, with parts missing and with all of them', () => {
  for (const state of [
    {},
    { currentCountry: germany },
    { selectedCountry: germany, selectedCompany: company },
    { currentCountry: germany, selectedCountry: germany, selectedCompany: { kind: 'request', ...typed } },
  ] satisfies ClientState[]) {
    const again = parseSnapshot(writeSnapshot(state) ?? '');
    assert.deepEqual(JSON.parse(JSON.stringify(again)), state);
  }
});

test('a forgotten part is not written', () => {
  const text = writeSnapshot({ currentCountry: germany, selectedCompany: undefined });
  const { version, ...kept } = JSON.parse(text ?? '');
  assert.equal(version, 1);
  assert.deepEqual(kept, { ...emptySnapshot, currentCountry: germany });
});

test('what is broken, of another version or not ours is no snapshot', () => {
  const whole = { version: 1, currentCountry: germany };
  const broken: unknown[] = [
    null,
    [],
    7,
    'x',
    {},
    { ...whole, version: 2 },
    { ...whole, version: '1' },
    { version: 1, currentCountry: 5 },
    { version: 1, currentCountry: { ...germany, code: 'DE"' } },
    { version: 1, currentCountry: { ...germany, id: 1.5 } },
    { version: 1, selectedCompany: { ...company, id: '../../login' } },
    { version: 1, selectedCompany: { ...company, kind: 'other' } },
    { version: 1, selectedCompany: { ...company, address: 5 } },
    { version: 1, selectedCompany: { kind: 'request', ...facts } },
  ];
  for (const value of broken) assert.equal(parseSnapshot(JSON.stringify(value)), undefined);
  for (const text of ['', '{', '{"version":1', 'undefined']) assert.equal(parseSnapshot(text), undefined);
});

test('what is foreign inside our own snapshot is left behind', () => {
  const state = parseSnapshot(JSON.stringify({ version: 1, token: 'secret', currentCountry: germany }));
  assert.ok(!JSON.stringify(state).includes('secret'));
});

test('a snapshot has a bound in both directions', () => {
  const long = { kind: 'request', ...typed, addInfo: 'x'.repeat(70_000) } as const;
  assert.equal(writeSnapshot({ selectedCompany: long }), undefined);
  assert.equal(
    parseSnapshot(JSON.stringify({ version: 1, currentCountry: germany, x: 'x'.repeat(70_000) })),
    undefined,
  );
});

test('every field that the specification names is there, the empty ones as empty', () => {
  const names = [
    ...['countryGroups', 'countriesByGroup', 'countries', 'currentCountry', 'countryGroupName', 'fileTypes'],
    ...['feedbacks', 'selectedCompany', 'selectedCountry', 'tariffs', 'userRules', 'token', 'refreshToken'],
    ...['tokenExpiration', 'isAuthorised', 'isMobile'],
  ];
  const { version, ...kept } = JSON.parse(writeSnapshot({}) ?? '');
  assert.equal(version, 1);
  assert.deepEqual(Object.keys(kept).sort(), names.sort());
  const state = {
    countries: [germany],
    countryGroups: [{ id: 1, name: 'Europe' }],
    countryGroupName: 'Europe',
  };
  assert.deepEqual(parseSnapshot(writeSnapshot(state) ?? ''), state);
  assert.deepEqual(parseSnapshot('{"version":1,"countries":[{"id":"x"},7],"countryGroups":{}}'), {});
});
