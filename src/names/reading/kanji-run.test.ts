import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinSounds, readKanji } from './kanji-run.ts';

const read = (run: string) => readKanji([...run], []);

test('words of Chinese origin are read by their sounds, which run into each other', () => {
  assert.equal(read('環境').text, 'kankyo');
  assert.equal(read('学校').text, 'gakko');
  assert.equal(read('発表').text, 'happyo');
  assert.equal(joinSounds(['shin', 'hin']), 'shinpin');
  assert.equal(joinSounds(['chi', 'ka']), 'chika', 'a word of one sound keeps it');
  assert.equal(joinSounds(['kan', 'kyo', 'gaku']), 'kankyogaku', 'the third sound hangs on');
});

test('signs of family names are read by native words, and by Chinese sounds as well', () => {
  assert.deepEqual(
    ['石川', '春風'].map((run) => [read(run).text, read(run).reading]),
    [
      ['ishikawa', 'sekisen'],
      ['harukaze', 'shunpu'],
    ],
  );
  assert.equal(read('環境').reading, undefined);
  assert.equal(read('春夏秋冬').text, 'shunkashuto', 'nobody is called by four');
});

test('a sign with a second sound gives the word another key', () => {
  assert.ok(read('音楽家').others.includes('onrakuka'));
});

test('a sign that no table has is read as it may be', () => {
  assert.equal(readKanji(['㐂', '光'], ['xi', 'guang']).text, 'xiko');
});
