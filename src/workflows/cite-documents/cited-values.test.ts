import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { login } from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { changeDesk, getDesk } from '#workflows/edit-dossier/contract.ts';
import { assignOrder, listQueue, saveFact } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { addDocument, describeDocument, removeDocument } from './contract.ts';

let app: TestApp;
let manager: ApiClient;
let token: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const email = 'manager@demo.countercheck.example';
  manager = await signIn(app.url, email, demoPassword);
  token = (await clientOf(app.url).call(login, { body: { email, password: demoPassword } })).token;
});
after(() => app?.close());

type Params = { orderId: string };
async function takenOrder(): Promise<Params> {
  const placed = await order(app, { locale: 'en' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await manager.call(assignOrder, { params: { orderId } });
  return { orderId };
}

/** A document of an order, named where a publisher is given. */
async function added(params: Params, words: string, publisher?: string) {
  const form = new FormData();
  form.append('file', new Blob([words], { type: 'text/plain' }), 'a.txt');
  const url = `${app.url}/api/v1/staff/orders/${params.orderId}/documents`;
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  assert.ok(addDocument.reply);
  const { documents, documentId } = addDocument.reply.parse(await answer.json());
  const document = documents.find(({ id }) => id === documentId);
  assert.ok(document);
  if (publisher !== undefined) await named(params, documentId, document.version, publisher);
  return document;
}
const named = (
  params: Params,
  documentId: string,
  version: number,
  publisher: string,
  publisherRu: string | null = publisher,
) =>
  manager.call(describeDocument, {
    params: { ...params, documentId },
    body: { version, title: 'Extract', publisher, publisherRu },
  });
const removed = (params: Params, { id }: { id: string }) =>
  manager.call(removeDocument, { params: { ...params, documentId: id } });

const field = { section: 'activities', field: 'premises', position: 0 } as const;
const evidence = {
  ...{ source: 'Somebody', sourceRu: null, sourceUrl: null, method: 'media' as const },
  retrievedAt: new Date().toISOString(),
};
type Change = z.input<NonNullable<(typeof changeDesk)['body']>>['changes'][number];
const change = async (params: Params, one: Change) => {
  const { results, patch } = await manager.call(changeDesk, { params, body: { changes: [one] } });
  const fact = patch?.facts.find(({ field }) => field === 'premises');
  return { code: results[0]?.problem?.code, changeNo: results[0]?.changeNos[0] ?? 0, fact };
};
const present = async (params: Params) =>
  (await manager.call(getDesk, { params, query: {} })).patch.facts.find(({ field }) => field === 'premises');
const write = async (params: Params, value: string, evidenceHash: string | null) => {
  const version = (await present(params))?.version ?? 0;
  const written = { ...field, ...evidence, value, evidenceHash, version };
  return change(params, { act: 'write', id: crypto.randomUUID(), ...written });
};
const undo = (params: Params, changeNo: number) =>
  change(params, { act: 'undo', id: crypto.randomUUID(), changeNo });

describe('a value that cites a document', () => {
  it('cites none of another order, and none that was removed', async () => {
    const [here, there] = [await takenOrder(), await takenOrder()];
    const foreign = await added(there, 'the bank statement of another order', 'Bank');
    assert.equal((await write(here, 'Works', foreign.sha256)).code, 'unknown_document');
    const fact = { ...field, ...evidence, value: 'Works', evidenceHash: foreign.sha256 };
    await assert.rejects(manager.call(saveFact, { params: here, body: fact }), {
      status: 404,
      code: 'unknown_document',
    });
    const own = await added(here, 'an extract that is taken away again', 'Register');
    await removed(here, own);
    assert.equal((await write(here, 'Works', own.sha256)).code, 'unknown_document');
    // The same bytes put beside this order are its own.
    await added(here, 'the bank statement of another order', 'Bank');
    assert.equal((await write(here, 'Works', foreign.sha256)).code, undefined);
    assert.equal((await write(here, 'Works', 'ab'.repeat(32))).code, undefined);
  });

  it('comes back by the name that the document has now, and not where it was removed', async () => {
    const params = await takenOrder();
    const document = await added(params, 'an extract', 'Old name');
    await write(params, 'Works', document.sha256);
    const { changeNo } = await write(params, 'Office', null);
    await named(params, document.id, 1, 'New name');
    const { fact } = await undo(params, changeNo);
    assert.deepEqual([fact?.value, fact?.evidence.source], ['Works', 'New name']);
    assert.equal(fact?.evidence.retrievedAt, document.addedAt);
    const again = await write(params, 'Office', null);
    await removed(params, document);
    assert.equal((await undo(params, again.changeNo)).code, 'unknown_document');
    assert.equal((await present(params))?.value, 'Office');
  });

  it('keeps no Russian name of another publisher', async () => {
    const params = await takenOrder();
    const document = await added(params, 'an extract of one who is called otherwise');
    await named(params, document.id, document.version, 'Handels\u202eregister', 'Торговый реестр');
    await write(params, 'Works', document.sha256);
    const cited = (await present(params))?.evidence;
    assert.deepEqual([cited?.source, cited?.sourceRu], ['Handelsregister', 'Торговый реестр']);
    await named(params, document.id, document.version + 1, 'A notary', null);
    const { source, sourceRu } = (await present(params))?.evidence ?? {};
    assert.deepEqual([source, sourceRu], ['A notary', null]);
  });

  it('counts where it was not chosen, too: it is named anew, and keeps its document', async () => {
    const params = await takenOrder();
    const document = await added(params, 'an extract of a value beside', 'Old name');
    await write(params, 'Office', null);
    // As a typed value stands once another one was chosen.
    const beside = [
      { ...evidence, source: 'Old name', value: 'Works', evidenceHash: document.sha256, place: null },
    ];
    const stand = (alternatives: object[]) =>
      app.pool.query(
        `UPDATE facts SET alternatives = $1 WHERE field = 'premises'
           AND dossier_id = (SELECT id FROM dossiers WHERE order_id = $2)`,
        [JSON.stringify(alternatives), params.orderId],
      );
    await stand(beside);
    await assert.rejects(removed(params, document), { status: 409, code: 'document_cited' });
    await named(params, document.id, 1, 'New name');
    const renamed = await present(params);
    assert.deepEqual(
      renamed?.alternatives.map(({ evidence: said }) => said.source),
      ['New name'],
    );
    const choose = async () =>
      change(params, {
        act: 'choose',
        id: crypto.randomUUID(),
        ...field,
        alternative: 1,
        version: (await present(params))?.version ?? 0,
      });
    await stand(beside);
    const { fact } = await choose();
    assert.deepEqual([fact?.value, fact?.evidence.source], ['Works', 'New name']);
    await write(params, 'Office', null);
    await stand([]);
    await removed(params, document);
    await stand(beside);
    assert.equal((await choose()).code, 'unknown_document');
  });
});
