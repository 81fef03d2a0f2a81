import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicPaths } from '#testing/site-pages.ts';
import { pageKey } from './page-key.ts';

const keyOf = (url: string, method = 'GET') => pageKey({ method, url }, 'dark');

test('every public page has a key, in both languages', () => {
  const paths = publicPaths.filter((path) => !path.includes('?'));
  assert.ok(paths.length > 10);
  for (const path of paths) {
    assert.equal(keyOf(path), `dark ${path}`);
    const inRussian = path === '/' ? '/ru' : `/ru${path}`;
    assert.equal(keyOf(inRussian), `dark ${inRussian}`);
  }
});

test('another spelling of an address that is answered alike is cached under no key', () => {
  const spellings = [
    '/Countries',
    '/%63ountries',
    '/countries/',
    '//countries',
    '/countries?a=1',
    '/./countries',
  ];
  for (const url of [...spellings, 'http://x1.example/countries', ''])
    assert.equal(keyOf(url), undefined, url);
  assert.equal(keyOf('/countries', 'POST'), undefined);
});
