import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excerptAt } from './excerpt.ts';
import { excerptBounds } from './excerpt-bounds.ts';
import { maxLineLength } from './lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** The excerpt as text, what is marked in brackets. */
const shown = (text: string, place: string) =>
  excerptAt(bytes(text), place)?.lines.map(({ before, marked, after }) =>
    marked === '' ? before + after : `${before}[${marked}]${after}`,
  );

describe('an excerpt of JSON', () => {
  const answer = '{"items":[{"name":"A/B GmbH","since":2019},{"name":"C"}],"a/b":{"m~n":[1,2]}}';
  it('is laid out a member a line, the value marked with its quotes', () => {
    assert.deepEqual(shown(answer, '/items/0/name'), [
      '{',
      '  "items": [',
      '    {',
      '      "name": ["A/B GmbH"],',
      '      "since": 2019',
      '    },',
      '    {',
      '      "name": "C"',
    ]);
  });
  it('reads slashes and tildes of a pointer, and shows a list on one line', () => {
    assert.ok(shown(answer, '/a~1b/m~0n')?.includes('    "m~n": [[1,2]]'));
  });
  it('is not made of a pointer that leads nowhere, not even to a method of lists', () => {
    for (const place of ['/items/7', '/items/map', '/none', '/items/0/name/length'])
      assert.equal(shown(answer, place), undefined, place);
  });
});

describe('an excerpt of markup', () => {
  const doc =
    '<?xml version="1.0"?><d:doc xmlns:d="x"><!-- <name>no</name> --><entity code="1"/><entity><name>A</name><name>Öl &amp; Co</name></entity></d:doc>';
  it('finds an element by its path, whatever its prefix, and counts those of its name', () => {
    assert.ok(shown(doc, '/doc/entity[2]/name[2]')?.includes('<name>[Öl &amp; Co]</name>'));
    assert.ok(shown(doc, '/doc/entity[2]/name')?.includes('<name>[A]</name>'));
    assert.ok(shown(doc, '/doc/*[2]/*[1]')?.includes('<name>[A]</name>'));
    assert.ok(shown(doc, '/doc/entity/@code')?.includes('<entity code="[1]"/>'));
  });
  it('is not made of a path that leads nowhere', () => {
    for (const place of ['/doc/entity[3]', '/doc/name', '/doc/entity[2]/@code', '/other'])
      assert.equal(shown(doc, place), undefined, place);
  });
  it('shows the row of a table around an id as it reads, without its tags', () => {
    const table =
      '<table><tr><td>Umsatz</td><td>€ <ix:nonFraction id="f.1" scale="0">12.483</ix:nonFraction></td></tr><tr><td>Aufwand</td><td>9</td></tr></table>';
    const lines = shown(table, '#f.1') ?? [];
    assert.ok(
      lines.some((line) => line.trim() === 'Umsatz € [12.483]'),
      lines.join('|'),
    );
    assert.ok(lines.some((line) => line.trim() === 'Aufwand 9'));
    assert.equal(shown(table, '#fx1'), undefined);
  });
});

describe('an excerpt of a table of lines', () => {
  const table = 'code;"name";year\n1;"A; B";2019\n2;C;2020\n';
  it('marks the cell of the column', () => {
    assert.deepEqual(shown(table, 'line 2, name')?.slice(0, 2), ['code;"name";year', '1;["A; B"];2019']);
  });
  it('marks the whole line where no column, or an unknown one, is named', () => {
    assert.ok(shown(table, 'line 3')?.includes('[2;C;2020]'));
    assert.ok(shown(table, 'line 3, none')?.includes('[2;C;2020]'));
    assert.equal(shown(table, 'line 9'), undefined);
  });
});

describe('bounds of an excerpt', () => {
  it('shows nine lines at most and says that there are more', () => {
    const found = excerptAt(
      bytes(Array.from({ length: 99 }, (_none, at) => `row ${at}`).join('\n')),
      'line 50',
    );
    assert.deepEqual([found?.lines.length, found?.isCut], [9, true]);
    assert.equal(excerptAt(bytes('one\ntwo'), 'line 1')?.isCut, false);
  });
  it('cuts a long line around what is marked', () => {
    const text = JSON.stringify({ a: 'x'.repeat(5_000) });
    for (const { before, marked, after } of excerptAt(bytes(text), '/a')?.lines ?? [])
      assert.ok(before.length + marked.length + after.length <= maxLineLength + 3);
  });
  it('is not made of what is no text, of too much, or of what only seems to be JSON', () => {
    assert.equal(excerptAt(new Uint8Array([0xff, 0xfe, 0]), 'line 1'), undefined);
    assert.equal(excerptAt(new Uint8Array(excerptBounds.maxBytes + 1).fill(32), 'line 1'), undefined);
    assert.equal(shown('{"a": ', '/a'), undefined);
    assert.equal(shown('a', ''), undefined);
  });
});
