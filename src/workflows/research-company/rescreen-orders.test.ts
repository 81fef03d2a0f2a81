import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoSanctionsList } from '#database/seed/demo-lists/demo-sanctions-list.ts';
import { seedDemoList } from '#database/seed/demo-lists/seed-demo-list.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { officers, startSourceServer } from '#testing/research/source-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getOrderScreening } from '#workflows/judge-hits/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

let app: TestApp;
let source: Awaited<ReturnType<typeof startSourceServer>>;
before(async () => {
  source = await startSourceServer();
  source.answers.set('/officers', officers('DOE, Jane'));
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

test('who comes on a list after the research is a possible match of every order in work, and of no report handed over', async () => {
  const companyName = await britishCompany(app.pool);
  const staff = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const screeningOf = (orderId: string) => staff.call(getOrderScreening, { params: { orderId } });
  const screened = async () => {
    const placed = await order(app, { countryCode: 'gb', companyName });
    await placed.pay();
    await placed.client.call(checkPayment, { params: placed.params });
    const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
    const orderId = String(rows[0].id);
    await waitFor('the officer to be looked for', async () => {
      const { subjects } = await screeningOf(orderId);
      return subjects.some(({ name }) => name === 'DOE, Jane') || undefined;
    });
    return orderId;
  };
  const [inWork, handedOver] = [await screened(), await screened()];
  await app.pool.query("UPDATE orders SET state = 'in_review' WHERE id = $1", [handedOver]);
  assert.equal((await screeningOf(inWork)).waiting, 0);

  // As many entries and of the same day as before: only its bytes tell that it is another one.
  await seedDemoList(
    app.services.db,
    systemClock,
    demoSanctionsList.replaceAll('DEMOSANKTOV', 'DOE').replaceAll('Viktor', 'Jane'),
  );
  const seen = await waitFor('the possible match', async () => {
    const screening = await screeningOf(inWork);
    return screening.waiting > 0 ? screening : undefined;
  });
  assert.equal(seen.subjects[0]?.name, 'DOE, Jane');
  const { rows } = await app.pool.query(
    `SELECT f.value FROM facts f JOIN dossiers d ON d.id = f.dossier_id
     WHERE d.order_id = $1 AND f.section = 'screening' AND f.field = 'sanctions'`,
    [inWork],
  );
  assert.equal(rows[0]?.value, 'unresolved');
  assert.equal((await screeningOf(handedOver)).waiting, 0);
});
