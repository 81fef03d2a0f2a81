import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOver, movedOn, toldOf, typedOver } from './version-draft.ts';

const first = { mark: 1, saved: { account: 'old' } };
const second = { mark: 2, saved: { account: 'of a colleague' } };
const typed = typedOver('', first, { account: 'mine' });

test('where nothing is typed the desk is shown as it is', () =>
  assert.deepEqual(draftOver('', second), { value: second.saved, seen: 2, isOvertaken: false }));

test('what is typed says over which version, and that another has come since', () => {
  const value = { account: 'mine' };
  assert.deepEqual(draftOver(typed, first), { value, seen: 1, isOvertaken: false });
  assert.deepEqual(draftOver(typed, second), { value, seen: 1, isOvertaken: true });
  const more = typedOver(typed, second, { account: 'mine too' });
  assert.equal(draftOver(more, second).seen, 1, 'a further key makes nobody see the other version');
});

test('whoever was told may replace the other version, and no later one', () => {
  const told = typedOver(toldOf(typed, 2), second, { account: 'mine still' });
  assert.deepEqual(draftOver(told, second), { value: { account: 'mine still' }, seen: 2, isOvertaken: true });
  assert.equal(draftOver(told, { ...second, mark: 3 }).seen, 2);
  assert.equal(toldOf('', 2), '');
});

test('what one has published oneself overtakes nobody', () => {
  assert.equal(draftOver(movedOn(typed, 1, 2), second).isOvertaken, false);
  assert.equal(draftOver(movedOn(typed, 2, 3), { ...second, mark: 3 }).isOvertaken, true);
  assert.equal(draftOver(movedOn(toldOf(typed, 1), 1, 2), second).isOvertaken, false);
  assert.equal(movedOn('', 1, 2), '');
});

test('what is typed back is nothing typed, and what an earlier version kept is not taken for anything', () => {
  assert.equal(typedOver(typed, first, first.saved), '');
  for (const text of ['{"account":"mine"}', 'mine', 'null'])
    assert.deepEqual(draftOver(text, first).value, first.saved);
});
