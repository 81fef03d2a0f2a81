import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldWord } from '#names/keys/search-terms.ts';
import { editDistance } from '#names/likeness/similarity.ts';
import { slipVariants } from './slip-variants.ts';

test('one wrong letter is found where it changes the sound by more', () => {
  for (const [typed, meant] of [
    ['trasvhuter', 'traschuter'],
    ['quoyclasy', 'quouclasy'],
    ['budzhuika', 'budyauika'],
    ['nordlcht', 'nordlicht'],
    ['nrodlicht', 'nordlicht'],
    ['nordlixcht', 'nordlicht'],
    ['goem', 'gochem'],
  ] as const)
    assert.ok(slipVariants(typed).has(foldWord(meant)), `${typed}: ${meant}`);
  // What this is for: by sound the first two are further away than one slip.
  assert.ok(editDistance(foldWord('trasvhuter'), foldWord('traschuter'), 3) > 1);
});

test('the word itself, short and endless words give nothing to look for', () => {
  assert.equal(slipVariants('nordlicht').has(foldWord('nordlicht')), false);
  assert.equal(slipVariants('abc').size, 0);
  assert.equal(slipVariants('a'.repeat(17)).size, 0);
  assert.ok(slipVariants('a'.repeat(16)).size < 1_000);
  assert.ok(slipVariants('bcdfghjklmnpqrst').size < 1_000);
});
