import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { loopbackReach, startPageServer } from '#testing/research/page-server.ts';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { changeDesk } from '#workflows/edit-dossier/contract.ts';
import { assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { readTimeline } from '#workflows/read-timeline/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { describeDocument, fetchDocument, listDocuments, removeDocument } from './contract.ts';

let app: TestApp;
let site: Awaited<ReturnType<typeof startPageServer>>;
let manager: ApiClient;
let params: { orderId: string };
before(async () => {
  site = await startPageServer();
  app = await startTestApp({
    ...{ withScheduledJobs: false, env: { FETCH_PAGES: 'on' }, pageReach: loopbackReach },
  });
  manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  params = await takenOrder(app, manager);
});
after(async () => {
  await app?.close();
  await site.close();
});

async function takenOrder(at: TestApp, staff: ApiClient): Promise<{ orderId: string }> {
  const placed = await order(at, { locale: 'en' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await staff.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await staff.call(assignOrder, { params: { orderId } });
  return { orderId };
}

async function fetched(url: string) {
  const { documents, documentId } = await manager.call(fetchDocument, { params, body: { url } });
  const document = documents.find(({ id }) => id === documentId);
  assert.ok(document);
  return document;
}
const rows = async () => (await app.pool.query('SELECT count(*)::int AS n FROM dossier_documents')).rows[0].n;
const files = () =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length;

const imprint =
  '<!doctype html><html><head><title>Impressum &ndash; \u202eNord\nwind</title></head><body><h1>Nordwind</h1><script>x()</script></body></html>';

describe('a page of the web whose address somebody pastes', () => {
  it('is kept as it came, with address, fingerprint and moment, and is cited once somebody has named it', async () => {
    const there = site.give('/impressum', 'text/html; charset=utf-8', imprint);
    const document = await fetched(site.lead('/go', '/impressum'));
    assert.equal(document.sha256, createHash('sha256').update(imprint).digest('hex'));
    assert.deepEqual(
      [document.type, document.fetchedFrom, document.foundTitle, document.name],
      ['text/html', there, 'Impressum – Nord wind', null],
    );
    assert.ok(Date.now() - Date.parse(document.addedAt) < 60_000);
    const write = async () => {
      const change = {
        ...{
          act: 'write' as const,
          id: crypto.randomUUID(),
          section: 'activities' as const,
          field: 'premises',
        },
        ...{ value: 'Own works', version: 0, position: 0, source: 'x', sourceRu: null, sourceUrl: null },
        ...{ method: 'media' as const, retrievedAt: new Date().toISOString(), evidenceHash: document.sha256 },
      };
      return (await manager.call(changeDesk, { params, body: { changes: [change] } })).results[0]?.problem
        ?.code;
    };
    assert.equal(await write(), 'document_unnamed');
    const said = { version: 0, title: 'Impressum', publisher: 'nordwind.example', url: there };
    await manager.call(describeDocument, { params: { ...params, documentId: document.id }, body: said });
    assert.equal(await write(), undefined);
    const { rows: told } = await manager.call(readTimeline, { params, query: {} });
    const row = told.find(({ what, event }) => what === 'document' && event === 'fetched');
    assert.deepEqual([row?.details.subject, row?.actorName === null], [there, false]);
    const { rows: calls } = await app.pool.query(
      "SELECT 1 FROM audit_log a WHERE to_jsonb(a)->>'call' = 'fetchDocument'",
    );
    assert.ok(calls.length > 0);
  });

  it('is the same document again while it says the same, also after it was taken away', async () => {
    const address = site.give('/same', 'text/plain', 'Sales 12');
    const first = await fetched(address);
    assert.equal((await fetched(address)).id, first.id);
    await manager.call(removeDocument, { params: { ...params, documentId: first.id } });
    assert.equal((await fetched(site.give('/moved', 'text/plain', 'Sales 12'))).id, first.id);
    // Where it was fetched first stays.
    assert.equal((await fetched(address)).fetchedFrom, address);
    assert.notEqual((await fetched(site.give('/same', 'text/plain', 'Sales 13'))).id, first.id);
  });

  it('is what its bytes are: a PDF has pages and its own title, whatever its type is called', async () => {
    const give = (title: string) => {
      const pdf = smallPdf(['Balance', 'Notes']).toString('latin1');
      const said =
        title === '' ? pdf : pdf.replace('/Root 1 0 R', `/Root 1 0 R /Info << /Title (${title}) >>`);
      return fetched(site.give('/a', 'application/octet-stream', Buffer.from(said, 'latin1')));
    };
    for (const title of ['', 'Jahresabschluss 2025']) {
      const document = await give(title);
      assert.deepEqual(
        [document.type, document.pages, document.foundTitle],
        ['application/pdf', 2, title || null],
      );
    }
  });

  it('that does not come is told in words, as nobody’s fault here, and nothing is left of it', async () => {
    const before = [await rows(), files()];
    const refusals: [string, string][] = [
      [`${site.url}/missing`, 'page_refused'],
      [site.give('/film', 'video/mp4', 'x'), 'page_type'],
      [site.give('/zip', 'application/octet-stream', 'PK\u0003\u0004\u0000'), 'page_type'],
      [site.give('/empty', 'text/html', ''), 'page_empty'],
      [site.lead('/in', 'http://169.254.169.254/latest/meta-data/'), 'page_not_public'],
      ['http://[::1]:1/', 'page_not_public'],
      [`http://a:b@127.0.0.1:${site.port}/same`, 'page_address'],
      [site.lead('/round', '/round'), 'page_moved'],
      [site.give('/big', 'text/plain', Buffer.alloc(20 * 1024 * 1024 + 1, 97)), 'page_too_large'],
      ['http://127.0.0.1:1/', 'page_silent'],
    ];
    for (const [url, code] of refusals)
      await assert.rejects(fetched(url), { name: 'ApiProblem', status: 422, code, message: /^\S.+\.$/ }, url);
    await assert.rejects(fetched('ftp://nordwind.example/'), { status: 400 });
    assert.deepEqual([await rows(), files()], before);
  });

  it('is asked for by staff alone, of an order that there is', async () => {
    const customer = await signIn(app.url, 'customer@demo.countercheck.example', demoPassword);
    const call = { params, body: { url: `${site.url}/same` } };
    await assert.rejects(customer.call(fetchDocument, call), { status: 403 });
    const other = { ...call, params: { orderId: crypto.randomUUID() } };
    await assert.rejects(manager.call(fetchDocument, other), { status: 404 });
  });
});

describe('an installation that says nothing of pages', () => {
  it('fetches none, and says so before anything goes out', async () => {
    const quiet = await startTestApp({ withScheduledJobs: false, pageReach: loopbackReach });
    try {
      const staff = await signIn(quiet.url, 'manager@demo.countercheck.example', demoPassword);
      const there = await takenOrder(quiet, staff);
      assert.equal((await staff.call(listDocuments, { params: there })).fetchesPages, false);
      const calls = site.calls.length;
      const call = { params: there, body: { url: `${site.url}/same` } };
      await assert.rejects(staff.call(fetchDocument, call), { status: 409, code: 'pages_not_fetched' });
      assert.equal(site.calls.length, calls);
    } finally {
      await quiet.close();
    }
  });
});

describe('no setting', () => {
  it('opens a network that is not public', async () => {
    const usual = await startTestApp({ withScheduledJobs: false, env: { FETCH_PAGES: 'on' } });
    try {
      const staff = await signIn(usual.url, 'manager@demo.countercheck.example', demoPassword);
      const there = await takenOrder(usual, staff);
      const calls = site.calls.length;
      for (const url of [
        site.url,
        `http://localhost:${site.port}/`,
        'http://localhost/',
        'http://127.0.0.1/',
      ])
        await assert.rejects(staff.call(fetchDocument, { params: there, body: { url } }), {
          code: 'page_not_public',
        });
      assert.equal(site.calls.length, calls);
    } finally {
      await usual.close();
    }
  });
});
