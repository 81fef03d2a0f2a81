import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ariaKeys, combinationOf, isSingleSign } from './combination.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('a letter is its place on the keyboard, in whatever script it writes', () => {
  assert.equal(combinationOf({ ...plain, key: 'j', code: 'KeyJ' }), 'J');
  assert.equal(combinationOf({ ...plain, key: 'о', code: 'KeyJ' }), 'J');
  assert.equal(combinationOf({ ...plain, key: 'я', code: 'KeyZ', ctrlKey: true }), 'Ctrl+Z');
  assert.equal(combinationOf({ ...plain, key: '™', code: 'Digit2', altKey: true }), 'Alt+2');
  // Where the layout is Latin its own letters count: AZERTY writes A where QWERTY has Q.
  assert.equal(combinationOf({ ...plain, key: 'a', code: 'KeyQ' }), 'A');
});

test('Shift belongs to named keys and letters, not to signs; Command is Ctrl', () => {
  assert.equal(combinationOf({ ...plain, key: 'Enter', code: 'Enter', shiftKey: true }), 'Shift+Enter');
  assert.equal(combinationOf({ ...plain, key: 'A', code: 'KeyA', shiftKey: true }), 'Shift+A');
  assert.equal(combinationOf({ ...plain, key: '?', code: 'Slash', shiftKey: true }), '?');
  assert.equal(combinationOf({ ...plain, key: ' ', code: 'Space' }), 'Space');
  assert.equal(combinationOf({ ...plain, key: 'k', code: 'KeyK', metaKey: true }), 'Ctrl+K');
});

test('what may be switched off is what a voice could type', () => {
  for (const keys of ['J', '/', '?', '1', 'Shift+A']) assert.equal(isSingleSign(keys), true, keys);
  for (const keys of ['Enter', 'Ctrl+Z', 'Space', 'Shift+Enter'])
    assert.equal(isSingleSign(keys), false, keys);
  assert.equal(ariaKeys('Ctrl+Enter'), 'Control+Enter');
});
