import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { companyProblems } from '#modules/companies/problems.ts';
import { type CompanyRecord, createCompanies, type Register } from '#modules/companies/service.ts';
import { createCountries } from '#modules/countries/service.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/throwaway-database.ts';
import { findCompany, suggestCompanies } from './contract.ts';
import { findCompanyRoutes } from './routes.ts';

const companies = createCompanies({ clock: systemClock });
const countries = createCountries();
const register: Register = {
  code: 'test',
  name: 'Test register',
  licence: 'CC0-1.0',
  url: null,
  isDemo: true,
};
const records: CompanyRecord[] = [
  { country: 'DE', sourceRef: '1', name: 'Nordlicht Optik GmbH', regCode: 'HRB 1', status: 'Liquidation' },
  {
    country: 'DE',
    sourceRef: '2',
    name: 'Nordlicht Optik AG',
    regCode: 'HRB 2',
    status: 'Active',
    names: [{ kind: 'former', text: 'Nordlinse AG' }],
  },
];
let database: ThrowawayDatabase;
let app: FastifyInstance;
let germany = 0;
before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
  germany = (await countries.getCountryByCode(database.db, 'DE')).id;
  app = createBareApp((server) => findCompanyRoutes(server, { db: database.db, companies, countries }));
});
after(async () => {
  await app.close();
  await database.drop();
});

test('200: one company of two registers is one, with the other record under it', async () => {
  const again: CompanyRecord = {
    country: 'DE',
    sourceRef: 'x',
    name: 'Ostlicht Glas GmbH',
    status: 'Active',
  };
  const index = { ...register, code: 'index', name: 'An index' };
  await database.db.transaction().execute(async (tx) => {
    await companies.upsertCompanies(tx, [{ ...again, regCode: 'HRB 77' }], register);
    await companies.upsertCompanies(tx, [{ ...again, regCode: 'hrb77' }], index);
  });
  for (const company of [{ regCode: 'HRB 77' }, { name: 'Ostlicht Glas' }]) {
    const reply = await callApi(app, {
      method: 'POST',
      path: findCompany.path,
      body: { countryId: germany, company },
    });
    const { companies: list, outcome, request } = findCompany.reply?.parse(reply.json()) ?? {};
    assert.deepEqual([outcome, request, list?.length], ['one', null, 1], JSON.stringify(company));
    const [other] = list?.[0]?.related ?? [];
    assert.deepEqual([other?.kind, other?.name], ['same company', 'Ostlicht Glas GmbH']);
    assert.notEqual(other?.registerName, list?.[0]?.register.name);
  }
});

const suggest = (query: Record<string, string>, server = app) =>
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
    findCompanyRoutes(bare, { db: database.db, companies: down, countries }),
  );
  const reply = await suggest({ country: 'de', q: 'nord' }, server);
  await server.close();
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [503, 'register_unavailable']);
  assert.equal(reply.headers['cache-control'], 'no-store');
});
