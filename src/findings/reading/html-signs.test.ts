import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHtmlSigns } from './html-signs.ts';

test('named and numbered signs are read, in great letters too; what is no sign is a space, and an unknown name stays', () => {
  assert.equal(
    readHtmlSigns('&Ouml;l &amp; M&uuml;hle &#8364;1 &#x41; &AMP; &frac12;'),
    'Öl & Mühle €1 A & ½',
  );
  assert.equal(readHtmlSigns('a&#0;b&#xd800;c&#x110000;d'), 'a b c d');
  assert.equal(readHtmlSigns('&unknown; &constructor; &; &amp'), '&unknown; &constructor; &; &amp');
});

test('is read once: what was written as text stays text', () => {
  assert.equal(readHtmlSigns('&amp;lt;b&amp;gt;'), '&lt;b&gt;');
});
