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
const handIn = async (content: string | Uint8Array<ArrayBuffer>, source = 'companies-house-accounts') => {
  const { token } = await clientOf(app.url).call(login, { body: { email: manager, password: demoPassword } });
  const path = handInSourceFile.path.replace('{orderId}', orderId).replace('{source}', source);
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
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
