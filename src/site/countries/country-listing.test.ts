import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byGroup, findListed, maxQuery, neighboursInList, readQuery } from './country-listing.ts';

const listed = (code: string, name: string, groupId: number, aliases: string[] = []) => ({
  code,
  name,
  groupId,
  aliases,
});
const countries = [
  listed('de', 'Germany', 1, ['Deutschland', 'Германия']),
  listed('nl', 'Netherlands', 1, ['Holland', 'Нидерланды']),
  listed('gb', 'United Kingdom', 1, ['UK', 'Великобритания']),
  listed('ua', 'Ukraine', 1, ['Украина']),
  listed('us', 'United States', 4, ['USA', 'США']),
];
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

test('a country is found by its name in either language, its code and what people call it', () => {
  for (const [typed, code] of [
    ['germ', 'de'],
    ['герма', 'de'],
    ['DE', 'de'],
    ['Holland', 'nl'],
    ['США', 'us'],
    ['kingdom', 'gb'],
    // Ukraine begins with it, but nobody calls it so.
    ['uk', 'gb'],
  ] as const) {
    assert.equal(findListed(countries, typed)[0]?.code, code, typed);
  }
  assert.deepEqual(codes(findListed(countries, 'uk')), ['gb', 'ua']);
  assert.deepEqual(findListed(countries, 'atlantis'), []);
  assert.equal(findListed(countries, '').length, countries.length);
});

test('what was typed is trimmed and bounded', () => {
  assert.equal(readQuery(new URLSearchParams('q=%20%20uk%20')), 'uk');
  assert.equal(readQuery(new URLSearchParams()), '');
  assert.equal(readQuery(new URLSearchParams({ q: 'x'.repeat(10_000) })).length, maxQuery);
});

test('countries stand below their group; a group without countries stays', () => {
  const groups = [
    { id: 1, slug: 'europe', name: 'Europe' },
    { id: 4, slug: 'north-america', name: 'North America' },
    { id: 7, slug: 'antarctica', name: 'Antarctica' },
  ];
  const sections = byGroup(groups, countries);
  assert.deepEqual(
    sections.map(({ group, countries: own }) => [group.slug, own.length]),
    [
      ['europe', 4],
      ['north-america', 1],
      ['antarctica', 0],
    ],
  );
});

test('the next countries of the alphabet go round and never include the country itself', () => {
  assert.deepEqual(codes(neighboursInList(countries, 'ua', 3)), ['us', 'de', 'nl']);
  assert.deepEqual(codes(neighboursInList(countries, 'de', 9)), ['nl', 'gb', 'ua', 'us']);
  assert.equal(neighboursInList(countries, 'xx', 2).length, 2);
});
