import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { cnpjWithCheck, innWithCheck, luhn, usccWithCheck, ustWithCheck } from './corpus/check-digits.ts';
import { countries } from './corpus/countries.ts';
import { makeCompanies, makeCompany } from './corpus/make-company.ts';
import { Random } from './corpus/random.ts';
import { askCorpus, questionClasses } from './questions/ask-corpus.ts';
import { mistype, numberKey } from './questions/number-spellings.ts';
import { slip } from './questions/slips.ts';

const size = 6_000;
const each = 5;

function fingerprint(seed: number, count: number): string {
  const sum = createHash('sha256');
  for (const { record } of makeCompanies(seed, count)) sum.update(JSON.stringify(record));
  return sum.digest('hex');
}

test('the same seed makes the same bytes, another one makes others', () => {
  assert.equal(fingerprint(1, 2_000), fingerprint(1, 2_000));
  assert.notEqual(fingerprint(1, 2_000), fingerprint(2, 2_000));
  assert.deepEqual(makeCompany(1, 1_234).record, [...makeCompanies(1, 1_235)].at(-1)?.record);
});

test('countries have their shares, numbers are nobody else’s, some names are shared, some were others', () => {
  const made = [...makeCompanies(1, size)];
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
  const open = askCorpus(1, size, each);
  const made = [...makeCompanies(1, size)];
  for (const company of made) open.hear(company);
  const { questions } = open.close();
  const byClass = Map.groupBy(questions, ({ className }) => className);
  for (const { name, kind } of questionClasses(1)) {
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
  const again = askCorpus(1, size, each);
  for (const company of made) again.hear(company);
  assert.deepEqual(again.close().questions, questions);
});

test('a slip changes the word, a wrong digit the number', () => {
  const random = new Random(1, 1, 1);
  for (let round = 0; round < 200; round += 1) {
    assert.notEqual(slip('Nordlicht', random), 'Nordlicht');
    assert.notEqual(numberKey('RU', mistype('1027700132195', random)), numberKey('RU', '1027700132195'));
  }
});
