import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { root } from '../check/check.ts';
import { interFolder, subsetInter } from './subset-inter.ts';

test('the files of the typeface are those that `npm run fonts` makes', async () => {
  const made = await subsetInter();
  const folder = new URL(`${interFolder}/`, root);
  const kept = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  assert.deepEqual(kept.toSorted(), [...made.keys()].toSorted());
  for (const [name, bytes] of made)
    assert.ok(bytes.equals(readFileSync(new URL(name, folder))), `${name} is another one`);
});
