import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type CoverSign, coverParts, dotPath, signOf } from './cover.ts';
import { coverOf } from './cover-of.server.ts';

const named = (...codes: string[]) => codes.map((code) => ({ code, name: code }));

test('one country is drawn close, several and none before the whole world', () => {
  const close = coverOf({ countries: named('by'), topics: ['belarus', 'steps'] });
  assert.ok(close.land !== undefined && close.marked.length > 100);
  const several = coverOf({ countries: named('by', 'nl'), topics: ['registers'] });
  assert.equal(several.land, undefined);
  assert.match(several.marked, /^M[\d.]+ [\d.]+h/);
  assert.deepEqual(coverOf({ countries: [], topics: ['steps'] }), {
    sign: 'steps',
    marked: '',
    land: undefined,
  });
});

test('the same article always has the same cover', () => {
  const article = { countries: named('by'), topics: ['registers' as const] };
  assert.deepEqual(coverOf(article), coverOf(structuredClone(article)));
});

test('a country without a close-up is marked on the world', () => {
  const { land, marked } = coverOf({ countries: named('nl'), topics: ['registers'] });
  assert.equal(land, undefined);
  assert.notEqual(marked, '');
});

test('topics say what the sheet shows', () => {
  const signs: [Parameters<typeof signOf>[0], CoverSign][] = [
    [['belarus', 'steps'], 'steps'],
    [['tax', 'registers'], 'number'],
    [['tax', 'steps'], 'service'],
    [['belarus'], 'register'],
  ];
  for (const [topics, sign] of signs) assert.equal(signOf(topics), sign);
});

test('runs become lines on the grid of the map, whose parts the world map has', () => {
  assert.equal(dotPath('0.1.3 1.1.1'), 'M12 3.5h16.1M16 10.5h0.1');
  const drawing = readFileSync(new URL('../../countries/world-map.svg', import.meta.url), 'utf8');
  for (const part of coverParts) assert.ok(drawing.includes(`id="${part}"`), part);
});
