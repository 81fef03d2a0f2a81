import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { listedCountry } from './listed-country.ts';

test('a country is known under the names that lists give it', () => {
  const words: readonly [string, ListEntry['countries'][number]['code'] | undefined][] = [
    ['Korea, North', 'KP'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo (Democratic Republic)', 'CD'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['Venezuela (Bolivarian Republic of)', 'VE'],
    ['Belarus / Bélarus', 'BY'],
    ['Virgin Islands, British', 'VG'],
    ['Man, Isle of', 'IM'],
    ['Gambia, The', 'GM'],
    ['Myanmar (Burma) / Myanmar (Birmanie)', 'MM'],
    ['Syrian Arab Republic', 'SY'],
    ['Region: Crimea', 'UA'],
    ['Palestinian', 'PS'],
    ['undetermined', undefined],
    ['Extremist Settler Violence / Violence extrémiste des colons', undefined],
    ['', undefined],
  ];
  for (const [word, code] of words) assert.equal(listedCountry(word), code, word);
});
