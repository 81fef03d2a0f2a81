import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLayout } from './keyboard.ts';

test('the same keys type the other alphabet, capitals and digits as they are', () => {
  assert.equal(otherLayout('ytljhjuj', 'RU'), 'недорого');
  assert.equal(otherLayout('JJJ Dtrnjh 24', 'RU'), 'ООО Вектор 24');
  assert.equal(otherLayout('Кщууты', 'GB'), 'Roeens');
  assert.equal(otherLayout('{kt,', 'RU'), 'Хлеб');
});

test('on Ukrainian keys three letters are others', () => {
  assert.equal(otherLayout('rbsd', 'UA'), 'киів');
  assert.equal(otherLayout("rb]d 'dhj", 'UA'), 'київ євро');
  assert.equal(otherLayout('київ', 'UA'), 'rb]d');
});

test('a text of both alphabets, of a third one, or without letters is left alone', () => {
  for (const text of ['Вектор group', '汕头项亭', '24', 'ab', ''])
    assert.equal(otherLayout(text, 'RU'), undefined, text);
});
