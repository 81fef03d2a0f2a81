import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsOf } from './initials.ts';

test('two letters of a name, one of a short one, whole characters', () => {
  assert.equal(initialsOf('Müller anna Maria'), 'MA');
  assert.equal(initialsOf('  ёлкин  '), 'Ё');
  assert.equal(initialsOf('𠮷野 太郎'), '𠮷太');
  assert.equal(initialsOf(''), '');
});
