import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import type { CompanyQuery } from '#modules/companies/records/company.ts';
import { createCompanies } from '#modules/companies/service.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { fakeKey, type RegisterFakes, startRegisterFakes } from '#testing/register-fakes/register-fakes.ts';
import { openConnectors, type RegisterCode, registerCodes } from '../open-connectors.ts';
import { createLiveRegisters, type SilenceReport } from './live-registers.ts';

let database: ThrowawayDatabase;
let fakes: RegisterFakes;
const silences: SilenceReport[] = [];
const closers: (() => Promise<void>)[] = [];
const clock = createSettableClock(new Date('2026-03-01T12:00:00Z'));
const companies = createCompanies({ clock });
before(async () => {
  database = await createThrowawayDatabase();
  fakes = await startRegisterFakes();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  for (const code of registerCodes) fakes.fail(code, undefined);
  await database.pool.query('DELETE FROM companies');
  await database.pool.query('DELETE FROM register_answers');
  silences.length = 0;
});
after(async () => {
  await fakes.close();
  await database.drop();
});

function live(codes: readonly RegisterCode[] = registerCodes, urls = fakes.urls) {
  const registers = createLiveRegisters({
    db: database.db,
    clock,
    connectors: openConnectors({ codes, urls, companiesHouseKey: fakeKey }),
    keepRecords: companies.keepRecords,
    report: (silence) => silences.push(silence),
  });
  closers.push(() => registers.close());
  return registers;
}
const stored = async () =>
  (await database.pool.query('SELECT source, source_ref AS ref, id FROM companies ORDER BY source')).rows;
async function ask(query: CompanyQuery, registers = live(), ms = 2_000) {
  const answers = await registers.ask(query).answers(ms);
  return new Map(answers.map((answer) => [answer.source, answer]));
}
const writeLocal = (record: CompanyRecord, code = 'file', isDemo = false) =>
  database.db
    .transaction()
    .execute((tx) =>
      companies.upsertCompanies(tx, [record], { code, name: code, licence: 'none', url: null, isDemo }),
    );

test('only registers of the country are asked, and only by what was typed', async () => {
  const calls = () => registerCodes.map((code) => fakes.calls(code));
  const start = calls();
  const answers = await ask({ countryCode: 'no', name: 'Fjordglimt Fisk' });
  assert.deepEqual([...answers.keys()], ['gleif', 'brreg']);
  assert.deepEqual(
    calls().map((count, at) => count - (start[at] ?? 0)),
    [1, 0, 1, 0, 0, 0],
  );
  const brreg = answers.get('brreg');
  assert.equal(brreg?.state, 'found');
  assert.deepEqual(brreg.asOf, clock.now());
  const german = await ask({ countryCode: 'DE', name: 'Nordwind' });
  assert.equal(german.get('vies')?.state, 'not_asked');
  assert.deepEqual(
    [...(await ask({ countryCode: 'DE' })).values()].map(({ state }) => state),
    ['not_asked', 'not_asked'],
  );
});

test('what is found is kept as companies of the register, and found here the next time', async () => {
  const { companyIds = [] } = (await ask({ countryCode: 'NO', regCode: '999904170' })).get('brreg') ?? {};
  assert.deepEqual(
    (await stored()).map(({ source, ref, id }) => [source, ref, id]),
    [['brreg-live', '999904170', companyIds[0]]],
  );
  const { companies: found, isOne } = await companies.findCompanies(database.db, {
    countryCode: 'NO',
    regCode: '999904170',
  });
  assert.deepEqual([isOne, found[0]?.id, found[0]?.fetchedAt], [true, companyIds[0], clock.now()]);
});

test('answers are kept: found for a day, none for an hour, silence never', async () => {
  const registers = live(['brreg']);
  const count = async (query: CompanyQuery) => {
    const start = fakes.calls('brreg');
    await ask(query, registers);
    return fakes.calls('brreg') - start;
  };
  const hit = { countryCode: 'NO', regCode: '999904170' };
  const miss = { countryCode: 'NO', name: 'Zzyzx' };
  assert.deepEqual(
    [await count(hit), await count({ ...hit, regCode: '999 904 170' }), await count(miss), await count(miss)],
    [1, 0, 1, 0],
  );
  clock.advance(hourMs + 1);
  assert.deepEqual([await count(hit), await count(miss)], [0, 1]);
  clock.advance(24 * hourMs);
  assert.equal(await count(hit), 1);
  fakes.fail('brreg', 'status 500');
  const other = { countryCode: 'NO', name: 'Rederi' };
  assert.deepEqual([await count(other), await count(other)], [1, 1]);
  fakes.fail('brreg', undefined);
  assert.equal((await ask(other, registers)).get('brreg')?.state, 'found');
  clock.advance(25 * hourMs);
  assert.ok((await registers.forgetOld()) >= 2);
});

test('the same question twice at once goes out once', async () => {
  const registers = live(['brreg']);
  fakes.fail('brreg', { slowMs: 40 });
  const start = fakes.calls('brreg');
  const query = { countryCode: 'NO', name: 'Fjordglimt' };
  const [a, b] = await Promise.all([ask(query, registers), ask(query, registers)]);
  assert.deepEqual(a, b);
  assert.equal(fakes.calls('brreg') - start, 1);
});

