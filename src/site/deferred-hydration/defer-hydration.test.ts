import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deferHydration } from './defer-hydration.server.ts';

const wake = 'function wake(e){e()}';

const page = [
  '<head><link rel="modulepreload" href="/a.js"/></head><main>text</main>',
  '<script nonce="n" type="module" async="">import "/manifest.js";',
  'import * as route0 from "/root.js";',
  ';',
  '  window.__reactRouterManifest = {',
  '  "entry": { "module": "/entry.js", "imports": ["/a.js"], "css": ["/a.css"] },',
  '  "routes": { "root": { "id": "root", "path": "\\u003c/script>", "imports": ["/a.js"], "css": ["/a.css"] } }',
  '};',
  '  window.__reactRouterRouteModules = {"root":route0};',
  'import("/entry.js");</script>',
].join('\n');

test('nothing is fetched before the visitor shows interest, and the start ends with the entry', () => {
  const html = deferHydration(page, wake);
  assert.ok(!html.includes('modulepreload'));
  assert.match(html, /<script nonce="n">\(function wake\(e\)\{e\(\)\}\)\(async/);
  assert.match(
    html,
    /const \[unused0,route0\]=await Promise\.all\(\[import\("\/manifest\.js"\),import\("\/root\.js"\)\]\);/,
  );
  assert.match(html, /return import\("\/entry\.js"\);\}\)<\/script>$/);
  assert.ok(!/^import /m.test(html));
});

test('the router is told of its routes without indents and without what they import', () => {
  const known =
    '{"entry":{"module":"/entry.js","imports":[],"css":["/a.css"]},' +
    '"routes":{"root":{"id":"root","path":"\\u003c/script>","imports":[],"css":["/a.css"]}}}';
  assert.ok(deferHydration(page, wake).includes(`;window.__reactRouterManifest=${known};\n`));
});

test('a script of another make is not guessed at', () => {
  assert.throws(() => deferHydration('<main>text</main>', wake), /no script to defer/);
  assert.throws(() => deferHydration(page.replace('import("/entry.js");', ''), wake), /no script to defer/);
});
