import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postponeStart } from './postpone-start.server.ts';

const page = [
  '<head><link rel="modulepreload" href="/a.js"/></head><main>text</main>',
  '<script nonce="n" type="module" async="">import "/manifest.js";',
  'import * as route0 from "/root.js";',
  'window.routes = {"root":route0};',
  'import("/entry.js");</script>',
].join('\n');

test('nothing is fetched before the visitor shows interest, and the start ends with the entry', () => {
  const html = postponeStart(page);
  assert.ok(!html.includes('modulepreload'));
  assert.match(html, /<script nonce="n">\(function wakeOnInterest/);
  assert.match(
    html,
    /const \[unused0,route0\] = await Promise\.all\(\[import\("\/manifest\.js"\),import\("\/root\.js"\)\]\);/,
  );
  assert.match(html, /return import\("\/entry\.js"\);\n\}\)<\/script>$/);
  assert.ok(!/^import /m.test(html));
});

test('a script of another make is not guessed at', () => {
  assert.throws(() => postponeStart('<main>text</main>'), /no script to postpone/);
  assert.throws(() => postponeStart(page.replace('import("/entry.js");', '')), /no script to postpone/);
});