test('a company of two registers is one company, and both have it', async () => {
  const answers = await ask({ countryCode: 'GB', name: 'Heather Mill Trading' });
  assert.deepEqual(answers.get('gleif')?.companyIds, answers.get('companies-house')?.companyIds);
  assert.equal((await stored()).length, 1);
});

test('a record of our own stays: the live one is a witness of it; an invented one is not', async () => {
  const local = {
    country: 'GB',
    sourceRef: '1',
    name: 'Heather Mill Trading Ltd',
    regCode: '9990417',
    status: 'Active',
  } as const;
  await writeLocal(local, 'synthetic', true);
  await ask({ countryCode: 'GB', regCode: '09990417' }, live(['companies-house']));
  assert.deepEqual(
    (await stored()).map(({ source }) => source),
    ['companies-house-live', 'synthetic'],
  );
  await database.pool.query('DELETE FROM companies');
  await database.pool.query('DELETE FROM register_answers');
  await writeLocal(local);
  const [own] = await stored();
  const answers = await ask({ countryCode: 'GB', regCode: '09990417' }, live(['companies-house', 'gleif']));
  assert.deepEqual(
    (await stored()).map(({ source }) => source),
    ['file'],
  );
  assert.deepEqual(
    [...answers.values()].map(({ companyIds }) => companyIds),
    [[own.id], [own.id]],
  );
});

test('a German number without its court is nobody’s number', async () => {
  await writeLocal({
    country: 'DE',
    sourceRef: '1',
    name: 'Another GmbH',
    regCode: 'HRB 90417',
    status: 'Active',
  });
  await ask({ countryCode: 'DE', regCode: 'HRB 90417' }, live(['gleif']));
  assert.deepEqual(
    (await stored()).map(({ source }) => source),
    ['file', 'gleif-live'],
  );
});

test('the validity of a VAT number is a fact without a company', async () => {
  const registers = live(['vies']);
  const fact = async (countryCode: string, vatCode: string) => {
    const { state, note, companyIds } = (await ask({ countryCode, vatCode }, registers)).get('vies') ?? {};
    return [state, note, companyIds?.length];
  };
  assert.deepEqual(await fact('DE', 'DE999041700'), ['found', 'vat_valid', 0]);
  assert.deepEqual(await fact('DE', 'DE999041700'), ['found', 'vat_valid', 0]);
  assert.deepEqual(await fact('DE', 'DE111111111'), ['none', 'vat_invalid', 0]);
  assert.deepEqual(await fact('FR', '99904170001'), ['found', 'vat_valid', 1]);
});

test('a number that says nothing is followed by the name', async () => {
  const answer = (await ask({ countryCode: 'NO', regCode: '999900001', name: 'Fjordglimt Fisk' })).get(
    'brreg',
  );
  assert.deepEqual([answer?.state, answer?.by, answer?.companyIds.length], ['found', 'name', 1]);
});

test('who is late does not delay the answer, and is stored all the same', async () => {
  const registers = live(['brreg', 'gleif']);
  fakes.fail('brreg', { slowMs: 1_500 });
  const query = { countryCode: 'NO', name: 'Fjordglimt Fisk' };
  const started = performance.now();
  const answers = await ask(query, registers, 700);
  assert.ok(performance.now() - started < 1_400);
  assert.deepEqual(
    [answers.get('brreg')?.state, answers.get('brreg')?.note, answers.get('gleif')?.state],
    ['unavailable', 'late', 'none'],
  );
  await ask(query, registers, 2_900);
  assert.equal((await stored()).length, 1);
});

test('what went wrong is told without a word of the question', async () => {
  fakes.fail('brreg', 'not json');
  const answers = await ask({ countryCode: 'NO', name: 'Secretname' }, live(['brreg']));
  assert.deepEqual(
    [answers.get('brreg')?.state, answers.get('brreg')?.note],
    ['unavailable', 'unexpected_answer'],
  );
  assert.deepEqual(silences, [{ connector: 'brreg', reason: 'unexpected_answer', detail: 'not JSON' }]);
});

test('more questions than may be under way are refused, not queued', async () => {
  fakes.fail('brreg', 'hang');
  const registers = live(['brreg']);
  const asked = Array.from({ length: 40 }, (_, at) =>
    registers.ask({ countryCode: 'NO', name: `Name ${at}` }).answers(30),
  );
  const notes = (await Promise.all(asked)).map(([answer]) => answer?.note);
  assert.deepEqual(
    [notes.filter((note) => note === 'late').length, notes.filter((note) => note === 'too_often').length],
    [32, 8],
  );
});

test('closing ends what is under way at once', async () => {
  fakes.fail('brreg', 'hang');
  const registers = live(['brreg']);
  registers.ask({ countryCode: 'NO', name: 'Fjordglimt' });
  const started = performance.now();
  await registers.close();
  assert.ok(performance.now() - started < 5_000);
  assert.deepEqual(silences, []);
});
