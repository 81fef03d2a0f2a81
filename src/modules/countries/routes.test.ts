import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  countryGroupView,
  getCountry,
  getPriceList,
  listCountries,
  listCountriesOfGroup,
  listCountryGroups,
} from './contract.ts';
import { countryRoutes } from './routes.ts';
import { createCountries } from './service.ts';

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  app = createBareApp((server) => countryRoutes(server, { db: database.db, countries: createCountries() }));
});
after(async () => {
  await app.close();
  await database.drop();
});

const post = (path: string, body: unknown, locale: 'en' | 'ru' = 'en') =>
  callApi(app, { method: 'POST', path, body, locale });

test('200: the continents, in both languages', async () => {
  const call = { method: 'GET', path: listCountryGroups.path } as const;
  const items = countryGroupView.array().parse((await callApi(app, call)).json().items);
  assert.equal(items.length, 7);
  assert.deepEqual(items[0], { id: 1, slug: 'europe', name: 'Europe' });
  const russian = await callApi(app, { ...call, locale: 'ru' });
  assert.equal(russian.json().items[0].name, 'Европа');
});

test('200: all 252 countries in the order of the reader’s alphabet, codes in lower case', async () => {
  for (const locale of ['en', 'ru'] as const) {
    const reply = await post(listCountries.path, { requestId: 'x', codeType: 'alpha2' }, locale);
    const { countries } = listCountries.reply?.parse(reply.json()) ?? { countries: [] };
    assert.equal(countries.length, 252);
    assert.ok(countries.every(({ code }) => /^[a-z]{2}$/.test(code)));
    const names = countries.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator(locale).compare));
    for (const code of ['ab', 'os', 'xk']) assert.ok(countries.some((country) => country.code === code));
  }
});

test('200: the countries of one group; the specification’s spelling requesId is taken', async () => {
  const body = { requesId: 'x', groupCountryId: 1, codeType: 'alpha2' };
  const reply = await post(listCountriesOfGroup.path, body);
  const { countries } = listCountriesOfGroup.reply?.parse(reply.json()) ?? { countries: [] };
  assert.ok(countries.length > 40 && countries.every(({ groupId }) => groupId === 1));
});

test('200: one country with its tariffs, by a code in any case', async () => {
  const english = (await post(getCountry.path, { code: 'BY' })).json();
  const russian = (await post(getCountry.path, { code: 'by' }, 'ru')).json();
  assert.deepEqual([english.country.name, russian.country.name], ['Belarus', 'Беларусь']);
  assert.equal(english.country.code, 'by');
  assert.equal(english.tariffs.length, 3);
  assert.deepEqual(Object.keys(english.tariffs[0]).sort(), [
    'id',
    'maxDays',
    'minDays',
    'reportContentTypeId',
    'tariffCurrency',
    'tariffName',
    'tariffPrice',
  ]);
  assert.equal(russian.tariffs[0].tariffName, 'Эконом');
});

test('200: the price list has every country with its tariffs', async () => {
  const reply = await post(getPriceList.path, {});
  const { countries } = getPriceList.reply?.parse(reply.json()) ?? { countries: [] };
  assert.equal(countries.length, 252);
  assert.ok(countries.every(({ tariffs }) => tariffs.length > 0));
});

test('200: an access token that ran out does not hide the list', async () => {
  const call = { method: 'POST', path: getCountry.path, body: { code: 'de' }, bearer: 'a.b.c' } as const;
  assert.equal((await callApi(app, call)).statusCode, 200);
});

const bad: readonly [string, string, { body?: unknown; rawBody?: string }, string | undefined][] = [
  ['wrong JSON', listCountries.path, { rawBody: '{' }, 'malformed_request'],
  ['another kind of code', listCountries.path, { body: { codeType: 'alpha3' } }, 'invalid_value'],
  ['a mark of 10 kB', listCountries.path, { body: { requestId: 'x'.repeat(10_240) } }, 'too_long'],
  ['a NUL byte', listCountries.path, { body: { requestId: '\u0000' } }, 'invalid_characters'],
  ['no group', listCountriesOfGroup.path, { body: {} }, 'required'],
  ['half a group', listCountriesOfGroup.path, { body: { groupCountryId: 1.5 } }, undefined],
  ['a group in words', listCountriesOfGroup.path, { body: { groupCountryId: 'europe' } }, undefined],
  ['a code of three letters', getCountry.path, { body: { code: 'DEU' } }, 'invalid_format'],
  ['a code of 10 kB', getCountry.path, { body: { code: 'D'.repeat(10_240) } }, 'invalid_format'],
  ['no code', getCountry.path, { body: {} }, 'required'],
  ['a mark that is a list', getPriceList.path, { body: { reqId: [1] } }, undefined],
];

for (const [name, path, sent, code] of bad) {
  test(`400: ${name}, in both languages`, async () => {
    const english = refusalOf(await callApi(app, { method: 'POST', path, ...sent }));
    const russian = refusalOf(await callApi(app, { method: 'POST', path, ...sent, locale: 'ru' }));
    assert.deepEqual([english.status, russian.status], [400, 400]);
    assert.equal(english.code, code ?? english.code);
    assert.notEqual(english.code, '');
    assert.match(russian.description, /\p{Script=Cyrillic}/u);
  });
}

test('404: an unknown country and an unknown group, in both languages', async () => {
  assert.deepEqual(refusalOf(await post(getCountry.path, { code: 'zz' })), {
    status: 404,
    code: 'unknown_country',
    description: 'This country is not on the list.',
  });
  const russian = refusalOf(await post(getCountry.path, { code: 'zz' }, 'ru'));
  assert.equal(russian.description, 'Такой страны нет в списке.');
  for (const groupCountryId of [0, 99, -1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const refusal = refusalOf(await post(listCountriesOfGroup.path, { groupCountryId }));
    assert.deepEqual([refusal.status, refusal.code], [404, 'unknown_country_group']);
  }
});
