import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinSpelling } from './latin-spelling.ts';

test('a Latin spelling stands beside other scripts, not beside the same letters without accents', () => {
  assert.equal(latinSpelling({ name: 'サンプル株式会社', nameLat: 'Sample K.K.' }), 'Sample K.K.');
  assert.equal(latinSpelling({ name: 'ООО «Кедр» Group', nameLat: 'Kedr Group LLC' }), 'Kedr Group LLC');
  assert.equal(latinSpelling({ name: 'Kettenwerk Süd & Co. KG', nameLat: 'Kettenwerk Sud & Co. KG' }), '');
  assert.equal(latinSpelling({ name: 'Łąka 2', nameLat: 'Łąka 2' }), '');
});
