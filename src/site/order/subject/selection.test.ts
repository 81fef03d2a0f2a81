import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTypedQuery } from '../../search/query/typed-query.ts';
import { selectionOf, selectionPath } from './selection.ts';

const typed = readTypedQuery(new URLSearchParams({ name: 'Müller & Söhne', addInfo: 'a\nb' }));
const company = {
  id: '0198f3c2-0000-7000-8000-000000000001',
  name: 'Nord GmbH',
  nameLat: 'Nord GmbH',
  regCode: 'HRB 1',
  vatCode: '',
  address: 'Kiel',
  city: 'Kiel',
  form: 'GmbH',
  status: 'Active',
  statusText: '',
  register: { code: 'demo', name: 'Demo', isDemo: true },
  formerNames: [],
  foundedOn: null,
  fetchedOn: '2026-11-21',
} as const;

test('a company is kept with the specification’s fields and found again by its id', () => {
  const kept = selectionOf(
    { kind: 'company', card: undefined, company: { ...company, formerNames: [] } },
    typed,
  );
  assert.ok(kept?.kind === 'company');
  assert.deepEqual(Object.keys(kept), [
    'kind',
    'id',
    'name',
    'nameLat',
    'regCode',
    'vatCode',
    'address',
    'form',
    'status',
  ]);
  assert.equal(selectionPath('/order', 'de', kept), `/order?country=de&company=${company.id}`);
});

test('a request is kept as it was typed', () => {
  const kept = selectionOf({ kind: 'request' }, typed);
  assert.ok(kept);
  const { searchParams } = new URL(selectionPath('/ru/order', 'de', kept), 'https://example.org');
  assert.deepEqual(readTypedQuery(searchParams), typed);
  assert.equal(searchParams.get('request'), '1');
});

test('nothing, a company that is gone and a silent register are not kept', () => {
  for (const subject of [{ kind: 'nothing' }, { kind: 'gone' }, { kind: 'silent', reason: '' }] as const)
    assert.equal(selectionOf(subject, typed), undefined);
});
