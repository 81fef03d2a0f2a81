import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Problem } from '#kernel/problem.ts';
import { companyProblems } from '#modules/companies/problems.ts';
import type { CompanyRecord } from '#modules/companies/service.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import {
  companies,
  countries,
  register,
  type SearchedApp,
  startSearchedApp,
} from '#testing/search-server/searched-app.ts';
import { findCompany, suggestCompanies } from './contract.ts';
import { findCompanyRoutes } from './routes.ts';

let search: SearchedApp;
before(async () => {
  search = await startSearchedApp();
});
after(() => search?.close());

test('200: one company of two registers is one, with the other record under it', async () => {
  const again: CompanyRecord = {
    country: 'DE',
    sourceRef: 'x',
    name: 'Ostlicht Glas GmbH',
    status: 'Active',
  };
  const index = { ...register, code: 'index', name: 'An index' };
  await search.database.db.transaction().execute(async (tx) => {
    await companies.upsertCompanies(tx, [{ ...again, regCode: 'HRB 77' }], register);
    await companies.upsertCompanies(tx, [{ ...again, regCode: 'hrb77' }], index);
  });
  for (const company of [{ regCode: 'HRB 77' }, { name: 'Ostlicht Glas' }]) {
    const reply = await callApi(search.app, {
      method: 'POST',
      path: findCompany.path,
      body: { countryId: search.germany, company },
    });
    const { companies: list, outcome, request } = findCompany.reply?.parse(reply.json()) ?? {};
    assert.deepEqual([outcome, request, list?.length], ['one', null, 1], JSON.stringify(company));
    const [other] = list?.[0]?.related ?? [];
    assert.deepEqual([other?.kind, other?.name], ['same company', 'Ostlicht Glas GmbH']);
    assert.notEqual(other?.registerName, list?.[0]?.register.name);
  }
});

const suggest = (query: Record<string, string>, server = search.app) =>
  callApi(server, { method: 'GET', path: `${suggestCompanies.path}?${new URLSearchParams(query)}` });

test('200: names that go on from what was typed, kept for a minute', async () => {
  const reply = await suggest({ country: 'de', q: 'nordl' });
  assert.equal(reply.statusCode, 200, reply.body);
  assert.equal(reply.headers['cache-control'], 'private, max-age=60');
  const { companies: list } = suggestCompanies.reply?.parse(reply.json()) ?? { companies: [] };
  assert.deepEqual(
    list.map(({ name, matchedName, regCode, status }) => [name, matchedName, regCode, status]).sort(),
    [
      ['Nordlicht Optik AG', '', 'HRB 2', 'Active'],
      ['Nordlicht Optik GmbH', '', 'HRB 1', 'In liquidation'],
    ],
  );
  const former = suggestCompanies.reply?.parse((await suggest({ country: 'DE', q: 'Nordlin' })).json());
  const { companies: renamed } = former ?? { companies: [] };
  assert.ok(
    renamed.some(({ name, matchedName }) => name === 'Nordlicht Optik AG' && matchedName === 'Nordlinse AG'),
  );
  for (const nothing of [
    { country: 'zz', q: 'nord' },
    { country: 'de', q: '%_' },
    { country: 'de', q: '❤️❤️' },
  ])
    assert.deepEqual((await suggest(nothing)).json(), { companies: [] }, JSON.stringify(nothing));
});

test('400 and 503: a suggestion for nothing, and a silent register', async () => {
  for (const wrong of [
    { country: 'de', q: 'a' },
    { country: 'de', q: ' a ' },
  ])
    assert.equal((await suggest(wrong)).statusCode, 400, JSON.stringify(wrong));
  assert.equal((await suggest({ country: 'de', q: 'x'.repeat(101) })).statusCode, 400);
  assert.equal((await suggest({ country: 'deu', q: 'nord' })).statusCode, 400);
  const down = {
    ...companies,
    suggestCompanies: () => Promise.reject(new Problem(companyProblems.registerUnavailable)),
  };
  const server = createBareApp((bare) =>
    findCompanyRoutes(bare, { db: search.database.db, companies: down, countries }),
  );
  const reply = await suggest({ country: 'de', q: 'nord' }, server);
  await server.close();
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [503, 'register_unavailable']);
  assert.equal(reply.headers['cache-control'], 'no-store');
});
