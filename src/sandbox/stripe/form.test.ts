import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nestedForm } from './form.ts';

test('brackets are members, numbers in order are lists', () => {
  assert.deepEqual(nestedForm({ 'a[b][0][c]': '1', 'a[b][0][d]': '2', 'a[b][1][c]': '3', e: '' }), {
    a: { b: [{ c: '1', d: '2' }, { c: '3' }] },
    e: '',
  });
  assert.deepEqual(nestedForm({ 'a[1]': 'x' }), { a: { 1: 'x' } });
  assert.deepEqual(nestedForm(undefined), {});
});

test('what cannot be read is nothing, and no name reaches what all objects have', () => {
  for (const name of ['a[', 'a]', '[a]', 'a[b]c', 'a[b][c][d][e][f][g]', ''])
    assert.equal(nestedForm({ [name]: '1' }), undefined, name);
  assert.equal(nestedForm({ a: '1', 'a[b]': '2' }), undefined);
  assert.equal(nestedForm({ a: ['1', '2'] }), undefined, 'the same name twice');
  const nested = nestedForm(JSON.parse('{"__proto__[polluted]":"1"}'));
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.ok(nested !== undefined);
});
