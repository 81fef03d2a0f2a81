import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transliterate } from '../reading/transliterate.ts';
import { parseName } from '../tokens/parsed-name.ts';
import countryForms from './forms-of-countries.json' with { type: 'json' };
import { joinInitials, splitForms, splitUnspacedForm } from './legal-forms.ts';
import { latinForms } from './legal-forms-latin.ts';
import { longForms } from './legal-forms-long.ts';
import { nativeForms } from './legal-forms-native.ts';

/** What is left of a name, and the family of its form. */
function split(name: string, country = ''): [string, string | null] {
  const words = name.split(' ');
  const { start, end, family } = splitForms(words, country);
  return [words.slice(start, end).join(' '), family];
}

test('a form goes from either end, and one word always stays', () => {
  assert.deepEqual(split('nord gmbh', 'DE'), ['nord', 'LLC']);
  assert.deepEqual(split('ooo nord', 'RU'), ['nord', 'LLC']);
  assert.deepEqual(split('ooo nord ltd', 'RU'), ['nord', 'LLC']);
  assert.deepEqual(split('gmbh', 'DE'), ['gmbh', null]);
  assert.deepEqual(split('gmbh gmbh', 'DE'), ['gmbh', 'LLC']);
});

test('the longest form counts: GmbH & Co. KG is no GmbH', () => {
  assert.deepEqual(split('nord gmbh and co kg', 'DE'), ['nord', 'LP']);
  assert.deepEqual(split('nord public limited company', 'GB'), ['nord', 'JSC']);
});

test('a form of one country is a word in another, and a form where no country is known', () => {
  assert.deepEqual(split('nord me', 'BR'), ['nord', 'LLC']);
  assert.deepEqual(split('nord me', 'DE'), ['nord me', null]);
  assert.deepEqual(split('nord me'), ['nord', 'LLC']);
  assert.deepEqual(split('nord sci', 'FR'), ['nord', 'GP']);
});

/** These stand behind the name. */
const englishForms = new Set(['inc', 'incorporated', 'corp', 'corporation']);
test('every form of a country is one there at either end of a name, as its letters are read there', () => {
  for (const [country, families] of Object.entries(countryForms))
    for (const [family, forms = []] of Object.entries(families))
      for (const form of forms)
        for (const name of englishForms.has(form)
          ? [`Xylophon ${form}`]
          : [`Xylophon ${form}`, `${form} Xylophon`]) {
          const parsed = parseName(name, country);
          assert.deepEqual([parsed.core, parsed.form], ['xylophon', family], `${country} ${name}`);
        }
});

test('another country’s form is one behind a name if it has no vowel, and else a word of it', () => {
  assert.deepEqual(split('nord bv', 'US'), ['nord', 'LLC']);
  assert.deepEqual(split('bv nord', 'US'), ['bv nord', null]);
  assert.deepEqual(split('ao smith', 'US'), ['ao smith', null]);
  assert.deepEqual(split('pt barnum llc', 'US'), ['pt barnum', 'LLC']);
  assert.deepEqual(split('as roma', 'IT'), ['as roma', null]);
  assert.deepEqual(split('day spa', 'GB'), ['day spa', null]);
  assert.deepEqual(split('spk nord', 'RU'), ['nord', 'Cooperative'], 'its own before that of Poland');
  assert.deepEqual(split('nord gk', 'JP'), ['nord', 'Corporation']);
});

test('no letter is left alone by a short form', () => {
  for (const country of ['US', 'UA', 'DE', ''])
    assert.deepEqual(split('at and t', country)[0], 'at and t', country);
  assert.deepEqual(split('at and t inc', 'US'), ['at and t', 'Corporation']);
  assert.deepEqual(split('x ag', 'DE'), ['x', 'JSC'], 'behind a name a form of the country is one');
  assert.deepEqual(split('x corp', 'US'), ['x', 'Corporation']);
});

test('English words for forms stand behind a name, before it they belong to it', () => {
  for (const name of ['foundation medicine', 'corporation service', 'cooperative bank', 'limited brands'])
    assert.equal(split(`${name} inc`, 'US')[0], name);
});

test('the form at the tail names the family, and Company only where nothing else does', () => {
  assert.deepEqual(split('ag nord gmbh', 'DE'), ['nord', 'LLC']);
  assert.deepEqual(split('nord company', 'GB'), ['nord', 'Company']);
  assert.deepEqual(split('ltd nord company', 'GB'), ['nord', 'LLC']);
});

test('and at the ends, and the article at the head, go without being a form', () => {
  assert.deepEqual(split('the nord and', 'GB'), ['nord', null]);
  assert.deepEqual(split('and nord the', 'GB'), ['nord the', null]);
});

test('a form spelt out is known again misspelt or transliterated otherwise, never a short one', () => {
  assert.deepEqual(split('nord gesellschaft mit beschrenkter haftung', 'DE'), ['nord', 'LLC']);
  assert.deepEqual(split('nord obschestvo s ogranichenoy otvetstvennostju', 'RU'), ['nord', 'LLC']);
  assert.deepEqual(split('obschestvo s ogranichennoj otvetstvennostju nord', 'RU'), ['nord', 'LLC']);
  assert.deepEqual(split('nord gmbj', 'DE'), ['nord gmbj', null]);
  assert.deepEqual(
    split('nord gesellschaft ohne beschrankte leute', 'DE')[1],
    null,
    'other words are no slip',
  );
});

test('scripts without gaps have their form hung onto the name, the longest first', () => {
  assert.deepEqual(splitUnspacedForm('株式会社山田'), { rest: '山田', family: 'JSC' });
  assert.deepEqual(splitUnspacedForm('山田株式会社'), { rest: '山田', family: 'JSC' });
  assert.deepEqual(splitUnspacedForm('上海股份有限公司'), { rest: '上海', family: 'JSC' });
  assert.deepEqual(splitUnspacedForm('上海有限公司'), { rest: '上海', family: 'LLC' });
  assert.deepEqual(
    splitUnspacedForm('株式会社'),
    { rest: '株式会社', family: null },
    'a form alone is the name',
  );
});

test('letters that stand alone are joined, figures are not', () => {
  assert.deepEqual(joinInitials(['s', 'r', 'o']), ['sro']);
  assert.deepEqual(joinInitials(['abc', 'd', 'e', 'f']), ['abc', 'def']);
  assert.deepEqual(joinInitials(['a', '1', 'b']), ['a', '1', 'b']);
});

test('every form of the lists is one at the tail of a name, in whatever letters', () => {
  for (const { forms } of [...latinForms, ...longForms, ...nativeForms])
    for (const form of forms.split('|')) {
      const words = transliterate(form.normalize('NFKC'))
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean);
      const { end, family } = splitForms(['xylo', ...joinInitials(words)], '');
      assert.ok(end === 1 && family !== null, form);
    }
});
