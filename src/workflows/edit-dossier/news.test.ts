import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import type { DeskChange } from '#modules/reports/contract.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import {
  assignOrder,
  getStaffOrder,
  listQueue,
  type StaffOrder,
} from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { changeDesk, followDesk, getDesk } from './contract.ts';
import { confirm, named, write } from './desk-changes-fixture.ts';

let app: TestApp;
let manager: ApiClient;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
});
after(() => app.close());

async function takenOrder(email: string) {
  const placed = await order(app, { locale: 'en', email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  const params = { orderId };
  await manager.call(assignOrder, { params });
  return params;
}

it('tells what is new as sections of the order, all that differ from what was read before', async () => {
  const params = await takenOrder('desk-news@buyer.example');
  const readOrder = () => manager.call(getStaffOrder, { params, query: {} });
  const send = async (known: StaffOrder, ...changes: DeskChange[]) => {
    const body = { since: known.dossier?.changeNo ?? 0, answer: 'sections' as const, changes };
    const { patch, news, results } = await manager.call(changeDesk, { params, body });
    assert.equal(patch, null);
    assert.ok(news);
    assert.ok(news.dossier.sections.length < (known.dossier?.sections.length ?? 0), 'not all of them');
    const fresh = new Map(news.dossier.sections.map((section) => [section.code, section]));
    const sections = known.dossier?.sections.map((section) => fresh.get(section.code) ?? section);
    const order = await readOrder();
    assert.deepEqual(sections, order.dossier?.sections);
    assert.deepEqual(news.obstacles, order.obstacles);
    assert.equal(news.dossier.changeNo, order.dossier?.changeNo);
    return { order, results };
  };
  const known = await readOrder();
  const { patch } = await manager.call(getDesk, { params, query: {} });
  const employees = { section: 'activities', field: 'employees', position: 0 } as const;
  const reason = {
    section: 'payments',
    reason: 'not_published',
    source: 'Register',
    sourceRu: 'Реестр',
  } as const;
  const written = await send(known, confirm(named(patch.facts, 'legal_name')), write(employees, 40), {
    act: 'missing',
    id: crypto.randomUUID(),
    version: 0,
    ...reason,
  });
  const [, typed, excused] = written.results.map(({ changeNos }) => changeNos[0] ?? 0);
  const undo = (changeNo = 0): DeskChange => ({ act: 'undo', id: crypto.randomUUID(), changeNo });
  const { order: now } = await send(written.order, undo(excused), undo(typed));
  const since = now.dossier?.changeNo ?? 0;
  const quiet = await manager.call(followDesk, { params, query: { since, answer: 'sections' } });
  assert.deepEqual([quiet.patch, quiet.news, quiet.state], [null, null, 'in_progress']);
  const all = await manager.call(followDesk, { params, query: { since: since + 9, answer: 'sections' } });
  assert.deepEqual(all.news?.dossier.sections, now.dossier?.sections, 'of another dossier all is new');
});
