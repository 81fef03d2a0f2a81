import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickPage } from './pick-page.ts';

const places = [
  { section: 'identification', page: 2 },
  { section: 'management', page: 3 },
];
const pages = { svgs: ['one', 'two', 'three'], pageCount: 3, places };
const shown = (wanted: Parameters<typeof pickPage>[1]) => {
  const { svg, page } = pickPage(pages, wanted);
  return [svg, page];
};

test('a page is picked by its number or by the section that begins on it', () => {
  assert.deepEqual(shown({ page: 3 }), ['three', 3]);
  assert.deepEqual(shown({ section: 'identification' }), ['two', 2]);
  assert.deepEqual(shown({ page: 1, section: 'management' }), ['one', 1]);
});

test('beyond the last page is the last one, and a section that is not printed is at the beginning', () => {
  assert.deepEqual(shown({ page: 500 }), ['three', 3]);
  assert.deepEqual(shown({ section: 'suppliers' }), ['one', 1]);
});

test('without a wish it is the picture of all pages', () => {
  const whole = { svgs: ['all'], pageCount: 3, places };
  assert.deepEqual(pickPage(whole, {}), { svg: 'all', page: null, pageCount: 3, places });
});
