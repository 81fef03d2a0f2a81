import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { clientOf, payByCard, signIn } from '#testing/people.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { json, officers, startSourceServer } from '#testing/research/source-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { cancelOrder, checkPayment } from '#workflows/track-order/contract.ts';
import {
  askSilentSources,
  askSourceAgain,
  getOrderResearch,
  getStaffResearch,
  type OrderResearch,
} from './contract.ts';

const manager = 'manager@demo.countercheck.example';
let app: TestApp;
let source: Awaited<ReturnType<typeof startSourceServer>>;
let companyName: string;
before(async () => {
  source = await startSourceServer();
  app = await startTestApp({
    env: {
      RESEARCH_SOURCES: 'companies-house',
      COMPANIES_HOUSE_KEY: 'a-key-of-nobody',
      RESEARCH_URLS: `companies-house=${source.base},companies-house.documents=${source.base}`,
    },
  });
  companyName = await britishCompany(app.pool);
});
after(async () => {
  await app?.close();
  source?.close();
});

/** A held order on a British company; every order of a file asks a number of its own. */
async function accepted() {
  const placed = await order(app, { countryCode: 'gb', companyName });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  return { ...placed, orderId: String(rows[0].id) };
}
const researched = (placed: Awaited<ReturnType<typeof accepted>>) =>
  waitFor('the end of the research', async () => {
    const research = await placed.client.call(getOrderResearch, { params: placed.params });
    return research.isUnderWay ? undefined : research;
  });
const standings = ({ sources }: OrderResearch) =>
  Object.fromEntries(sources.flatMap(({ parts }) => parts.map(({ part, standing }) => [part, standing])));

test('an accepted order is researched once: its customer sees what came, staff see why not, and can ask again', async () => {
  source.answers.set('/officers', officers('DOE, Jane'));
  source.answers.set('/charges', (response) => response.end('<html>'));
  const placed = await accepted();
  const research = await researched(placed);
  assert.equal(research.sources[0]?.name, 'Companies House (United Kingdom)');
  assert.deepEqual(standings(research), {
    accounts: 'not_published',
    filings: 'nothing_found',
    notices: 'no_answer',
    officers: 'found',
    owners: 'nothing_found',
    profile: 'nothing_found',
  });
  assert.doesNotMatch(JSON.stringify(research), /unreadable/);

  const staff = await signIn(app.url, manager, demoPassword);
  const params = { orderId: placed.orderId };
  const seen = await staff.call(getStaffResearch, { params });
  const questions = seen.sources.flatMap((one) => one.questions);
  const notices = questions.find(({ part }) => part === 'notices');
  assert.deepEqual([notices?.state, notices?.reason, seen.silent], ['unavailable', 'unreadable', 1]);
  assert.match(notices?.answers[0]?.fault ?? '', /no JSON/);

  const answer = questions.find(({ part }) => part === 'officers')?.answers[0];
  const address = `${app.url}/api/v1/staff/orders/${placed.orderId}/research/answers/${answer?.snapshotId}`;
  assert.equal((await fetch(address)).status, 401);

  source.answers.set('/charges', json({ items: [] }));
  const asked = await staff.call(askSilentSources, { params });
  assert.equal(asked.isUnderWay, true);
  assert.equal(standings(await researched(placed)).notices, 'nothing_found');

  const taskId = questions.find(({ part }) => part === 'officers')?.taskId ?? '';
  source.answers.set('/officers', officers('ROE, Rex', 'DOE, Jane'));
  await staff.call(askSourceAgain, { params, body: { taskId } });
  await researched(placed);
  const again = await staff.call(getStaffResearch, { params });
  const counts = again.sources.flatMap((one) =>
    one.questions.filter(({ part }) => part === 'officers').map(({ answers }) => answers[0]?.findings),
  );
  assert.deepEqual(counts, [2]);

  const other = await accepted();
  await assert.rejects(staff.call(askSourceAgain, { params: { orderId: other.orderId }, body: { taskId } }), {
    code: 'unknown_question',
  });
  const runs = await app.pool.query('SELECT count(*)::int AS n FROM research_runs WHERE order_id = $1', [
    placed.orderId,
  ]);
  assert.equal(runs.rows[0].n, 1);
});

