import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordGroups } from '#names/keys/search-terms.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import { documentOf } from './documents.ts';
import { searchBody, suggestBody } from './search-body.ts';

const questionOf = (name: string, country = 'DE') => {
  const parsed = parseName(name, country);
  return { country, core: parsed.core, groups: wordGroups(parsed) };
};

test('a document holds every name once, and of its keys the sounds apart: only these may be misspelt', () => {
  const document = documentOf({
    id: 'a',
    country: 'DE',
    status: 'Active',
    names: [
      { kind: 'legal', text: 'Nordlicht Handel GmbH' },
      { kind: 'former', text: 'NORDLICHT HANDEL AG' },
      { kind: 'trading', text: 'Nordlicht' },
      { kind: 'trading', text: '!!!' },
    ],
  });
  assert.deepEqual(document.cores, ['nordlicht handel', 'nordlicht']);
  assert.deepEqual(
    document.names.map(({ kind, form }) => [kind, form]),
    [
      ['legal', 'LLC'],
      ['trading', null],
    ],
  );
  assert.ok(document.keys.includes('=trade') && !document.folds.includes('=trade'));
  assert.ok(document.folds.every((fold) => document.keys.includes(fold)));
  assert.equal(document.words, 1, 'of the shortest name');
  assert.equal(document.is_active, true);
});

test('a company that is gone or has no readable name is a document still', () => {
  const { is_active, words, cores } = documentOf({ id: 'a', country: 'DE', status: 'Deleted', names: [] });
  assert.deepEqual([is_active, words, cores], [false, 100, []]);
});

test('of a longer question one word may be missing, of a short one none', () => {
  const leastOf = (name: string) =>
    searchBody(questionOf(name)).query.bool.should.flatMap((one) =>
      'bool' in one && one.bool !== undefined ? [one.bool.minimum_should_match] : [],
    );
  assert.deepEqual(leastOf('Nordlicht'), [1]);
  assert.deepEqual(leastOf('Nordlicht Optik Kiel'), [2]);
});

test('names of one country are asked for, and the name to the letter before all', () => {
  const { bool } = searchBody(questionOf('Nordlicht Optik')).query;
  assert.deepEqual(bool.filter, [{ term: { country: 'DE' } }]);
  assert.deepEqual(bool.should[0], {
    constant_score: { filter: { term: { cores: 'nordlicht optik' } }, boost: 20 },
  });
});

test('slips are allowed by the length of a sound, and in numbers none', () => {
  const asked = JSON.stringify(searchBody(questionOf('Abc Nordl Nordlichter 24')).query);
  const slips = [...asked.matchAll(/"value":"(\w+)","fuzziness":(\d)/g)].map(([, fold, most]) => [
    fold,
    most,
  ]);
  assert.deepEqual(slips, [
    ['abk', '0'],
    ['nordl', '1'],
    ['nordlihtir', '2'],
  ]);
});

test('neighbours are asked for as one word, too', () => {
  const asked = JSON.stringify(searchBody(questionOf('Nord Licht')));
  assert.ok(asked.includes('"nordliht"'));
});

test('while a name is typed its last word may go on, the words before it are whole', () => {
  const [whole, words] = suggestBody(questionOf('Nordlicht Opt'), 7).query.bool.should;
  assert.deepEqual(whole, { prefix: { cores: { value: 'nordlicht opt' } } });
  const asked = JSON.stringify(words);
  assert.ok(asked.includes('{"prefix":{"folds":{"value":"opt"}}}'));
  assert.ok(asked.includes('"term":{"keys":{"value":"nordliht"'));
  assert.equal(suggestBody(questionOf('Nordlicht'), 7).size, 7);
});
