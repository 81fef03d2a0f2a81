import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { type ApiClient, ApiProblem } from '#kernel/api-client.ts';
import { everyLanguageOf, inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { order } from '#testing/buyer.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { signIn } from '#testing/people.ts';
import { confirmFindings } from '#testing/research/confirm-findings.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { chooseShare } from '#workflows/offer-share/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import {
  approveReport,
  assignOrder,
  confirmEvidence,
  excuseSection,
  getStaffOrder,
  listQueue,
  nameSource,
  rejectReport,
  saveFact,
  submitReport,
  tickWorkItem,
} from './contract.ts';

let app: TestApp;
let researcher: ApiClient;
let reviewer: ApiClient;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  [researcher, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
});
after(() => app.close());

async function paidOrder(locale: Locale, email: string) {
  const placed = await order(app, { locale, email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  return { placed, orderId, params: { orderId } };
}

/** What a refused hand-over names, as `code subject`. */
async function refusals(work: Promise<unknown>): Promise<string[]> {
  const refused = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refused instanceof ApiProblem, 'it is refused');
  assert.deepEqual([refused.status, refused.code], [409, 'report_not_ready']);
  return refused.value.map(({ code, field = '' }) => `${code} ${field}`);
}

const legal = demoFacts.find(({ field }) => field === 'court_cases');
const retrievedAt = new Date().toISOString();

test('a court search that cites the company register is handed over only with somebody’s reason', async () => {
  const { orderId, params } = await paidOrder('en', 'evidence@buyer.example');
  await prepareReport(researcher, orderId);
  await reviewer.call(rejectReport, { params, body: { reason: 'Look at the courts again.' } });
  assert.ok(legal);
  const cited = {
    ...legal,
    source: 'Handelsregister B Kassel',
    sourceRu: 'Торговый реестр Касселя',
    retrievedAt,
  };
  await researcher.call(saveFact, { params, body: cited });
  assert.deepEqual(await refusals(researcher.call(submitReport, { params })), ['evidence_unfit legal']);
  const { obstacles } = await researcher.call(getStaffOrder, { params });
  assert.match(obstacles[0]?.text ?? '', /Court cases: “Handelsregister B Kassel” cannot be the source/);

  const reason = 'The local court files its insolvencies there.';
  const factIds = obstacles[0]?.factIds ?? [];
  await researcher.call(confirmEvidence, { params, body: { factIds, reason } });
  await researcher.call(submitReport, { params });
  const seen = await reviewer.call(getStaffOrder, { params });
  const facts = seen.dossier?.sections.flatMap((section) => section.facts) ?? [];
  const confirmed = facts.find(({ field }) => field === 'court_cases')?.confirmation;
  assert.equal(confirmed?.reason, reason);
  assert.match(confirmed?.by ?? '', /^account:/);
  await assert.rejects(
    researcher.call(confirmEvidence, { params, body: { factIds, reason } }),
    (error) => error instanceof ApiProblem && error.status === 409,
  );
});

test('steps that contradict the facts are refused, at the hand-over and at the approval', async () => {
  const { placed, orderId, params } = await paidOrder('en', 'steps@buyer.example');
  await prepareReport(researcher, orderId);
  await reviewer.call(rejectReport, { params, body: { reason: 'The steps are wrong.' } });
  for (const kind of ['court', 'sanctions'] as const)
    await researcher.call(tickWorkItem, { params, body: { kind, outcome: 'found' } });
  assert.deepEqual(await refusals(researcher.call(submitReport, { params })), [
    'step_contradicts_facts court',
    'step_contradicts_facts sanctions',
  ]);
  for (const kind of ['court', 'sanctions'] as const)
    await researcher.call(tickWorkItem, { params, body: { kind, outcome: 'nothing_found' } });
  await researcher.call(submitReport, { params });
  // As an order that was handed over before the rule: the second person finds it out.
  const { db } = app.services;
  const sanctions = () =>
    db.updateTable('work_items').where('order_id', '=', orderId).where('kind', '=', 'sanctions');
  await sanctions().set({ outcome: 'found' }).execute();
  assert.deepEqual(await refusals(reviewer.call(approveReport, { params })), [
    'step_contradicts_facts sanctions',
  ]);
  await sanctions().set({ outcome: 'nothing_found' }).execute();
  await approve(reviewer, orderId);
  const { order: told } = await placed.client.call(trackOrder, { params: placed.params });
  assert.deepEqual(
    told.workItems.map(({ kind, outcome }) => `${kind} ${outcome}`),
    ['register found', 'court nothing_found', 'sanctions nothing_found', 'accounts found', 'interview found'],
  );
});

test('every section that is sold speaks, and every source has two names', async () => {
  const { params } = await paidOrder('en', 'sections@buyer.example');
  await researcher.call(assignOrder, { params });
  for (const kind of ['register', 'court', 'sanctions', 'accounts', 'interview'] as const) {
    const outcome = kind === 'register' ? 'found' : 'unavailable';
    await researcher.call(tickWorkItem, { params, body: { kind, outcome } });
  }
  const missing = await refusals(researcher.call(submitReport, { params }));
  for (const section of ['summary', 'owners', 'group', 'partners', 'payments', 'financials', 'country'])
    assert.ok(missing.includes(`section_missing ${section}`), section);
  // What the register found stands for nothing before a person stands by it.
  assert.ok(missing.includes('value_unconfirmed identification'));
  await confirmFindings(researcher, params.orderId);
  const source = 'Bundesanzeiger';
  for (const line of missing) {
    const [code, section] = line.split(' ');
    if (code !== 'section_missing') continue;
    const body = { section: section as 'group', reason: 'source_unavailable' as const, source };
    await researcher.call(excuseSection, { params, body });
  }
  assert.deepEqual(await refusals(researcher.call(submitReport, { params })), [
    `source_one_language ${source}`,
  ]);
  await researcher.call(nameSource, { params, body: { source, sourceRu: 'Федеральный вестник Германии' } });
  await researcher.call(submitReport, { params });
});

test('a thin report is approved only with a reason, which mail and documents carry', async () => {
  const thinReason = everyLanguageOf(
    { ru: 'Реестр этой страны публикует только названия и номера.' },
    'The register of this country publishes names and numbers only.',
  );
  for (const locale of ['en', 'ru'] as const) {
    const email = `thin-${locale}@buyer.example`;
    const { placed, orderId, params } = await paidOrder(locale, email);
    await prepareReport(researcher, orderId, undefined, undefined, { isThin: true });
    const { dossier } = await reviewer.call(getStaffOrder, { params });
    assert.equal(dossier?.isThin, true);
    const isRefused = (code: string) => (error: unknown) =>
      error instanceof ApiProblem && error.code === code;
    await assert.rejects(reviewer.call(approveReport, { params }), isRefused('thin_report_needs_reason'));
    const oneLanguage = { thinReason: inEveryLanguage(() => thinReason.en) };
    await assert.rejects(
      reviewer.call(approveReport, { params, body: oneLanguage }),
      isRefused('thin_reason_language'),
    );
    await approve(reviewer, orderId, undefined, thinReason);
    const { order: asked, shareOffer } = await placed.client.call(trackOrder, { params: placed.params });
    // This client reads English, whatever the order's mails are written in.
    assert.deepEqual([asked.state, shareOffer?.reason], ['share_offered', thinReason.en]);
    const shareMinor = shareOffer?.shareMinor;
    await placed.client.call(chooseShare, { params: placed.params, body: { choice: 'take', shareMinor } });
    await app.services.outbox.drain();
    const rows = await app.services.db.selectFrom('mailbox_messages').select(['raw', 'recipients']).execute();
    const mails = await Promise.all(
      rows.filter(({ recipients }) => recipients.includes(email)).map(({ raw }) => PostalMime.parse(raw)),
    );
    const report = mails.find(({ attachments }) => attachments.length === 2);
    const text = report?.text ?? '';
    assert.ok(text.includes(thinReason[locale]), 'the mail says why');
    assert.ok(!text.includes(thinReason[locale === 'en' ? 'ru' : 'en']));
    const after = await reviewer.call(getStaffOrder, { params });
    assert.deepEqual(after.dossier?.thinReason, thinReason);
    const { order: told, payment } = await placed.client.call(trackOrder, { params: placed.params });
    assert.equal(payment.dueMinor, shareMinor, 'only the share is debited');
    assert.ok((shareMinor ?? 0) < told.priceMinor);
    assert.equal(told.state === 'report_sent' || told.state === 'completed', true);
  }
});
