import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveInList, moveThroughText } from './list-keys.ts';

const plain = { ctrlKey: false, shiftKey: false, altKey: false };
const move = (key: string, active: number, more: { isEmptyBox?: boolean; ctrlKey?: boolean } = {}) =>
  moveInList(
    { ...plain, key, ctrlKey: more.ctrlKey ?? false },
    { active, count: 20, isEmptyBox: more.isEmptyBox ?? true },
  );

test('arrows go round, pages stop at the ends', () => {
  assert.deepEqual([move('ArrowDown', 3), move('ArrowDown', 19), move('ArrowUp', 0)], [4, 0, 19]);
  assert.deepEqual([move('PageDown', 3), move('PageDown', 15), move('PageUp', 5)], [10, 19, 0]);
});

test('Home and End are the list’s in an empty box or with Ctrl, else the caret’s', () => {
  assert.deepEqual([move('Home', 5), move('End', 5)], [0, 19]);
  assert.deepEqual(
    [move('Home', 5, { isEmptyBox: false }), move('End', 5, { isEmptyBox: false })],
    [undefined, undefined],
  );
  assert.equal(move('End', 5, { isEmptyBox: false, ctrlKey: true }), 19);
});

test('letters, marking with Shift and an empty list move nothing', () => {
  assert.equal(move('a', 5), undefined);
  assert.equal(
    moveInList({ ...plain, key: 'End', shiftKey: true }, { active: 5, count: 20, isEmptyBox: true }),
    undefined,
  );
  assert.equal(
    moveInList({ ...plain, key: 'ArrowDown' }, { active: 0, count: 0, isEmptyBox: true }),
    undefined,
  );
});

test('beside a text the arrows go round through it, and down opens the list', () => {
  const go = (key: string, active: number, isOpen = true) =>
    moveThroughText(key, { active, count: 3, isOpen });
  assert.deepEqual([go('ArrowDown', -1), go('ArrowDown', 1), go('ArrowDown', 2)], [0, 2, -1]);
  assert.deepEqual([go('ArrowUp', -1), go('ArrowUp', 0)], [2, -1]);
  assert.deepEqual([go('ArrowDown', -1, false), go('ArrowUp', -1, false)], [0, undefined]);
  assert.equal(moveThroughText('ArrowDown', { active: -1, count: 0, isOpen: false }), undefined);
  assert.equal(go('Home', 1), undefined);
});
