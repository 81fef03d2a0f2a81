import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorMs } from '#testing/processes/processor-time.ts';
import { textOfMarkup } from './text-of-markup.ts';
import { titleOfMarkup } from './words.ts';

test('words stand in lines as they would on the page, and nothing of a script is among them', () => {
  const page = `<!doctype html><html><head><title>T</title><style>p{}</style></head><body onload="alert(1)">
    <h1>Nordwind &amp; Co</h1><p>Sales&nbsp;2025: 12&#8239;483 &lt;T&euro;&gt;</p><!-- <p>no</p> -->
    <table><tr><td>a</td><td>b</td></tr></table><script>document.write('x')</script><SCRIPT src=x></SCRIPT>end`;
  assert.equal(textOfMarkup(page), 'Nordwind & Co\nSales 2025: 12\u202f483 <T€>\na\tb\nend');
});

test('letters that become two when they are small move no place', () => {
  const page = `<p>${'İ'.repeat(40)}</p><SCRIPT>alert(1)</SCRIPT><p>son</p>`;
  assert.equal(textOfMarkup(page), `${'İ'.repeat(40)}\nson`);
});

test('what never ends is walked through once', () => {
  for (const piece of ['<', '<script>', '<!--', '&#x41;', '<p', '<td '.repeat(3), '<td>', '&#32;']) {
    const began = processorMs();
    textOfMarkup(piece.repeat(500_000 / piece.length));
    assert.ok(processorMs() - began < 4_000, piece);
  }
});

test('signs that steer a screen are not made of entities', () => {
  assert.equal(textOfMarkup('a&#0;&#27;&#xD800;b&#x110000;'), 'a   b');
});

test('a page is called by what stands in its first title, as one line that steers no screen', () => {
  const title = (markup: string) => titleOfMarkup(Buffer.from(markup));
  assert.equal(title('<html><head><TITLE lang="de">Über uns &amp;\n mehr\u202e</TITLE>'), 'Über uns & mehr');
  assert.equal(title('<html><body><p>no title'), '');
  assert.equal(title('<title></title>'), '');
  assert.equal(title('<titles>x</titles>'), '');
  assert.equal(title(`<title>${'я'.repeat(400)}`), 'я'.repeat(300));
  // Cut in the midst of a sign.
  assert.equal(title(`<title>${'x'.repeat(299)}😀`), 'x'.repeat(299));
  const began = processorMs();
  title('<title '.repeat(100_000));
  assert.ok(processorMs() - began < 2_000);
});
