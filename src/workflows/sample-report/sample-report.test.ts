import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { uploadAvatar } from '#modules/accounts/contract.ts';
import { createCountries } from '#modules/countries/service.ts';
import { createReportRenderer } from '#modules/reports/render/report-renderer.ts';
import { createExampleReports, createSampleReports, type SampleReports } from '#modules/reports/service.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  exampleCard,
  exampleEvidence,
  examplePage,
  exampleReport,
  getSampleReport,
  listFileTypes,
  readExampleCard,
  readExampleEvidence,
  readExamplePage,
  readExampleReport,
} from './contract.ts';
import { sampleReportRoutes } from './routes.ts';
import { createSampleReport, sampleFileName } from './sample-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-samples-'));
const renderer = createReportRenderer();
let renders = 0;
const samples = createSampleReports({
  clock: systemClock,
  folder,
  warn: (error) => assert.fail(String(error)),
  renderer: {
    render(document) {
      renders += 1;
      return renderer.render(document);
    },
  },
});
const countries = createCountries();
let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  app = appWith(samples);
});
after(async () => {
  await app.close();
  await renderer.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const appWith = (maker: SampleReports) =>
  createBareApp((server) =>
    sampleReportRoutes(server, {
      sampleReport: createSampleReport({
        db: database.db,
        countries,
        samples: maker,
        examples: createExampleReports({ clock: systemClock }),
      }),
    }),
  );
const germany = 276;
const ask = (body: unknown, locale: 'en' | 'ru' = 'en', server = app) =>
  callApi(server, { method: 'POST', path: getSampleReport.path, body, locale });

test('200: a PDF under the country’s name, rendered once for many', async () => {
  const body = { requestId: 'sample', countryId: germany, reportContentTypeId: 'credit' };
  const replies = await Promise.all([ask(body), ask(body), ask({ countryId: germany })]);
  for (const reply of [...replies, await ask(body)]) {
    assert.equal(reply.statusCode, 200);
    assert.equal(reply.headers['content-type'], 'application/pdf');
    assert.equal(reply.headers['x-content-type-options'], 'nosniff');
    assert.equal(
      reply.headers['content-disposition'],
      `attachment; filename="Sample-report-Germany.pdf"; filename*=UTF-8''Sample%20report%20%E2%80%93%20Germany.pdf`,
    );
    assert.equal(reply.rawPayload.subarray(0, 5).toString(), '%PDF-');
  }
  assert.equal(renders, 1);
});

test('200: in Russian, another file with a Russian name', async () => {
  const reply = await ask({ countryId: germany }, 'ru');
  assert.equal(reply.statusCode, 200);
  const name = /filename\*=UTF-8''(.+)$/.exec(String(reply.headers['content-disposition']))?.[1];
  assert.equal(decodeURIComponent(name ?? ''), 'Образец отчёта – Германия.pdf');
  assert.equal(renders, 2);
});

test('404: a country that is not on the list, in both languages', async () => {
  for (const countryId of [1, -1, 40_000, 2_000_000_000]) {
    assert.deepEqual(refusalOf(await ask({ countryId })), {
      status: 404,
      code: 'unknown_country',
      description: 'This country is not on the list.',
    });
  }
  assert.equal(refusalOf(await ask({ countryId: 1 }, 'ru')).description, 'Такой страны нет в списке.');
});

test('400: what the contract does not take, named field by field', async () => {
  for (const [body, field] of [
    [{}, 'countryId'],
    [{ countryId: '276' }, 'countryId'],
    [{ countryId: 27.6 }, 'countryId'],
    [{ countryId: germany, requestId: 'x'.repeat(101) }, 'requestId'],
    [{ countryId: germany, requestId: {} }, 'requestId'],
    [{ countryId: germany, reportContentTypeId: 'debit' }, 'reportContentTypeId'],
  ] as const) {
    const reply = await ask(body, 'ru');
    assert.equal(reply.statusCode, 400, field);
    assert.equal(reply.json().value[0].field, field);
    assert.match(reply.json().value[0].description, /[а-яё]/);
  }
});

test('503: words and Retry-After when the renderer is down', async () => {
  const broken = createSampleReports({
    clock: systemClock,
    folder: join(folder, 'other'),
    warn: () => undefined,
    renderer: { render: () => Promise.reject(new Error('the report renderer is closed')) },
  });
  const server = appWith(broken);
  const reply = await ask({ countryId: germany }, 'ru', server);
  assert.deepEqual(refusalOf(reply), {
    status: 503,
    code: 'sample_unavailable',
    description: 'Образец ещё не готов. Попробуйте через 15\u00a0секунд.',
  });
  assert.equal(reply.headers['retry-after'], '15');
  await server.close();
});

test('every country gives a name that a disk takes', async () => {
  for (const { name } of await countries.listCountries(database.db)) {
    assert.doesNotMatch(sampleFileName(name, 'en') + sampleFileName(name, 'ru'), /[\\/:*?"<>|']|undefined/);
  }
});

test('200: the kinds of files, named in the reader’s language', async () => {
  const reply = await callApi(app, { method: 'GET', path: listFileTypes.path, locale: 'ru' });
  const { items } = listFileTypes.reply?.parse(reply.json()) ?? { items: [] };
  assert.deepEqual(items[0], {
    id: 'report',
    name: 'Кредитный отчёт',
    extension: 'pdf',
    contentType: 'application/pdf',
  });
  const takenIn = items.filter(({ maxBytes }) => maxBytes !== undefined);
  assert.deepEqual(
    takenIn.map(({ contentType, maxBytes }) => [contentType, maxBytes]),
    uploadAvatar.upload?.types.map((type) => [type, uploadAvatar.upload?.maxBytes]),
  );
  assert.equal(takenIn[0]?.name, 'Фото профиля, JPEG');
});

const exampleIn = async (locale: 'en' | 'ru') =>
  exampleReport.parse((await callApi(app, { method: 'GET', path: readExampleReport.path, locale })).json())
    .view;

for (const locale of ['en', 'ru'] as const) {
  test(`the card says nothing but what the example report says, in ${locale}`, async () => {
    const view = await exampleIn(locale);
    const card = exampleCard.parse(
      (await callApi(app, { method: 'GET', path: readExampleCard.path, locale })).json(),
    );
    const { rating, check, figures } = card;
    assert.ok(rating !== null && check !== null);
    assert.equal(card.company, view.subject.name);
    assert.equal(card.status, view.subject.status.label);
    assert.notEqual(card.mark, '');
    assert.equal(rating.scoreShown, view.rating?.scoreShown);
    assert.equal(rating.grade, view.rating?.grade);
    assert.equal(rating.headline, view.rating?.headline);
    const said = [
      ...view.keyFigures.figures.map(({ label, shown, note }) => ({ label, shown, note })),
      ...view.tiles.map(({ title, note }) => ({ label: title, shown: note, note: '' })),
    ];
    assert.equal(figures.length, 3);
    for (const { label, shown, note } of figures)
      assert.ok(
        said.some((one) => JSON.stringify(one) === JSON.stringify({ label, shown, note })),
        label,
      );
    assert.deepEqual(
      figures[0]?.trend,
      view.keyFigures.figures[0]?.points.map(({ value }) => value),
    );
    const [subjects, lists] = [view.screening?.subjects.length, view.screening?.lists.length];
    assert.equal(subjects, 5);
    assert.ok(check.detail.includes(`${subjects}\u00a0`) || check.detail.includes(`${subjects} `));
    assert.match(check.detail, new RegExp(`(?<!\\d)${lists}(?!\\d)`));
    assert.ok(
      view.screening?.subjects.every(({ cells }) => cells.every(({ verdict }) => verdict === 'clear')),
    );
  });
}

test('every figure of the example report leads to an invented source; another fact is 404', async () => {
  const view = await exampleIn('en');
  const ask = (factId: string) =>
    callApi(app, { method: 'GET', path: readExampleEvidence.path.replace('{factId}', factId), locale: 'en' });
  const facts = [
    ...new Set([...view.keyFigures.figures, ...view.flags, ...view.events].flatMap((one) => one.facts)),
  ];
  assert.ok(facts.length > 20);
  for (const fact of facts) {
    const { evidence } = exampleEvidence.parse((await ask(fact)).json());
    assert.match(evidence.source.name, /invented/);
    assert.notEqual(evidence.source.number, 0);
  }
  assert.equal((await ask('019a0000-0000-7000-8000-999999999999')).statusCode, 404);
});

for (const locale of ['en', 'ru'] as const) {
  test(`the page of the home page shows values of the example report, each with its evidence, in ${locale}`, async () => {
    const view = await exampleIn(locale);
    const page = examplePage.parse(
      (await callApi(app, { method: 'GET', path: readExamplePage.path, locale })).json(),
    );
    const report = JSON.stringify(view);
    const { identity, searches, newest, limit } = page;
    const values = [
      ...identity,
      ...searches,
      limit,
      ...(newest === null ? [] : [newest.sales, newest.equity]),
    ];
    assert.equal(values.length, 10);
    for (const { label, shown, proof } of values) {
      for (const text of [label, shown]) assert.ok(report.includes(JSON.stringify(text).slice(1, -1)), text);
      assert.ok(proof !== null && proof.mark > 0 && proof.retrieved !== '', label);
      assert.match(proof.source, /invented|вымышлен|computed from the facts|расчёт по данным/i);
    }
    assert.equal(page.years.length, 3);
    assert.deepEqual(page.ownership, view.ownership);
    assert.equal(page.signing, view.managersRemark);
    assert.ok(page.signing !== '' && page.sources.length > 2);
  });
}

test('the card of a country: its script, its money, the line of the source that the figure rests on', async () => {
  const ask = (country: string) =>
    callApi(app, { method: 'GET', path: `${readExampleCard.path}?country=${country}`, locale: 'en' });
  const japan = exampleCard.parse((await ask('jp')).json());
  assert.match(japan.company, /[\u3040-\u30ff\u4e00-\u9fff]/);
  assert.match(japan.otherName, /^[A-Za-z .]+$/);
  assert.equal(japan.country, 'jp');
  assert.match(japan.figures[0]?.shown ?? '', /^JP¥/);
  const [own] = japan.proof?.lines ?? [];
  assert.match(own?.shown ?? '', /^JP¥/);
  assert.equal(own?.label, japan.figures[japan.proof?.ofFigure ?? -1]?.label);
  assert.match(own?.source ?? '', /invented/);
  for (const { code } of await countries.listCountries(database.db)) {
    const reply = await ask(code.toUpperCase());
    assert.equal(reply.statusCode, 200, code);
  }
  assert.equal((await ask('zz')).statusCode, 404);
  assert.equal((await ask('zzz')).statusCode, 400);
});
