import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { accountsFixture } from '#modules/registers/companies-house/readings/accounts-fixture.ts';
import { createZip } from '#platform/files/zip.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { readTimeline } from '#workflows/read-timeline/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { askSourceAgain, getStaffResearch, handInSourceFile, staffResearch } from './contract.ts';

let app: TestApp;
let orderId: string;
let number: string;
before(async () => {
  app = await startTestApp();
  const companyName = await britishCompany(app.pool);
  const placed = await order(app, { countryCode: 'gb', companyName });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  orderId = String(rows[0].id);
  const named = await app.pool.query("SELECT reg_code FROM companies WHERE country = 'GB' AND name = $1", [
    companyName,
  ]);
  number = String(named.rows[0].reg_code);
});
after(() => app?.close());

const manager = 'manager@demo.countercheck.example';
const desk = () => signIn(app.url, manager, demoPassword);
/** A statement of an entity that nobody asked for. */
const another = {
  statementId: 'x'.repeat(32),
  statementDate: '2024-01-01',
  declarationSubject: 'x',
  recordId: 'x',
  recordType: 'entity',
  recordDetails: { isComponent: false, entityType: { type: 'registeredEntity' }, name: 'X Ltd' },
};
const accounts = (of = number) =>
  accountsFixture([
    ['CurrentAssets', 'now', '4,321'],
    ['NetAssetsLiabilities', 'now', '1,234'],
  ]).replaceAll('01234567', of);
const handIn = async (
  content: string | Uint8Array<ArrayBuffer>,
  source = 'companies-house-accounts',
  language = 'en',
) => {
  const { token } = await clientOf(app.url).call(login, { body: { email: manager, password: demoPassword } });
  const path = handInSourceFile.path.replace('{orderId}', orderId).replace('{source}', source);
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'accept-language': language,
    },
    body: content,
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
};
const codeOf = async (...given: Parameters<typeof handIn>) => {
  const { status, body } = await handIn(...given);
  return [status, z.object({ code: z.string() }).parse(body).code];
};
const kept = async () =>
  (await app.pool.query("SELECT count(*)::int AS n FROM snapshots WHERE source = 'companies-house-accounts'"))
    .rows[0].n;

test('what cannot be read, is of another company or of another country is refused and not kept', async () => {
  const unreadable = [422, 'file_unreadable'];
  assert.deepEqual(await codeOf(accounts('00000001')), unreadable);
  assert.deepEqual(await codeOf('<html'), unreadable);
  assert.deepEqual(await codeOf('PK\u0003\u0004 and no more'), unreadable);
  assert.deepEqual(await codeOf('{}', 'bods'), unreadable);
  assert.deepEqual(await codeOf(JSON.stringify([another]), 'bods'), [422, 'file_says_nothing']);
  assert.deepEqual(await codeOf('<EGRUL/>', 'egrul'), [409, 'file_not_of_this_company']);
  assert.equal(await kept(), 0);
});

test('a file becomes facts with evidence, once, and nobody is asked about it', async () => {
  const staff = await desk();
  const params = { orderId };
  const { files } = await staff.call(getStaffResearch, { params });
  assert.deepEqual(
    files.map(({ code }) => code),
    ['companies-house-accounts', 'bods'],
  );
  const names = [`Prod223_1_${number}_20241231.html`, 'Prod223_1_00000001_20241231.html'];
  const zip = createZip(new Date());
  for (const name of names) zip.addText(name, accounts(name.split('_')[2]));
  assert.equal((await handIn(new Uint8Array(await buffer(zip.end())))).status, 200);
  const { body } = await handIn(accounts());
  const seen = staffResearch.parse(body);
  assert.equal(await kept(), 1);
  const source = seen.sources.find(({ code }) => code === 'companies-house-accounts');
  const [question] = source?.questions ?? [];
  assert.deepEqual([source?.isAsked, question?.state, question?.answers.length], [false, 'found', 1]);
  await assert.rejects(staff.call(askSourceAgain, { params, body: { taskId: question?.taskId ?? '' } }), {
    code: 'answered_by_file',
  });
  const fact = await waitFor('the figure in the dossier', async () => {
    const { dossier } = await staff.call(getStaffOrder, { params });
    return dossier?.sections
      .find(({ code }) => code === 'financials')
      ?.facts.flatMap((one) => [one, ...one.alternatives])
      .find((one) => one.evidenceHash === question?.answers[0]?.sha256);
  });
  assert.equal(fact.evidenceHash, question?.answers[0]?.sha256);
});

test('the accounts of a second year stand beside those of the first', async () => {
  const earlier = accounts().replaceAll('2024-', '2021-').replaceAll('2023-12-31', '2020-12-31');
  assert.equal((await handIn(earlier)).status, 200);
  const staff = await desk();
  const params = { orderId };
  const { sources } = await staff.call(getStaffResearch, { params });
  const answers =
    sources.find(({ code }) => code === 'companies-house-accounts')?.questions[0]?.answers ?? [];
  assert.equal(answers.length, 2);
  await waitFor('figures of both files', async () => {
    const { dossier } = await staff.call(getStaffOrder, { params });
    const facts = dossier?.sections.flatMap((section) => section.facts) ?? [];
    const cited = new Set(facts.flatMap((one) => [one, ...one.alternatives]).map((one) => one.evidenceHash));
    return answers.every(({ sha256 }) => cited.has(sha256)) || undefined;
  });
});

test('a hand-in is told as that, once, and is no question that was asked', async () => {
  const staff = await desk();
  const { rows } = await staff.call(readTimeline, { params: { orderId }, query: { limit: 100 } });
  const told = rows.filter(({ what }) => what === 'research');
  const handed = told.filter(({ event }) => event === 'hand_in');
  assert.deepEqual(
    handed.map(({ details, actorName }) => [details.source, actorName !== null]),
    [
      ['companies-house-accounts', true],
      ['companies-house-accounts', true],
    ],
  );
  assert.ok(!told.some(({ event }) => event === 'ask_again'));
  const counted = await app.pool.query(
    `SELECT count(*)::int AS n FROM research_tasks t JOIN research_runs r ON r.id = t.run_id
     WHERE r.order_id = $1 AND t.source <> 'companies-house-accounts'`,
    [orderId],
  );
  assert.equal(told.find(({ event }) => event === 'start')?.details.asked ?? 0, counted.rows[0].n);
});

test('a refusal is told in the language of the desk, and only what the reader says is not', async () => {
  const { body } = await handIn('PK\u0003\u0004 and no more', 'companies-house-accounts', 'ru');
  const { value } = z
    .object({ value: z.array(z.object({ code: z.string(), description: z.string() })) })
    .parse(body);
  assert.deepEqual(value, [
    { code: 'file_unreadable', description: 'Файл не читается как файл этого источника.' },
    { code: 'archive_damaged', description: 'Архив повреждён.' },
  ]);
});
