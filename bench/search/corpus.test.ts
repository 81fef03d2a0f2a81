import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { cnpjWithCheck, innWithCheck, luhn, usccWithCheck, ustWithCheck } from './corpus/check-digits.ts';
import { coinedCorpus, countries } from './corpus/countries.ts';
import { makeCompanies, makeCompany } from './corpus/make-company.ts';
import type { Part } from './corpus/part.ts';
import { syllablesOf } from './corpus/pinyin-syllables.ts';
import { Random } from './corpus/random.ts';
import { transcribe } from './corpus/transcribe.ts';
import type { NaturalWords } from './natural/lists.ts';
import { naturalCorpus } from './natural/natural-countries.ts';
import { inRoman, numberInWords } from './natural/number-words.ts';
import { readKana, romanise } from './natural/read-aloud.ts';
import { hebrewWords, thaiWords } from './natural/said-words.ts';
import { askCorpus, questionClasses } from './questions/ask-corpus.ts';
import { mistype, numberKey } from './questions/number-spellings.ts';
import { slip } from './questions/slips.ts';
import { latinOnRussianKeys, russianOnLatinKeys } from './questions/typed/keyboard-layouts.ts';

const size = 6_000;
const each = 5;

function fingerprint(seed: number, count: number): string {
  const sum = createHash('sha256');
  for (const { record } of makeCompanies(coinedCorpus(seed), count)) sum.update(JSON.stringify(record));
  return sum.digest('hex');
}

test('the same seed makes the same bytes, another one makes others', () => {
  assert.equal(fingerprint(1, 2_000), fingerprint(1, 2_000));
  assert.notEqual(fingerprint(1, 2_000), fingerprint(2, 2_000));
  assert.deepEqual(
    makeCompany(coinedCorpus(1), 1_234).record,
    [...makeCompanies(coinedCorpus(1), 1_235)].at(-1)?.record,
  );
});

test('countries have their shares, numbers are nobody else’s, some names are shared, some were others', () => {
  const made = [...makeCompanies(coinedCorpus(1), size)];
  assert.equal(
    countries.reduce((sum, { share }) => sum + share, 0),
    100,
  );
  for (const { code, share } of countries) {
    const count = made.filter(({ record }) => record.country === code).length;
    assert.ok(Math.abs((100 * count) / size - share) < 2, `${code}: ${count}`);
  }
  const numbers = made.map(({ record }) => `${record.country} ${record.regIssuer ?? ''} ${record.regCode}`);
  assert.equal(new Set(numbers).size, size);
  const sharing = made.filter(({ kind }) => kind === 'namesake').length;
  assert.ok(sharing > size * 0.005 && sharing < size * 0.02, `${sharing} share a name`);
  const former = made.filter(({ record }) => record.names !== undefined).length;
  assert.ok(former > size * 0.02 && former < size * 0.04, `${former} had another name`);
});

test('check digits are those of published numbers', () => {
  assert.equal(innWithCheck('770708389'), '7707083893');
  assert.equal(luhn('73282932'), '732829320');
  assert.equal(ustWithCheck('13669597'), '136695976');
  assert.equal(usccWithCheck('91110000600037341'), '91110000600037341L');
  assert.equal(cnpjWithCheck('112223330001'), '11222333000181');
});

test('every class gives questions, and their right companies exist', () => {
  const open = askCorpus(coinedCorpus(1), size, each);
  const made = [...makeCompanies(coinedCorpus(1), size)];
  for (const company of made) open.hear(company);
  const { questions } = open.close();
  const byClass = Map.groupBy(questions, ({ className }) => className);
  for (const { name, kind } of questionClasses(coinedCorpus(1))) {
    // Only natural names come from there, stand beside lookalikes, or write numbers in words.
    if (/Thai|Hebrew|Armenian|lookalikes|in digits/.test(name)) continue;
    const asked = byClass.get(name) ?? [];
    assert.ok(asked.length >= 2, `${name}: ${asked.length}`);
    for (const { right, country } of asked) {
      assert.equal(right.length === 0, kind === 'nobody', name);
      for (const place of right) assert.equal(made[place]?.record.country, country, name);
    }
  }
  for (const question of byClass.get('exact') ?? [])
    assert.ok(question.right.some((place) => made[place]?.record.name === question.name));
  for (const { right, address } of byClass.get('shared name + city') ?? [])
    assert.ok(right.length > 0 && address !== undefined);
  const again = askCorpus(coinedCorpus(1), size, each);
  for (const company of made) again.hear(company);
  assert.deepEqual(again.close().questions, questions);
});

