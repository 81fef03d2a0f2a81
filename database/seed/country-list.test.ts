import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryGroupList, countryList } from './country-list.ts';

const byCode = new Map(countryList.map((country) => [country.code, country]));

test('there are 252 countries, each with its own code and id', () => {
  assert.equal(countryList.length, 252);
  assert.equal(byCode.size, 252);
  assert.equal(new Set(countryList.map(({ id }) => id)).size, 252);
});

test('codes are two capital letters and ids fit ISO 3166-1 numeric', () => {
  for (const { code, id } of countryList) {
    assert.match(code, /^[A-Z]{2}$/);
    assert.ok(Number.isInteger(id) && id > 0 && id < 1000, `${code} ${id}`);
  }
  assert.equal(byCode.get('DE')?.id, 276);
  assert.equal(byCode.get('BY')?.id, 112);
});

test('Kosovo, Abkhazia and South Ossetia have ids of our own', () => {
  assert.equal(byCode.get('XK')?.id, 983);
  assert.deepEqual(byCode.get('AB')?.name, { en: 'Abkhazia', ru: 'Абхазия' });
  assert.equal(byCode.get('AB')?.id, 895);
  assert.deepEqual(byCode.get('OS')?.name, { en: 'South Ossetia', ru: 'Южная Осетия' });
  assert.equal(byCode.get('OS')?.id, 896);
});

test('names are unique in both languages, and the Russian ones are Russian', () => {
  for (const locale of ['en', 'ru'] as const) {
    assert.equal(new Set(countryList.map(({ name }) => name[locale])).size, 252, locale);
  }
  for (const { name } of countryList) {
    assert.match(name.ru, /^[А-ЯЁ]/u);
    assert.doesNotMatch(name.ru, /о-в/u);
    assert.doesNotMatch(name.en, /\p{Script=Cyrillic}/u);
  }
});

test('every country is in a group that exists, and no group is empty', () => {
  assert.deepEqual(
    countryGroupList.map(({ id }) => id),
    countryGroupList.map((_, index) => index + 1),
  );
  const used = new Set(countryList.map(({ groupId }) => groupId));
  assert.deepEqual([...used].sort(), countryGroupList.map(({ id }) => id).sort());
  for (const { slug } of countryGroupList) assert.match(slug, /^[a-z]+(-[a-z]+)*$/);
});

test('people find a country by its other names', () => {
  const findByAlias = (alias: string) =>
    countryList.filter(({ aliases }) => aliases.includes(alias)).map(({ code }) => code);
  assert.deepEqual(findByAlias('UK'), ['GB']);
  assert.deepEqual(findByAlias('Голландия'), ['NL']);
  assert.deepEqual(findByAlias('Эмираты'), ['AE']);
  assert.deepEqual(findByAlias('Белоруссия'), ['BY']);
  for (const { code, aliases, name } of countryList) {
    assert.equal(new Set(aliases).size, aliases.length, code);
    for (const alias of aliases)
      assert.ok(alias !== name.en && alias !== name.ru && alias === alias.trim(), alias);
  }
});
