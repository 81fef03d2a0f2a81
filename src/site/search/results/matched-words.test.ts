import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchedWords } from './matched-words.ts';

/** The name with what was typed in brackets. */
const shown = (name: string, typed: string) =>
  matchedWords(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test('words of a name that were typed are told from the others, whatever their capitals and accents', () => {
  assert.equal(shown('Nordhafen Logistik GmbH', 'nordhafen'), '[Nordhafen] Logistik GmbH');
  assert.equal(shown('Süd-Öl & Co. KG', 'sud ol kg'), '[Süd]-[Öl] & Co. [KG]');
  assert.equal(shown('ООО «Берёза»', 'береза'), 'ООО «[Берёза]»');
});

test('a word that ends otherwise is marked where most of it was typed', () => {
  assert.equal(shown('Nordhafen Logistik GmbH', 'Nordhafen Logistic'), '[Nordhafen] [Logistik] GmbH');
  assert.equal(shown('Maschinenbau AG', 'masch'), '[Maschinenbau] AG');
  assert.equal(shown('北浜ロジスティクス株式会社', '北浜'), '[北浜]ロジスティクス株式会社');
});

test('a few letters in common are chance', () => {
  assert.equal(shown('Norma Lager GmbH', 'Nordhafen Logistik'), 'Norma Lager GmbH');
  assert.equal(shown('Ab Aber AG', 'a'), 'Ab Aber AG');
  assert.equal(shown('Kettenwerk GmbH', ''), 'Kettenwerk GmbH');
});

test('nothing of a name is lost', () => {
  for (const name of ['«Süd» & Co. – 2', '', '👍 GmbH', 'ﬁrma'])
    assert.equal(
      matchedWords(name, 'süd firma 2')
        .map(({ text }) => text)
        .join(''),
      name,
    );
});
