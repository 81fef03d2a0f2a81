import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hrefNow, pathNow } from './moved-rules.ts';

const moved = { '/registry': '/blogs/registers', '/blogs/old': '/blogs/new' };

test('a path that an article had leads to the one it has, every other one stays', () => {
  assert.equal(pathNow('/registry', moved), '/blogs/registers');
  for (const path of ['/blogs/registers', '/about', '/constructor', '/__proto__'])
    assert.equal(pathNow(path, moved), path);
});

test('a link follows in its language with what stands behind it', () => {
  assert.equal(hrefNow('/registry', moved), '/blogs/registers');
  assert.equal(hrefNow('/ru/registry?a=1#part', moved), '/ru/blogs/registers?a=1#part');
  assert.equal(hrefNow('/blogs/old#faq', moved), '/blogs/new#faq');
  for (const href of ['#part', 'https://registry.example/registry', '/registry/more', '/ru', '/'])
    assert.equal(hrefNow(href, moved), href);
});
