import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ratingPassportOf } from '#modules/reports/rating/rating-passport.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { pumpMaker } from '#rating/open-rating/rating-fixture.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-passports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a file of its own with this content. */
function recompute(content: string) {
  const file = join(folder, 'passport.json');
  writeFileSync(file, content);
  return runPrinted('node bin/recompute-rating.ts FILE', { replace: { FILE: file } });
}

test('a passport is computed anew: the same is 0, another rating 1, no passport 2', async () => {
  const passport = ratingPassportOf(pumpMaker, openRating(pumpMaker));
  const same = await recompute(JSON.stringify(passport));
  assert.equal(same.code, 0, same.output);
  assert.match(same.output, /grade {4}B .*\nscore {4}61\.9 .*\nlimit {4}320000 EUR .*\nthe same/);
  const touched = { ...passport, rating: { ...passport.rating, grade: 'A' } };
  const other = await recompute(JSON.stringify(touched));
  assert.deepEqual([other.code, /not the same: grade/.test(other.output)], [1, true]);
  assert.equal((await recompute('{"grade":"B"}')).code, 2);
});

test('what is no passport is said so in a line, whatever it is', async () => {
  const passport = ratingPassportOf(pumpMaker, openRating(pumpMaker));
  const many = Array.from({ length: 1_000 }, () => ({ item: 'x', moveTenths: 1 }));
  const contents = {
    '': /is no rating passport/,
    '{"a": ': /is no rating passport/,
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`]: /is no rating passport/,
    [JSON.stringify({ ...passport, rating: { ...passport.rating, contributions: many } })]:
      /is no rating passport/,
  };
  for (const [content, words] of Object.entries(contents)) {
    const { code, output } = await recompute(content);
    assert.deepEqual([code, words.test(output), output.trim().split('\n').length], [2, true, 1], output);
  }
  const elsewhere = await runPrinted('node bin/recompute-rating.ts FILE', { replace: { FILE: folder } });
  assert.deepEqual([elsewhere.code, elsewhere.output.trim()], [2, `${folder} is a folder`]);
});