/** Words of the test: Debian's dictionaries are not on every machine. */
const someWords = (country: string): NaturalWords => {
  const [brands = '', towns = ''] = {
    CN: ['金山 明月 天成 宏远', ''],
    TH: ['กขค งจฉ', ''],
    IL: ['אבגד הוזח', ''],
    AM: ['Աղբյուր Ծառ', ''],
  }[country] ?? ['Acorn Bramble Cinder Dapple Ember Fennel Ginger Hazel Ivory Juniper Kestrel', 'Smalltown'];
  const readings = ['jin shan', 'ming yue', 'tian cheng', 'hong yuan'];
  const part = (text: string, place: number): Part => ({
    text,
    role: 'brand',
    ...(country === 'CN' ? { said: readings[place] ?? '' } : {}),
  });
  const said = { TH: thaiWords, IL: hebrewWords }[country];
  return {
    brands: brands.split(' ').map(part),
    surnames: [],
    towns: towns === '' ? [] : [{ text: towns, role: 'place' }],
    ...(said === undefined ? {} : { said }),
  };
};

test('natural names are asked for in every way, and what is typed is not what the register has', () => {
  const corpus = naturalCorpus(1, someWords);
  assert.equal(Math.round(corpus.countries.reduce((sum, { share }) => sum + share, 0)), 100);
  const made = [...makeCompanies(corpus, size)];
  assert.ok(made.some(({ kind }) => kind === 'lookalike'));
  const open = askCorpus(corpus, size, each);
  for (const company of made) open.hear(company);
  const byClass = Map.groupBy(open.close().questions, ({ className }) => className);
  for (const { name, isNew } of questionClasses(corpus)) {
    if (isNew === undefined || /brand alone|beginning/.test(name)) continue;
    const asked = byClass.get(name) ?? [];
    assert.ok(asked.length >= 1, `${name}: ${asked.length}`);
    for (const { right, name: typed, meant } of asked) {
      assert.ok(right.length > 0, name);
      if (!/rare/.test(name)) assert.notEqual(typed, meant, name);
    }
  }
});

test('numbers are said as people say them', () => {
  const said = (value: number) =>
    ['en', 'ru', 'de', 'fr', 'it', 'es', 'hu'].map((lang) => numberInWords(value, lang));
  assert.deepEqual(said(24), [
    'twenty four',
    'двадцать четыре',
    'vierundzwanzig',
    'vingt-quatre',
    'ventiquattro',
    'veinticuatro',
    'huszonnégy',
  ]);
  assert.deepEqual(
    [71, 80, 91].map((value) => numberInWords(value, 'fr')),
    ['soixante et onze', 'quatre-vingts', 'quatre-vingt-onze'],
  );
  assert.equal(inRoman(49), 'XLIX');
});

test('readings are cut into syllables, other keyboards and alphabets are read sign by sign', () => {
  assert.deepEqual(syllablesOf('jianzhu gongcheng', 4), ['jian', 'zhu', 'gong', 'cheng']);
  assert.deepEqual(syllablesOf("Xi'an", 2), ['xi', 'an']);
  assert.equal(russianOnLatinKeys('ромашка'), 'hjvfirf');
  assert.equal(latinOnRussianKeys('global'), 'пдщифд');
  assert.equal(transcribe('Որդիներ', 'armenian'), 'Vordiner');
  assert.equal(romanise('한국'), 'hanguk');
  assert.equal(readKana('しょうじ'), 'shoji');
});

test('a slip changes the word, a wrong digit the number', () => {
  const random = new Random(1, 1, 1);
  for (let round = 0; round < 200; round += 1) {
    assert.notEqual(slip('Nordlicht', random), 'Nordlicht');
    assert.notEqual(numberKey('RU', mistype('1027700132195', random)), numberKey('RU', '1027700132195'));
  }
});
