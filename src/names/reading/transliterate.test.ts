import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAscii, transliterate } from './transliterate.ts';

test('a capital of several letters is shouted only among capitals', () => {
  for (const [text, latin] of [
    ['Щит', 'Shchit'],
    ['ЩИТ', 'SHCHIT'],
    ['ЯЛТА', 'YALTA'],
    ['ПЛЮЩ', 'PLYUSHCH'],
    ['Щ', 'Shch'],
    ['Ж/Б', 'Zh/B'],
    ['Αθήνα', 'Athina'],
    ['ΘΕΜΑ', 'THEMA'],
  ] as const)
    assert.equal(transliterate(text), latin, text);
});

test('quotes, dashes and the numero sign are written as registers write them', () => {
  assert.equal(transliterate('«Ёлка» № 5'), '"Elka" No 5');
  assert.equal(transliterate('„Elka“ ‘ё’'), '"Elka" \'e\'');
  assert.equal(transliterate('а‑б–в—г'), 'a-b-v-g');
});

test('words of scripts without capitals and gaps get both', () => {
  assert.equal(transliterate('东京Toyota'), 'Dongjing Toyota');
  assert.equal(transliterate('Toyota自動車', 'JP'), 'Toyota Jidosha');
  assert.equal(transliterate('株式会社　山田', 'JP').endsWith(' Yamada'), true);
  assert.equal(transliterate('النور 5'), 'Al Noor 5');
  assert.equal(transliterate('(삼성)'), '(Samsung)', 'no gap beside a bracket');
});

test('one text is read the same, composed or not', () => {
  assert.equal(transliterate('Й'.normalize('NFD')), transliterate('Й'));
  assert.equal(transliterate('Möwe'.normalize('NFD')), 'Mowe');
});

test('plain ASCII is given back as it is, whatever stands in it', () => {
  const text = ' O\'Neil & "Sons" — '.replace('—', '-');
  assert.equal(transliterate(text), text);
  assert.equal(isAscii('~ \n'), true);
  assert.equal(isAscii('é'), false);
  assert.equal(isAscii(''), true);
});