test('what a source answered leaves for staff alone, as a file that no browser opens', async () => {
  const placed = await accepted();
  await researched(placed);
  const staff = await signIn(app.url, manager, demoPassword);
  const { sources } = await staff.call(getStaffResearch, { params: { orderId: placed.orderId } });
  const snapshotId = sources[0]?.questions.find(({ part }) => part === 'officers')?.answers[0]?.snapshotId;
  const { token } = await clientOf(app.url).call(login, { body: { email: manager, password: demoPassword } });
  const take = (id = snapshotId) =>
    fetch(`${app.url}/api/v1/staff/orders/${placed.orderId}/research/answers/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const file = await take();
  assert.equal(file.headers.get('content-type'), 'application/octet-stream');
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="companies-house-/);
  assert.match(await file.text(), /DOE, Jane/);
  assert.equal((await take(crypto.randomUUID())).status, 404);
});

test('the events tell all of it at once, what changes, and that it is over', async () => {
  source.answers.clear();
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  source.answers.set('/officers', (response) => void held.then(() => officers('DOE, Jane')(response)));
  // What was fetched before would still be fresh.
  await app.pool.query('TRUNCATE snapshots CASCADE');
  const placed = await accepted();
  const response = await fetch(`${app.url}/api/v1/orders/${placed.secret}/research/events?locale=ru`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  const events: { name: string; research: OrderResearch }[] = [];
  let text = '';
  for await (const piece of response.body ?? []) {
    text += new TextDecoder().decode(piece);
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const one of whole) {
      const name = /^event: (.+)$/m.exec(one)?.[1] ?? '';
      const data = /^data: (.+)$/m.exec(one)?.[1] ?? 'null';
      events.push({ name, research: JSON.parse(data) });
      if (name === 'research' && standings(JSON.parse(data)).officers === 'asking') answerNow();
    }
  }
  assert.deepEqual(events.at(-1)?.name, 'done');
  const last = events.at(-2)?.research;
  assert.equal(last?.isUnderWay, false);
  assert.match(last?.sources[0]?.name ?? '', /Великобритании/);
  assert.ok(events.length > 3, 'it came bit by bit');
});

test('who cancels ends the research: nothing more is asked, and an answer that comes late changes nothing', async () => {
  source.answers.clear();
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  source.answers.set('/officers', (response) => void held.then(() => officers('DOE, Jane')(response)));
  await app.pool.query('TRUNCATE snapshots CASCADE');
  const placed = await accepted();
  const seen = () => placed.client.call(getOrderResearch, { params: placed.params });
  await waitFor('the question', async () => standings(await seen()).officers === 'asking' || undefined);
  await placed.client.call(cancelOrder, { params: placed.params });
  await researched(placed);
  // The number of an answer may be older than what it says.
  const research = await seen();
  assert.equal(standings(research).officers, 'not_asked');
  const facts =
    'SELECT count(*)::int AS n FROM facts JOIN dossiers d ON d.id = dossier_id WHERE d.order_id = $1';
  const before = (await app.pool.query(facts, [placed.orderId])).rows[0].n;
  answerNow();
  await waitFor('what the source said', async () => {
    const { rows } = await app.pool.query("SELECT 1 FROM snapshots WHERE url LIKE '%/officers%'");
    return rows[0];
  });
  assert.deepEqual(await seen(), research);
  assert.equal((await app.pool.query(facts, [placed.orderId])).rows[0].n, before);
  const staff = await signIn(app.url, manager, demoPassword);
  await assert.rejects(staff.call(askSilentSources, { params: { orderId: placed.orderId } }), {
    code: 'order_state_conflict',
  });
});

test('a company that was described in words is asked about nowhere until staff know which it is', async () => {
  const visitor = clientOf(app.url);
  const body = await orderBody(visitor, { countryCode: 'gb', companyName });
  const placed = await visitor.call(placeOrder, {
    body: { ...body, subject: { kind: 'request', request: { name: 'Somebody Unknown Ltd' } } },
  });
  await payByCard(placed.paymentUrl ?? '', '4242 4242 4242 4242');
  const params = { secret: placed.secret };
  await visitor.call(checkPayment, { params });
  const research = await visitor.call(getOrderResearch, { params });
  assert.deepEqual([research.isUnderWay, research.sources], [false, []]);
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  const staff = await signIn(app.url, manager, demoPassword);
  const orderId = String(rows[0].id);
  const seen = await staff.call(getStaffResearch, { params: { orderId } });
  assert.deepEqual([seen.none, seen.mayAsk], ['not_identified', false]);
  await assert.rejects(staff.call(askSilentSources, { params: { orderId } }), {
    code: 'company_not_identified',
  });
});
