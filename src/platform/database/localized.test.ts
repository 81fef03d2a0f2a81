import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLocalized } from './localized.ts';

test('a language that a column lacks reads the default one', () => {
  assert.deepEqual(readLocalized({ en: 'Germany', ru: 'Германия', fr: 'Allemagne' }), {
    en: 'Germany',
    ru: 'Германия',
  });
  assert.deepEqual(readLocalized({ en: 'Germany' }), { en: 'Germany', ru: 'Germany' });
});

test('without the default language there is nothing to read', () => {
  for (const column of [{ ru: 'Германия' }, {}, null, 'Germany']) assert.throws(() => readLocalized(column));
});
