import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { everyLanguageOf, type Locale, locales } from '#kernel/locale.ts';
import { fingerprintOf } from '#modules/reports/record/record-signature.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';
import { verifyReport } from './contract.ts';
import { verifyReportRoutes } from './routes.ts';
import { createVerifyReport } from './verify-report.ts';

let rooms: DeliveryRooms;
let app: FastifyInstance;
let placed: Awaited<ReturnType<DeliveryRooms['ready']>>;
before(async () => {
  rooms = await openDeliveryRooms();
  app = createBareApp((server) =>
    verifyReportRoutes(server, { ...rooms, verifyReport: createVerifyReport(rooms) }),
  );
  placed = await rooms.ready();
  await rooms.deliver(placed);
});
after(async () => {
  await app?.close();
  await rooms?.close();
});

const ask = (body: unknown, locale: Locale = 'en') =>
  callApi(app, { method: 'POST', path: verifyReport.path, body, locale });
const codeOf = async (revision: number) =>
  (await rooms.records.find(rooms.db, placed.id, revision))?.code ?? '';
const sentFile = async (locale: Locale) =>
  (await rooms.reports.findReportFile(rooms.db, placed.id, 1, locale))?.sha256;

test('a delivered report is genuine and current, by its code and by either of its files', async () => {
  const code = await codeOf(1);
  for (const locale of locales) {
    const { report, file } = (await ask({ code, sha256: await sentFile(locale) }, locale)).json();
    assert.deepEqual(
      [report.code, report.isSignatureValid, report.replacedBy, file],
      [code, true, null, 'equal'],
    );
    assert.equal(report.subject.countryName, everyLanguageOf({ ru: 'Германия' }, 'Germany')[locale]);
    const byFile = (await ask({ sha256: await sentFile(locale) })).json();
    assert.equal(byFile.report.code, code);
  }
});

test('an answer tells nothing of the customer, the order or the price', async () => {
  const { order } = await rooms.stand(placed);
  const { body } = await ask({ code: await codeOf(1) });
  for (const secret of [order.email, order.id, order.number, placed.secret, order.tariff.name.en])
    assert.ok(!body.includes(secret), secret);
});

test('a changed file is said to be none of ours', async () => {
  const { report, file } = (
    await ask({ code: await codeOf(1), sha256: fingerprintOf(Buffer.from('%PDF- changed')) })
  ).json();
  assert.deepEqual([report.revision, file], [1, 'not_ours']);
});

test('a guess gets one and the same answer, whatever it looks like', async () => {
  const answers = await Promise.all(
    ['ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'x', '', "' OR 1=1"].map(async (code) => (await ask({ code })).body),
  );
  assert.deepEqual([...new Set(answers)], ['{"report":null,"file":null}']);
});

test('nothing to look for, what is no fingerprint, and a code without end are refused', async () => {
  for (const body of [{}, { sha256: 'x' }, { code: 'x'.repeat(101) }, { code: 1 }])
    assert.equal((await ask(body)).statusCode, 400);
});

test('once a correction is there the old one says which, and the new one is current', async () => {
  const old = await codeOf(1);
  await rooms.seal(placed.id, 2);
  await rooms.putInto(placed.id, 'ready');
  await sql`UPDATE orders SET revision = 2 WHERE id = ${placed.id}`.execute(rooms.db);
  await rooms.deliver(placed);
  const held = (await ask({ code: old, sha256: await sentFile('en') })).json();
  assert.deepEqual([held.report.revisions, held.report.replacedBy.revision, held.file], [2, 2, 'equal']);
  const current = (await ask({ code: await codeOf(2), sha256: await sentFile('en') })).json();
  assert.deepEqual([current.report.replacedBy, current.file], [null, 'other_revision']);
});

test('a file of another report is ours all the same', async () => {
  const other = await rooms.ready();
  await rooms.deliver(other);
  const { report, file } = (
    await ask({
      code: await codeOf(1),
      sha256: (await rooms.reports.findReportFile(rooms.db, other.id, 1, 'en'))?.sha256,
    })
  ).json();
  assert.deepEqual([report.code, file], [await codeOf(1), 'other_report']);
});

test('keys and schema are there for everybody', async () => {
  const keys = await app.inject('/.well-known/report-keys.json');
  const kid = (await rooms.records.find(rooms.db, placed.id, 1))?.kid;
  assert.deepEqual(
    keys.json().keys.map((key: { kid: string }) => key.kid),
    [kid],
  );
  assert.ok(!keys.body.includes('"d"'));
  const schema = await app.inject('/schemas/countercheck-dossier-1.json');
  assert.equal(schema.json().$schema, 'https://json-schema.org/draft/2020-12/schema');
});
