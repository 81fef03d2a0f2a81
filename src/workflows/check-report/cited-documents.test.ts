import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { login } from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { addDocument, describeDocument } from '#workflows/cite-documents/contract.ts';
import {
  approveReport,
  listQueue,
  rejectReport,
  saveFact,
  submitReport,
} from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import * as contract from './contract.ts';

let app: TestApp;
let author: ApiClient;
let reviewer: ApiClient;
let admin: ApiClient;
let token: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  [author, reviewer, admin] = await Promise.all([staff('manager'), staff('reviewer'), staff('admin')]);
  const body = { email: 'manager@demo.countercheck.example', password: demoPassword };
  token = (await clientOf(app.url).call(login, { body })).token;
});
after(() => app?.close());

const itemsOf = (check: contract.CheckView) => check.sections.flatMap(({ items }) => items);
const open = (check: contract.CheckView) =>
  itemsOf(check)
    .filter(({ accepted }) => accepted === null)
    .map(({ place }) => place);

test('who names a document that a value cites is its author, and a new title is checked anew', async () => {
  const placed = await order(app, { email: 'cited@buyer.example' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await author.call(listQueue, { query: {} });
  const params = { orderId: items.find(({ number }) => number === placed.number)?.orderId ?? '' };
  await prepareReport(author, params.orderId);
  await reviewer.call(rejectReport, { params, body: { reason: 'Cite the extract itself.' } });

  const form = new FormData();
  form.append('file', new Blob(['An extract of the register'], { type: 'text/plain' }), 'a.txt');
  const answer = await fetch(`${app.url}/api/v1/staff/orders/${params.orderId}/documents`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
  });
  assert.ok(addDocument.reply);
  const { documents, documentId } = addDocument.reply.parse(await answer.json());
  const named = (staff: ApiClient, version: number, said: object) =>
    staff.call(describeDocument, {
      params: { ...params, documentId },
      body: { version, title: 'Extract', publisher: 'Register', publisherRu: 'Реестр', ...said },
    });
  await named(admin, 0, {});
  const place = 'activities.premises.0';
  const body = {
    ...({ section: 'activities', field: 'premises', position: 0, value: 'Works' } as const),
    ...{ source: 'x', sourceRu: null, sourceUrl: null, method: 'media' as const },
    ...{ retrievedAt: new Date().toISOString(), evidenceHash: documents[0]?.sha256 ?? null },
  };
  await author.call(saveFact, { params, body });
  await author.call(submitReport, { params });

  const own = await admin.call(contract.getReportCheck, { params });
  assert.deepEqual([own.mayDecide, own.authors.length], [false, 2]);
  await assert.rejects(admin.call(approveReport, { params, body: {} }), { status: 403, code: 'own_report' });
  // Giving a copy is part of the work on a report.
  await assert.rejects(named(admin, 1, { isGiven: true }), { status: 409, code: 'document_not_given' });

  const check = await reviewer.call(contract.getReportCheck, { params });
  const values = itemsOf(check).map(({ place, fingerprint }) => ({ place, fingerprint }));
  const accepted = await reviewer.call(contract.acceptValues, { params, body: { values } });
  assert.deepEqual(open(accepted), []);
  await reviewer.call(rejectReport, { params, body: { reason: 'The title is another one.' } });
  await named(author, 1, { title: 'Extract of the commercial register' });
  await author.call(submitReport, { params });
  const anew = await reviewer.call(contract.getReportCheck, { params });
  assert.deepEqual(open(anew), [place]);
});
