import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { companiesHouseSource } from './companies-house/companies-house-source.ts';
import { listSources, listSourcesOfCountry } from './contract.ts';
import { insertRun, insertTasks, stepTask } from './research/repository.ts';
import { registerRoutes } from './routes.ts';
import { sourcesOfCountry } from './source-view.ts';
import type { Source } from './sources/source.ts';

const clock = createSettableClock(new Date('2026-03-01T12:00:00Z'));
const world: Source = { ...companiesHouseSource, countries: 'all', access: 'open', parts: [] };
let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  app = createBareApp((server) =>
    registerRoutes(server, {
      db: database.db,
      clock,
      authenticate: async () => ({ kind: 'account', accountId: uuidv7(clock.now()), role: 'Manager' }),
      sources: [world, companiesHouseSource],
      askedSources: new Set(['companies-house']),
    }),
  );
});
after(async () => {
  await app.close();
  await database.drop();
});

test('200: the sources of a country before those of the world, in the words of the caller', async () => {
  const path = (code: string) => listSourcesOfCountry.path.replace('{countryCode}', code);
  const call = { method: 'GET', path: path('gb'), locale: 'ru' } as const;
  const { sources } = listSourcesOfCountry.reply?.parse((await callApi(app, call)).json()) ?? { sources: [] };
  assert.deepEqual(
    sources.map(({ access, isAsked }) => [access, isAsked]),
    [
      ['free_key', true],
      ['open', true],
    ],
  );
  assert.match(sources[0]?.name ?? '', /^Регистрационная палата/);
  assert.deepEqual(sources[0]?.parts, ['profile', 'officers', 'owners', 'accounts', 'filings', 'notices']);
  const elsewhere = await callApi(app, { method: 'GET', path: path('de') });
  assert.equal(elsewhere.json().sources.length, 1);
  assert.deepEqual(elsewhere.json().files, []);
});

test('200: files of the country’s own registers are told beside them, with their licence', async () => {
  const of = async (code: string) => {
    const path = listSourcesOfCountry.path.replace('{countryCode}', code);
    const reply = await callApi(app, { method: 'GET', path, locale: 'en' });
    return listSourcesOfCountry.reply?.parse(reply.json()).files ?? [];
  };
  assert.deepEqual(
    (await of('ru')).map(({ code, parts, licence }) => [code, parts, licence.words]),
    [['egrul', ['profile', 'officers', 'owners'], 'Information of the Federal Tax Service of Russia.']],
  );
  const british = (await of('gb')).map(({ code, licence: { name, url } }) => [code, name, url !== null]);
  assert.deepEqual(british, [['companies-house-accounts', 'OGL-UK-3.0', true]]);
});

test('a source of the demo world is told of only where it is asked', () => {
  const demo: Source = { ...companiesHouseSource, isDemo: true };
  assert.deepEqual(sourcesOfCountry([demo], new Set(), 'gb'), []);
  assert.deepEqual(sourcesOfCountry([demo], new Set([demo.code]), 'gb'), [demo]);
});

test('200: staff see how the questions of seven days ended, part by part', async () => {
  const at = clock.now();
  await database.db.transaction().execute(async (tx) => {
    for (const [age, state] of [
      [1, 'found'],
      [2, 'found'],
      [3, 'unavailable'],
      [24 * 8, 'needs_person'],
    ] as const) {
      const when = new Date(at.getTime() - age * hourMs);
      const runId = uuidv7(when);
      const subject = { country: 'GB', name: 'A', identifiers: [] };
      await insertRun(tx, { id: runId, orderId: null, subject, startedBy: 'staff', startedAt: when });
      const id = uuidv7(when);
      const task = { id, runId, source: 'companies-house', part: 'officers', state, runAfter: when };
      await insertTasks(tx, [task], 'staff');
      const event = { from: state, event: 'ask', actor: 'system', at: when } as const;
      await stepTask(tx, id, { state, answeredAt: when }, event);
    }
  });
  const reply = await callApi(app, { method: 'GET', path: listSources.path });
  const { sources } = listSources.reply?.parse(reply.json()) ?? { sources: [] };
  const officers = sources[1]?.standings.find(({ part }) => part === 'officers');
  assert.deepEqual(officers, {
    part: 'officers',
    lastAt: new Date(at.getTime() - hourMs).toISOString(),
    counts: [
      { state: 'found', tasks: 2 },
      { state: 'unavailable', tasks: 1 },
    ],
  });
  assert.deepEqual(
    [sources[0]?.countries, sources[1]?.countries, sources[1]?.metLiveService],
    [null, ['gb'], false],
  );
});
