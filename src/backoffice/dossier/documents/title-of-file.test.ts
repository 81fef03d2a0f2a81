import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOfFile } from './title-of-file.ts';

test('a title begins as the file is called, without folders, ending and signs that steer', () => {
  const told = (name: string) => titleOfFile(name);
  assert.equal(told('Annual_accounts 2025.pdf'), 'Annual accounts 2025');
  assert.equal(told('..\\..\\etc/passwd'), 'passwd');
  assert.equal(told('a\u0000b\u202efdp.exe'), 'abfdp');
  assert.equal(told('Выписка ЕГРЮЛ.PDF'), 'Выписка ЕГРЮЛ');
  assert.equal(told(''), '');
});
