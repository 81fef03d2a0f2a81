import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSitePath } from './site-paths.ts';

test('paths are those of the routes, as in English', () => {
  for (const path of [
    '/',
    '/registry',
    '/oferta',
    '/oferta/1',
    '/countries/country/by',
    '/our-prices',
    '/profile/data',
  ]) {
    assert.ok(isSitePath(path), path);
  }
  for (const path of [
    '/nowhere',
    '/ru/registry',
    '/registry/',
    '/countries/country',
    '',
    '/oferta/1/2',
    '/data',
  ]) {
    assert.ok(!isSitePath(path), path);
  }
});
