import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { type ApiClient, ApiProblem } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { signIn } from '#testing/people.ts';
import { prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { getDeskOrder, readDesk } from '#workflows/hand-out-orders/contract.ts';
import {
  approveReport,
  getStaffOrder,
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
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  [author, reviewer, admin] = await Promise.all([staff('manager'), staff('reviewer'), staff('admin')]);
});
after(() => app.close());

async function handedOver(email: string) {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await author.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(author, orderId);
  return { params: { orderId } };
}

const itemsOf = (check: contract.CheckView) => check.sections.flatMap(({ items }) => items);
const open = (check: contract.CheckView) => itemsOf(check).filter(({ accepted }) => accepted === null);
const seen = (items: readonly contract.CheckItem[]) => ({
  values: items.map(({ place, fingerprint }) => ({ place, fingerprint })),
});
const refused = (status: number, code: string) => (error: unknown) =>
  error instanceof ApiProblem && error.status === status && error.code === code;
const legal = demoFacts.find(({ field }) => field === 'court_cases');
const retrievedAt = new Date().toISOString();

test('a report goes out when every changed value is accepted; sent back, only what changed is decided on anew', async () => {
  const { params } = await handedOver('walk@buyer.example');
  let check = await reviewer.call(contract.getReportCheck, { params });
  assert.deepEqual([check.mayDecide, check.authors.length], [true, 1]);
  assert.ok(itemsOf(check).length > 5);
  const [first, ...rest] = itemsOf(check);
  const spoken = itemsOf(check).find(({ place }) => place.startsWith('legal.court_cases'));
  assert.ok(first && spoken);
  await assert.rejects(
    reviewer.call(contract.approveChecked, { params, body: {} }),
    refused(409, 'values_undecided'),
  );
  const wrong = { values: [{ place: first.place, fingerprint: '0'.repeat(64) }] };
  await assert.rejects(
    reviewer.call(contract.acceptValues, { params, body: wrong }),
    refused(409, 'value_changed'),
  );
  await reviewer.call(contract.acceptValues, { params, body: seen([first, ...rest]) });
  const comment = { place: spoken.place, text: 'Name the court.' };
  check = await reviewer.call(contract.commentOnValue, { params, body: comment });
  assert.deepEqual(
    open(check).map(({ place }) => place),
    [spoken.place],
  );
  // Neither way out is open over a comment.
  for (const approve of [
    () => reviewer.call(contract.approveChecked, { params, body: {} }),
    () => reviewer.call(approveReport, { params, body: {} }),
  ])
    await assert.rejects(approve, refused(409, 'comments_open'));

  check = await reviewer.call(contract.sendReportBack, { params, body: {} });
  assert.equal(check.state, 'in_progress');
  const told = await author.call(getStaffOrder, { params });
  assert.match(told.history.findLast(({ event }) => event === 'reject')?.reason ?? '', /: Name the court\.$/);
  const reply = { place: spoken.place, text: 'Named.' };
  await author.call(contract.commentOnValue, { params, body: reply });
  assert.ok(legal);
  await author.call(saveFact, { params, body: { ...legal, retrievedAt } });
  await author.call(submitReport, { params });

  check = await reviewer.call(contract.getReportCheck, { params });
  const [changed, ...others] = open(check);
  assert.ok(changed);
  assert.deepEqual([changed.place, changed.isChangedSince, others.length], [spoken.place, true, 0]);
  assert.deepEqual(
    changed.comments.map(({ isReply, isOpen }) => [isReply, isOpen]),
    [
      [false, true],
      [true, false],
    ],
  );
  await reviewer.call(contract.acceptValues, { params, body: seen([changed]) });
  await reviewer.call(contract.undoAcceptance, { params, body: { place: first.place } });
  await reviewer.call(contract.acceptValues, { params, body: seen([first]) });
  check = await reviewer.call(contract.approveChecked, { params, body: {} });
  assert.equal(check.approval?.accepted, check.approval?.changed);
  await assert.rejects(
    reviewer.call(contract.acceptValues, { params, body: seen([first]) }),
    refused(409, 'order_state_conflict'),
  );
});

