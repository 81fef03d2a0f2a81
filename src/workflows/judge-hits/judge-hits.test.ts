import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seedDemoList } from '#database/seed/demo-lists/seed-demo-list.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { officers, startSourceServer } from '#testing/research/source-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { getOrderScreening, judgeHit, type OrderScreening } from './contract.ts';

let app: TestApp;
let source: Awaited<ReturnType<typeof startSourceServer>>;
before(async () => {
  source = await startSourceServer();
  source.answers.set('/officers', officers('DEMOSANKTOV, Viktor', 'DOE, Jane'));
  app = await startTestApp({
    env: {
      RESEARCH_SOURCES: 'companies-house',
      COMPANIES_HOUSE_KEY: 'a-key-of-nobody',
      RESEARCH_URLS: `companies-house=${source.base},companies-house.documents=${source.base}`,
    },
  });
  await seedDemoList(app.services.db, systemClock);
});
after(async () => {
  await app?.close();
  source?.close();
});

const verdictInDossier = async (orderId: string) => {
  const { rows } = await app.pool.query(
    `SELECT f.value FROM facts f JOIN dossiers d ON d.id = f.dossier_id
     WHERE d.order_id = $1 AND f.section = 'screening' AND f.field = 'sanctions'`,
    [orderId],
  );
  return rows[0]?.value;
};
const hitsOf = ({ subjects }: OrderScreening) => subjects.flatMap(({ hits }) => hits);

test('a possible match is judged in a sentence, and the dossier follows; nobody else’s hit and no finished report', async () => {
  const companyName = await britishCompany(app.pool);
  const placed = await order(app, { countryCode: 'gb', companyName });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  const params = { orderId: String(rows[0].id) };
  const staff = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const look = () => staff.call(getOrderScreening, { params });

  const seen = await waitFor('a possible match', async () => {
    const screening = await look();
    return hitsOf(screening).length > 0 ? screening : undefined;
  });
  assert.deepEqual([seen.waiting, seen.mayJudge, seen.subjects[0]?.name], [1, true, 'DEMOSANKTOV, Viktor']);
  const [hit] = hitsOf(seen);
  assert.ok(hit);
  assert.deepEqual([hit.list, hit.state, hit.isNear], ['Demo sanctions list', 'open', false]);
  assert.deepEqual(
    hit.fields.map(({ field, state }) => `${field} ${state}`),
    ['name agree', 'kind agree', 'country unknown', 'birthYear unknown', 'number unknown'],
  );
  assert.equal(await verdictInDossier(params.orderId), 'unresolved');

  const said = {
    hitId: hit.id,
    verdict: 'false_match',
    reason: 'Born in 1981 by the register of Malta.',
  } as const;
  const judged = await staff.call(judgeHit, { params, body: said });
  assert.deepEqual(
    [judged.waiting, hitsOf(judged)[0]?.state, hitsOf(judged)[0]?.reason],
    [0, 'false_match', said.reason],
  );
  assert.equal(await verdictInDossier(params.orderId), 'false_match');
  await assert.rejects(staff.call(judgeHit, { params, body: said }), { status: 409 });
  await assert.rejects(staff.call(judgeHit, { params, body: { ...said, reason: 'too short' } }), {
    status: 400,
  });

  const other = { orderId: '019a0000-0000-7000-8000-00000000000b' };
  await assert.rejects(staff.call(judgeHit, { params: other, body: said }), { status: 404 });
  await assert.rejects(placed.client.call(getOrderScreening, { params }), { status: 401 });

  await staff.call(judgeHit, { params, body: { ...said, verdict: 'true_match' } });
  assert.equal(await verdictInDossier(params.orderId), 'true_match');
  await app.pool.query("UPDATE orders SET state = 'completed' WHERE id = $1", [params.orderId]);
  assert.equal((await look()).mayJudge, false);
  await assert.rejects(staff.call(judgeHit, { params, body: said }), { code: 'order_state_conflict' });
});
