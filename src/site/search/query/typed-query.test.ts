import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCompany } from '#workflows/find-company/contract.ts';
import { isAskable, isSent, journeyPath, readTypedQuery, searchTimeoutMs } from './typed-query.ts';

test('what was typed survives the way through the address', () => {
  const typed = readTypedQuery(new URLSearchParams({ name: ' Müller & Söhne ', addInfo: 'a\nb' }));
  const path = journeyPath('/order', 'de', typed, { company: '1' });
  const again = new URL(path, 'https://example.org').searchParams;
  assert.deepEqual(readTypedQuery(again), typed);
  assert.equal(again.get('name'), 'Müller & Söhne');
  assert.equal(again.get('company'), '1');
  assert.equal(again.has('phone'), false);
});

test('one of name, number or tax number is enough, an address is not', () => {
  const typed = (fields: Record<string, string>) => readTypedQuery(new URLSearchParams(fields));
  assert.equal(isAskable(typed({ vatCode: '1' })), true);
  assert.equal(isAskable(typed({ address: 'Berlin', name: '  ' })), false);
});

test('a form sent empty counts as sent, one reopened for editing does not', () => {
  assert.equal(isSent(new URLSearchParams('country=de')), false);
  assert.equal(isSent(new URLSearchParams('country=de&name=')), true);
  assert.equal(isSent(new URLSearchParams('country=de&name=x&edit=1')), false);
});

test('the form gives up when the contract says so', () =>
  assert.equal(searchTimeoutMs, findCompany.timeoutMs));