test('four eyes: nobody who wrote a value lets it through, in twenty tries at once beside one of another', async () => {
  const { params } = await handedOver('eyes@buyer.example');
  await reviewer.call(rejectReport, { params, body: { reason: 'I add a value myself.' } });
  assert.ok(legal);
  await admin.call(saveFact, { params, body: { ...legal, retrievedAt } });
  await author.call(submitReport, { params });
  // The admin has written one value, the author all others: both are authors.
  const check = await admin.call(contract.getReportCheck, { params });
  assert.deepEqual([check.mayDecide, check.authors.length], [false, 2]);
  const body = seen(itemsOf(check));
  await assert.rejects(admin.call(contract.acceptValues, { params, body }), refused(403, 'own_value'));
  await reviewer.call(contract.acceptValues, { params, body });
  const tries = Array.from({ length: 10 }, (_none, at) => at % 2 === 0).flatMap((isAuthor) => {
    const own = isAuthor ? author : admin;
    return [
      own.call(contract.approveChecked, { params, body: {} }),
      own.call(approveReport, { params, body: {} }),
    ];
  });
  const [own, other] = await Promise.all([
    Promise.allSettled(tries),
    reviewer.call(contract.approveChecked, { params, body: {} }),
  ]);
  assert.deepEqual(
    own.map(({ status }) => status),
    tries.map(() => 'rejected'),
  );
  assert.notEqual(other.state, 'in_review');
  const approvals = await app.services.db
    .selectFrom('order_events')
    .select('actor')
    .where('order_id', '=', params.orderId)
    .where('event', '=', 'approve')
    .execute();
  assert.equal(approvals.length, 1);
});

test('an approval without walking through is kept as one, and what was opened is counted', async () => {
  const { params } = await handedOver('unwalked@buyer.example');
  const looks = [
    { kind: 'section' as const, what: 'legal', ms: 4_000 },
    { kind: 'source' as const, what: 'Amtsgericht Kassel', ms: 2_000 },
  ];
  await reviewer.call(contract.noteLooks, { params, body: { looks } });
  const check = await reviewer.call(contract.getReportCheck, { params });
  assert.deepEqual([check.looked, check.lookers], [{ ms: 6_000, sources: 1 }, null]);
  const factId = itemsOf(check).find((item) => item.factId !== null)?.factId ?? '';
  const { evidence } = await reviewer.call(contract.getCheckEvidence, {
    params: { ...params, factId },
    query: {},
  });
  assert.ok(evidence.source.number > 0);
  await reviewer.call(approveReport, { params, body: {} });
  const seenByAdmin = await admin.call(contract.getReportCheck, { params });
  assert.equal(seenByAdmin.approval?.accepted, 0);
  assert.ok((seenByAdmin.approval?.changed ?? 0) > 5);
  assert.equal(seenByAdmin.lookers?.[0]?.ms, 6_000);
});

test('whoever is named in a comment is told by a note at the order; a stranger is not', async () => {
  const { params } = await handedOver('named@buyer.example');
  const check = await reviewer.call(contract.getReportCheck, { params });
  const [first] = itemsOf(check);
  const named = check.colleagues.find(({ name }) => name.includes('Okafor'));
  assert.ok(first && named);
  const said = { place: first.place, text: '@Okafor is it of this year?' };
  const stranger = { ...said, mentions: [crypto.randomUUID()] };
  await assert.rejects(
    reviewer.call(contract.commentOnValue, { params, body: stranger }),
    refused(404, 'unknown_colleague'),
  );
  await reviewer.call(contract.commentOnValue, { params, body: { ...said, mentions: [named.id] } });
  const mine = await author.call(readDesk, { body: { view: 'mine' } });
  assert.equal(mine.items.find(({ orderId }) => orderId === params.orderId)?.isMentioned, true);
  const { notes } = await author.call(getDeskOrder, { params });
  assert.deepEqual(
    notes.map(({ text }) => text),
    [`${first.label}: ${said.text}`],
  );
});
