import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { login } from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { changeDesk, getDesk, getDeskHistory } from '#workflows/edit-dossier/contract.ts';
import { assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { addDocument, describeDocument, listDocuments, removeDocument } from './contract.ts';

let app: TestApp;
let manager: ApiClient;
let reviewer: ApiClient;
let token: string;
let params: { orderId: string };
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  [manager, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
  const body = { email: 'manager@demo.countercheck.example', password: demoPassword };
  token = (await clientOf(app.url).call(login, { body })).token;
  params = await takenOrder();
});
after(() => app?.close());

async function takenOrder(): Promise<{ orderId: string }> {
  const placed = await order(app, { locale: 'en' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await manager.call(assignOrder, { params: { orderId } });
  return { orderId };
}

const refusal = z.object({ code: z.string(), value: z.array(z.object({ description: z.string() })) });
const pathOf = (orderId: string, rest = '') => `${app.url}/api/v1/staff/orders/${orderId}/documents${rest}`;
const ask = (rest: string, init: RequestInit = {}) =>
  fetch(pathOf(params.orderId, rest), {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });

/** Sends a file in a form, under a name that says whatever it likes. */
async function send(bytes: Uint8Array | string, name = 'document', type = 'application/octet-stream') {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const answer = await ask('', { method: 'POST', body: form });
  return { status: answer.status, json: await answer.json() };
}
async function added(bytes: Uint8Array | string, name?: string) {
  const { status, json } = await send(bytes, name);
  assert.equal(status, 200, JSON.stringify(json));
  assert.ok(addDocument.reply);
  const { documents, documentId } = addDocument.reply.parse(json);
  const document = documents.find(({ id }) => id === documentId);
  assert.ok(document);
  return document;
}
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, refusal.parse(json).code];

const accounts = { title: 'Jahresabschluss 2025', publisher: 'Nordwind GmbH', publisherRu: 'Nordwind GmbH' };
const named = (documentId: string, version: number, said: object = {}, staff = manager) =>
  staff.call(describeDocument, {
    params: { ...params, documentId },
    body: { version, ...accounts, publishedOn: '2026-03-12', ...said },
  });
const write = (field: string, value: number | string, evidenceHash: string, place?: string) => ({
  ...{
    act: 'write' as const,
    id: crypto.randomUUID(),
    section: 'activities' as const,
    field,
    value,
    version: 0,
  },
  ...{ position: 0, source: 'whatever', sourceRu: null, sourceUrl: null, method: 'media' as const },
  ...{ retrievedAt: new Date().toISOString(), evidenceHash, place },
});

describe('a document beside a dossier', () => {
  it('is kept once, named, and then the source of what is typed', async () => {
    const pdf = smallPdf(['Balance', 'Employees 40']);
    const document = await added(pdf, 'accounts.exe');
    assert.deepEqual([document.type, document.pages, document.name], ['application/pdf', 2, null]);
    assert.equal((await added(pdf, 'the same under another name.pdf')).id, document.id);

    const early = await manager.call(changeDesk, {
      params,
      body: { changes: [write('employees', 40, document.sha256)] },
    });
    assert.equal(early.results[0]?.problem?.code, 'document_unnamed');

    const { documents } = await named(document.id, 0);
    assert.equal(documents[0]?.name?.title, accounts.title);
    const changes = [
      write('employees', 40, document.sha256, 'page=2; Note 7'),
      write('premises', 'Own works in Hamburg', document.sha256),
    ];
    const made = await manager.call(changeDesk, { params, body: { changes } });
    const facts = (made.patch?.facts ?? []).filter(
      ({ evidence }) => evidence.evidenceHash === document.sha256,
    );
    assert.ok(facts.length >= 1, JSON.stringify(made.results));
    for (const { evidence } of facts) {
      assert.deepEqual([evidence.source, evidence.method], ['Nordwind GmbH', 'filing']);
      assert.equal(evidence.retrievedAt, document.addedAt);
    }
    const employees = facts.find(({ field }) => field === 'employees');
    assert.equal(employees?.evidence.place, 'page=2; Note 7');
    const history = await manager.call(getDeskHistory, {
      params,
      query: { section: 'activities', field: 'employees' },
    });
    const [last] = history.changes;
    assert.deepEqual([last?.after?.evidenceHash, last?.after?.place], [document.sha256, 'page=2; Note 7']);
  });

  it('is called otherwise wherever it is cited, and the second of two people is asked', async () => {
    const [document] = (await manager.call(listDocuments, { params })).documents;
    assert.ok(document);
    await named(document.id, document.version, { publisher: 'Nordwind Maschinenbau GmbH' });
    const { patch } = await manager.call(getDesk, { params, query: {} });
    const cited = patch.facts.filter(({ evidence }) => evidence.evidenceHash === document.sha256);
    assert.deepEqual(
      [...new Set(cited.map(({ evidence }) => evidence.source))],
      ['Nordwind Maschinenbau GmbH'],
    );
    const query = { section: 'activities' as const, field: 'employees' };
    const { changes } = await manager.call(getDeskHistory, { params, query });
    assert.equal(changes[0]?.act, 'name_source');
    await assert.rejects(named(document.id, document.version, { title: 'Another' }, reviewer), {
      status: 409,
      code: 'document_changed',
    });
    await assert.rejects(manager.call(removeDocument, { params: { ...params, documentId: document.id } }), {
      status: 409,
      code: 'document_cited',
    });
  });

  it('is seen as a picture or as words, and each look is in the audit', async () => {
    const [document] = (await manager.call(listDocuments, { params })).documents;
    const picture = await ask(`/${document?.id}/pages/2`);
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp']);
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12), 'WEBP');
    assert.deepEqual(codeOf({ status: 422, json: await (await ask(`/${document?.id}/pages/3`)).json() }), [
      422,
      'document_not_shown',
    ]);
    assert.equal((await ask(`/${document?.id}/file`)).status, 200);
    const { rows } = await app.pool.query(
      "SELECT DISTINCT entry->>'call' AS call FROM (SELECT to_jsonb(a) AS entry FROM audit_log a) e",
    );
    const calls = rows.map(({ call }) => call);
    for (const call of ['addDocument', 'describeDocument', 'getDocumentPage', 'getDocument'])
      assert.ok(calls.includes(call), `${call} is missing of ${calls.join(', ')}`);
  });

  it('that nothing cites is removed, and comes back with the same bytes', async () => {
    const document = await added('name;sales\nNordwind;12\n', 'a.csv');
    const one = { params: { ...params, documentId: document.id } };
    const left = await manager.call(removeDocument, one);
    assert.ok(!left.documents.some(({ id }) => id === document.id));
    assert.equal((await ask(`/${document.id}/words`)).status, 404);
    assert.equal((await added('name;sales\nNordwind;12\n')).id, document.id);
    const { rows } = await app.pool.query(
      'SELECT event FROM dossier_document_events WHERE document_id = $1 ORDER BY id',
      [document.id],
    );
    assert.deepEqual(
      rows.map(({ event }) => event),
      ['added', 'removed', 'restored'],
    );
  });

  it('is of its order and of the staff', async () => {
    const [document] = (await manager.call(listDocuments, { params })).documents;
    const other = await takenOrder();
    const elsewhere = await fetch(pathOf(other.orderId, `/${document?.id}/file`), {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(elsewhere.status, 404);
    await assert.rejects(clientOf(app.url).call(listDocuments, { params }), { status: 401 });
    const customer = await signIn(app.url, 'customer@demo.countercheck.example', demoPassword);
    await assert.rejects(customer.call(listDocuments, { params }), { status: 403 });
  });
});

describe('a file of a stranger', () => {
  it('is told by its bytes: what is called a picture and is none is refused', async () => {
    assert.deepEqual(codeOf(await send(Buffer.from('MZ\u0000\u0001'), 'scan.png', 'image/png')), [
      415,
      'document_type',
    ]);
    assert.deepEqual(codeOf(await send(Buffer.from('PK\u0003\u0004\u0000'), 'book.pdf', 'application/pdf')), [
      415,
      'document_type',
    ]);
  });

  it('of no bytes, or of too many, is refused', async () => {
    assert.equal((await send('')).status, 422);
    assert.equal((await send(new Uint8Array(20 * 1024 * 1024 + 1).fill(65))).status, 413);
  });

  it('with markup that runs is never markup here: it is saved as bytes and shown as words', async () => {
    const { id, type } = await added(
      '<!doctype html><body><script>alert(1)</script><p>Sales 12</p>',
      'x.html',
    );
    assert.equal(type, 'text/html');
    const saved = await ask(`/${id}/file`);
    assert.equal(saved.headers.get('content-type'), 'application/octet-stream');
    assert.equal(saved.headers.get('x-content-type-options'), 'nosniff');
    assert.match(
      saved.headers.get('content-disposition') ?? '',
      /^attachment; filename="document-[0-9a-f]{12}\.html\.txt"/,
    );
    const words = await ask(`/${id}/words`);
    assert.equal(words.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.match(words.headers.get('content-disposition') ?? '', /^attachment/);
    assert.equal(await words.text(), 'Sales 12');
  });

  it('may be called what it likes: no name of it is kept', async () => {
    const { sha256 } = await added('a text of its own', '../../etc/pass\u0000wd\r\nX: y');
    const { rows } = await app.pool.query(
      'SELECT to_jsonb(d)::text AS row FROM dossier_documents d WHERE sha256 = $1',
      [sha256],
    );
    assert.doesNotMatch(rows[0].row, /\betc\b|passwd/);
  });

  it('that no decoder bears is kept, has no pages and is not shown; the site lives on', async () => {
    const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const broken = await added(Buffer.concat([head, Buffer.alloc(500, 7)]));
    const wide = smallPdf(['x']).toString('latin1').replace('[0 0 595 842]', '[0 0 1e9 1]   ');
    const swollen = await added(Buffer.from(wide, 'latin1'));
    const noise = await added(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 65)]));
    assert.deepEqual([broken.pages, noise.pages], [null, null]);
    for (const { id } of [broken, noise]) assert.equal((await ask(`/${id}/pages/1`)).status, 422);
    assert.ok([200, 422].includes((await ask(`/${swollen.id}/pages/1`)).status));
    assert.equal((await ask('')).status, 200);
  });

  it('that is broken off leaves no row', async () => {
    const count = async () =>
      (await app.pool.query('SELECT count(*)::int AS n FROM dossier_documents')).rows[0].n;
    const before = await count();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const path = pathOf(params.orderId).slice(app.url.length);
    const head = [
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: text/plain',
      'Content-Length: 5000',
    ];
    socket.write([`POST ${path} HTTP/1.1`, ...head, '', 'half of a text'].join('\r\n'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal(await count(), before);
    assert.equal((await ask('')).status, 200);
  });
});
