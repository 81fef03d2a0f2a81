import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldWord } from '#names/keys/search-terms.ts';
import { nearHashes } from '../indexing/key-hash.ts';
import { farHashes, shortenedVariants, type WidenedGroup } from './query-variants.ts';

const group = (key: number, df: number, weight = 1): WidenedGroup => ({
  typed: [key],
  keys: [key],
  df,
  weight,
});
const total = 3000;
const keysOf = (groups: readonly WidenedGroup[]) =>
  shortenedVariants(groups, total).map((variant) => variant.map(([key]) => key));

test('of three words each is left out, first what no name has, then what says least; the best one stands alone', () => {
  const [brand, trade, unknown] = [group(1, 600), group(2, 300, 0.3), group(3, 0)];
  assert.deepEqual(keysOf([brand, trade, unknown]), [[1, 2], [1, 3], [2, 3], [1]]);
});

test('of two words each stands alone, the rarer one first; of very many the four that say least are left out', () => {
  assert.deepEqual(keysOf([group(1, 600), group(2, 300)]), [[2], [1]]);
  const many = Array.from({ length: 12 }, (_, at) => group(at + 1, 100 * (at + 1)));
  const leftOut = shortenedVariants(many, total)
    .filter((variant) => variant.length === many.length - 1)
    .map((variant) => many.find(({ keys }) => !variant.some((one) => one === keys))?.keys[0]);
  assert.deepEqual(leftOut, [12, 11, 10, 9]);
});

test('a frequent word finds nothing alone, and one word cannot be shortened', () => {
  assert.deepEqual(keysOf([group(1, 5000), group(2, 9000)]), []);
  assert.deepEqual(keysOf([group(1, 5)]), []);
});

test('beside near words the typed one stands alone first', () => {
  const near = { ...group(1, 600), keys: [1, 7, 8] };
  assert.deepEqual(shortenedVariants([near, group(2, 9000)], total), [[[1]], [[1, 7, 8]]]);
});

test('a word with two slips is near its own unless both are letters taken for others', () => {
  const isNear = (typed: string, meant: string) => {
    const near = new Set(nearHashes('DE', foldWord(meant)));
    return farHashes('DE', typed).some((hash) => near.has(hash));
  };
  for (const [typed, meant] of [
    ['bjakarak', 'bajkarka'],
    ['snwezeowrt', 'sneezewort'],
    ['afalttao', 'asfaltato'],
    ['helaign', 'healing'],
    ['schmacckle', 'schmackes'],
    ['totacism', 'rotacismo'],
    ['asseto', 'passento'],
    ['kalmtwosser', 'kaltwasser'],
    ['klies', 'kleist'],
  ] as const)
    assert.ok(isNear(typed, meant), typed);
  assert.ok(!isNear('kanobhal', 'kaninhal'), 'of two letters that are others nobody knows which');
  assert.ok(!isNear('bergwerk', 'bajkarka'));
  assert.deepEqual(farHashes('DE', 'abc'), [], 'a short word is another one');
});

test('the longest word that is tried slip by slip asks for no more than 700 hashes, of a longer one its beginning counts', () => {
  const longest = farHashes('DE', 'abcdefghijklmnop').length;
  assert.ok(longest > 500 && longest < 700, `${longest}`);
  const ending = (end: string) => farHashes('DE', `abcdefghijklmn${end}`);
  assert.deepEqual(ending('opqrst'.repeat(60)), ending('ccc'));
  assert.notDeepEqual(farHashes('DE', 'abcdefghijklmxccc'), ending('ccc'), 'the fourteenth letter counts');
});
