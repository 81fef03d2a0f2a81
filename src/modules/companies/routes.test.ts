import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { checkCompanyNumbers, getSearchCriteria } from './contract.ts';
import { companyRoutes } from './routes.ts';

const app = createBareApp(companyRoutes);
after(() => app.close());

test('200: the criteria of a country in both languages', async () => {
  for (const [locale, short, register] of [
    ['en', 'OGRN', /^Unified State Register/],
    ['ru', 'ОГРН', /^Единый государственный реестр/],
  ] as const) {
    const reply = await callApi(app, { method: 'GET', path: '/companies/criteria/ru', locale });
    assert.equal(reply.statusCode, 200, reply.body);
    const { criteria } = getSearchCriteria.reply?.parse(reply.json()) ?? {};
    assert.deepEqual(
      [criteria?.countryCode, criteria?.registration.short, criteria?.search, criteria?.hasNoTaxNumber],
      ['ru', short, 'name', false],
    );
    assert.match(criteria?.register ?? '', register);
    assert.match('1027700123456', new RegExp(criteria?.registration.accepts ?? '', 'u'));
  }
});

test('200: a country nobody knows has empty criteria; 400: no code at all', async () => {
  const reply = await callApi(app, { method: 'GET', path: '/companies/criteria/ZZ' });
  const { criteria } = getSearchCriteria.reply?.parse(reply.json()) ?? {};
  assert.deepEqual([criteria?.countryCode, criteria?.registration.name, criteria?.search], ['zz', '', null]);
  for (const code of ['deu', '1', '__proto__']) {
    assert.equal(
      (await callApi(app, { method: 'GET', path: `/companies/criteria/${code}` })).statusCode,
      400,
    );
  }
});

test('200: what is said of typed numbers; 400: too long', async () => {
  const path = '/companies/criteria/de/check';
  const ask = async (body: object) => callApi(app, { method: 'POST', path, body });
  for (const [body, said] of [
    [{ regCode: 'HRB 12345', vatCode: 'DE136695977' }, ['fits', 'check digit']],
    [{ regCode: '42' }, ['unusual', 'unknown']],
    [{}, ['unknown', 'unknown']],
  ] as const) {
    const reply = await ask(body);
    assert.equal(reply.statusCode, 200, reply.body);
    const { regCode, vatCode } = checkCompanyNumbers.reply?.parse(reply.json()) ?? {};
    assert.deepEqual([regCode, vatCode], said);
  }
  assert.equal((await ask({ regCode: '1'.repeat(65) })).statusCode, 400);
});
