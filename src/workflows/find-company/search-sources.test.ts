import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { createCountries } from '#modules/countries/service.ts';
import { createLiveRegisters } from '#modules/registers/live/live-registers.ts';
import { openConnectors, type RegisterCode, registerCodes } from '#modules/registers/open-connectors.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { fakeKey, type RegisterFakes, startRegisterFakes } from '#testing/register-fakes/register-fakes.ts';
import { findCompany } from './contract.ts';
import { findCompanyRoutes } from './routes.ts';

const countries = createCountries();
const companies = createCompanies({ clock: systemClock });
const lost = () => {
  throw new Error('connection lost');
};
const down = createCompanies({ clock: systemClock, source: { find: lost, suggest: lost } });
let database: ThrowawayDatabase;
let fakes: RegisterFakes;
const closers: (() => Promise<unknown>)[] = [];
before(async () => {
  database = await createThrowawayDatabase();
  fakes = await startRegisterFakes();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  for (const code of registerCodes) fakes.fail(code, undefined);
  await database.pool.query('DELETE FROM companies');
  await database.pool.query('DELETE FROM register_answers');
});
after(async () => {
  await fakes.close();
  await database.drop();
});

/** The search over `codes`, with our own registers there or away. */
function open(codes: readonly RegisterCode[], own = companies): FastifyInstance {
  const liveRegisters = createLiveRegisters({
    db: database.db,
    clock: systemClock,
    connectors: openConnectors({ codes, urls: fakes.urls, companiesHouseKey: fakeKey }),
    keepRecords: companies.keepRecords,
    report: () => {},
  });
  const app = createBareApp((server) =>
    findCompanyRoutes(server, { db: database.db, companies: own, countries, liveRegisters }),
  );
  closers.push(
    () => app.close(),
    () => liveRegisters.close(),
  );
  return app;
}
async function call(app: FastifyInstance, countryCode: string, company: object, locale: 'en' | 'ru' = 'en') {
  const { id } = await countries.getCountryByCode(database.db, countryCode);
  return callApi(app, { method: 'POST', path: findCompany.path, locale, body: { countryId: id, company } });
}
async function find(app: FastifyInstance, countryCode: string, company: object) {
  const reply = await call(app, countryCode, company);
  assert.equal(reply.statusCode, 200, reply.body);
  const body = findCompany.reply?.parse(reply.json());
  assert.ok(body);
  return { ...body, states: body.sources.map(({ source, state, note }) => [source, state, note]) };
}

test('without live registers the answer says that ours were searched, and nothing is asked outside', async () => {
  const before = registerCodes.map((code) => fakes.calls(code));
  const { outcome, states } = await find(open([]), 'NO', { name: 'Fjordglimt Fisk' });
  assert.deepEqual([outcome, states], ['none', [['local', 'none', null]]]);
  assert.deepEqual(
    registerCodes.map((code) => fakes.calls(code)),
    before,
  );
});

test('a company that only a live register has is found by name and number, ranked as ours are, and can be had again', async () => {
  const app = open(registerCodes);
  const named = await find(app, 'NO', { name: 'Fjordglimt Fisk AS' });
  assert.deepEqual(
    [named.outcome, named.companies?.[0]?.matched, named.companies?.[0]?.register.code],
    ['one', 'name', 'brreg-live'],
  );
  // Our own search may be a little later than the register, and then it has the company as well.
  assert.deepEqual(named.states.slice(1), [
    ['gleif', 'none', null],
    ['brreg', 'found', null],
  ]);
  const { asOf, companyIds } = named.sources[2] ?? {};
  assert.deepEqual(companyIds, [named.companies?.[0]?.id]);
  assert.ok(Math.abs(Date.parse(asOf ?? '') - Date.now()) < 60_000);
  fakes.fail('brreg', 'status 500');
  const again = await find(app, 'NO', { regCode: '999 904 170' });
  assert.deepEqual([again.outcome, again.companies?.[0]?.matched], ['one', 'number']);
  assert.deepEqual(again.states[0], ['local', 'found', null]);
  assert.deepEqual(again.states[2], ['brreg', 'unavailable', 'no_answer']);
});

test('one company of two registers is one company of the answer, and both are named', async () => {
  const {
    outcome,
    companies: list,
    sources,
  } = await find(open(registerCodes), 'GB', {
    name: 'Heather Mill Trading Limited',
  });
  const both = sources.slice(1).filter(({ companyIds }) => companyIds.includes(list?.[0]?.id ?? ''));
  assert.deepEqual(
    [outcome, list?.filter(({ regCode }) => regCode === '09990417').length, both.map(({ source }) => source)],
    ['one', 1, ['gleif', 'companies-house']],
  );
});

test('nothing here and silence there is "none", with the silence told', async () => {
  fakes.fail('brreg', 'status 500');
  const { outcome, request, states } = await find(open(registerCodes), 'NO', { name: 'Zzyzx Quibble' });
  assert.deepEqual([outcome, request?.name], ['none', 'Zzyzx Quibble']);
  assert.deepEqual(states, [
    ['local', 'none', null],
    ['gleif', 'none', null],
    ['brreg', 'unavailable', 'no_answer'],
  ]);
});

test('our own registers are away: what a live one has is the answer', async () => {
  const {
    outcome,
    companies: list,
    states,
  } = await find(open(['brreg'], down), 'NO', { name: 'Fjordglimt Fisk' });
  assert.deepEqual([outcome, list?.[0]?.name], ['list', 'FJORDGLIMT FISK AS']);
  assert.deepEqual(states, [
    ['local', 'unavailable', 'no_answer'],
    ['brreg', 'found', null],
  ]);
  const none = await find(open(['brreg'], down), 'NO', { name: 'Zzyzx' });
  assert.deepEqual([none.outcome, none.states[1]], ['none', ['brreg', 'none', null]]);
});

test('503 only where nobody can tell', async () => {
  fakes.fail('brreg', 'status 500');
  const reply = await call(open(['brreg'], down), 'NO', { name: 'Fjordglimt Fisk' });
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [503, 'register_unavailable']);
});

test('a VAT number is checked even where the member state tells no name', async () => {
  const { outcome, states } = await find(open(['vies']), 'DE', { vatCode: 'DE999041700' });
  assert.deepEqual([outcome, states[1]], ['none', ['vies', 'found', 'vat_valid']]);
});

test('a register that hangs does not hold the answer beyond the budget', async () => {
  fakes.fail('brreg', 'hang');
  const started = performance.now();
  const { states } = await find(open(['brreg', 'gleif']), 'NO', { name: 'Fjordglimt Fisk' });
  const took = performance.now() - started;
  assert.ok(took < 10_000, `${took} ms`);
  assert.deepEqual(states[1], ['brreg', 'unavailable', 'late']);
});

test('400 as ever, and an error for mere signs, with nobody asked', async () => {
  const before = fakes.calls('gleif');
  const reply = await call(open(registerCodes), 'NO', { name: ' ', address: 'Kiel' });
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [400, 'company_query_empty']);
  const signs = await call(open(registerCodes), 'NO', { name: '…', address: 'Kiel' });
  assert.deepEqual([signs.statusCode, signs.json().error.code], [200, 'company_query_unusable']);
  assert.equal(fakes.calls('gleif'), before);
});
