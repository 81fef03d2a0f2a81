import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { dayMs, hourMs } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { orderProblems } from '#modules/orders/service.ts';
import { missingDataReasonInput, sectionsOfKinds } from '#modules/reports/contract.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { endShareOffers } from './end-offers.ts';
import { createOfferShare } from './offer-share.ts';

let rooms: OrderRooms;
let offerShare: ReturnType<typeof createOfferShare>;
before(async () => {
  rooms = await openOrderRooms();
  offerShare = createOfferShare(rooms);
});
after(() => rooms?.close());

const clerk = {
  kind: 'account',
  accountId: '0198f3c2-0000-7000-8000-00000000000a',
  role: 'Manager',
} as const;
const reason = everyLanguageOf(
  { ru: 'Реестр этой страны публикует только названия и номера.' },
  'The register of this country publishes names and numbers only.',
);

/** An order with a hold, whose buyer has just been asked about a report without a single fact. */
async function asked() {
  const placed = await rooms.place();
  rooms.gateway.say(placed.gatewayId, {
    status: 'authorised',
    captureBefore: new Date(rooms.clock.now().getTime() + 60 * dayMs),
  });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, 'share_offered');
  await rooms.db.transaction().execute(async (tx) => {
    const { id } = await rooms.reports.openDossier(tx, { orderId: placed.id, revision: 1 });
    for (const section of sectionsOfKinds.credit.filter((code) => code !== 'sources')) {
      const given = missingDataReasonInput.parse({ section, reason: 'not_published', source: 'Register' });
      await rooms.reports.giveMissingDataReason(tx, id, given, clerk);
    }
    const order = await rooms.orders.get(tx, placed.id);
    const dossier = await rooms.reports.getDossier(tx, placed.id, 1);
    await offerShare.ask(tx, order, dossier, { reason, actor: clerk });
  });
  const [offer] = await rooms.shareOffers.list(rooms.db, placed.id);
  assert.ok(offer !== undefined);
  return { ...placed, offer };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const stand = async ({ id, payment }: Asked) => {
  const order = await rooms.orders.get(rooms.db, id);
  const { state } = await rooms.payments.get(rooms.db, payment.id);
  return [order.state, order.agreedMinor, state] as const;
};
const refused = (problem: { code: string }) => ({ code: problem.code });
/** The mail server takes the question. */
const mailed = ({ id }: Asked) =>
  rooms.sentMails.note(rooms.db, {
    ...{
      orderId: id,
      revision: 1,
      kind: 'share_question',
      mailKey: `question-${id}`,
      recipient: 'b@demo.example',
    },
    ...{ subject: 'Choose', response: '250', isCopy: false, wishId: null, reason: null, card: null },
  });
const failures: unknown[] = [];
const end = () =>
  endShareOffers({ ...rooms, offerShare, reportOrder: (_id, error) => void failures.push(error) });

it('is asked with the share of the published table; nothing is debited or sealed before the answer', async () => {
  const placed = await asked();
  const { offer, payment } = placed;
  assert.deepEqual([offer.completenessPercent, offer.sharePercent], [0, 25]);
  assert.equal(offer.share.amountMinor, payment.amountMinor / 4);
  assert.deepEqual(await stand(placed), ['share_offered', null, 'authorised']);
  assert.equal((await rooms.reports.getDossier(rooms.db, placed.id, 1)).sealedAt, null);
  const seen = await rooms.trackOrder.track(placed.secret, 'ru');
  assert.deepEqual(
    [seen.shareOffer?.shareMinor, seen.shareOffer?.reason, seen.shareOffer?.mayWait, seen.mayCancel],
    [offer.share.amountMinor, reason.ru, true, false],
  );
});

it('taken: the share is the price, the report is sealed with its reason, and its delivery waits', async () => {
  const placed = await asked();
  const shareMinor = placed.offer.share.amountMinor;
  const other = offerShare.choose(placed.secret, { choice: 'take', shareMinor: shareMinor - 1 });
  await assert.rejects(other, refused(orderProblems.wrongState), 'another share than the one shown');
  await offerShare.choose(placed.secret, { choice: 'take', shareMinor });
  assert.deepEqual(await stand(placed), ['ready', shareMinor, 'authorised']);
  const dossier = await rooms.reports.getDossier(rooms.db, placed.id, 1);
  assert.deepEqual(dossier.thinReason, { ...reason, by: `account:${clerk.accountId}` });
  const again = offerShare.choose(placed.secret, { choice: 'cancel' });
  await assert.rejects(again, refused(orderProblems.wrongState));
});

it('cancelled: the hold goes back and nothing is owed', async () => {
  const placed = await asked();
  await offerShare.choose(placed.secret, { choice: 'cancel' });
  assert.deepEqual(await stand(placed), ['cancelled', null, 'void_due']);
  await rooms.outbox.drain();
  assert.deepEqual(await stand(placed), ['cancelled', null, 'voided']);
});

it('waits until a day within its bounds; on that day the buyer is asked once more, and can still take it', async () => {
  const placed = await asked();
  const dayAfter = (days: number) =>
    new Date(rooms.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const waitUntil of [undefined, 'soon', dayAfter(0), dayAfter(31)])
    await assert.rejects(
      offerShare.choose(placed.secret, { choice: 'wait', waitUntil }),
      refused(orderProblems.waitDayWrong),
      waitUntil,
    );
  await offerShare.choose(placed.secret, { choice: 'wait', waitUntil: dayAfter(30) });
  assert.deepEqual(await stand(placed), ['awaiting_more', null, 'authorised']);
  const { dueMax } = await rooms.orders.get(rooms.db, placed.id);
  assert.equal(dueMax?.toISOString(), `${dayAfter(30)}T15:00:00.000Z`);
  await end();
  assert.equal((await stand(placed))[0], 'awaiting_more', 'the day has not come');
  rooms.clock.advance(31 * dayMs);
  await Promise.all([end(), end()]);
  assert.equal((await stand(placed))[0], 'share_offered');
  const offers = await rooms.shareOffers.list(rooms.db, placed.id);
  assert.deepEqual(
    offers.map(({ choice }) => choice),
    ['wait', null],
  );
  assert.equal((await rooms.trackOrder.track(placed.secret, 'en')).shareOffer?.mayWait, false);
  await offerShare.choose(placed.secret, { choice: 'take' });
  assert.deepEqual(await stand(placed), ['ready', placed.offer.share.amountMinor, 'authorised']);
});

it('silence is the share after five days in which the question was there, and never where it did not arrive', async () => {
  const [told, untold, returned] = [await asked(), await asked(), await asked()];
  await mailed(told);
  await mailed(returned);
  await rooms.db
    .transaction()
    .execute((tx) => rooms.orders.noteDeliveryProblem(tx, returned.id, 'mailbox unknown'));
  rooms.clock.advance(5 * dayMs - hourMs);
  await end();
  assert.equal((await stand(told))[0], 'share_offered');
  rooms.clock.advance(2 * hourMs);
  await Promise.all([end(), end()]);
  assert.deepEqual(await stand(told), ['ready', told.offer.share.amountMinor, 'authorised']);
  assert.equal((await rooms.shareOffers.latest(rooms.db, told.id))?.choice, 'silence');
  for (const one of [untold, returned])
    assert.deepEqual(await stand(one), ['share_offered', null, 'authorised']);
  assert.deepEqual(failures, []);
});

it('work that goes on after a wait is approved anew: full at the whole price, thin with a question of its own', async () => {
  const placed = await asked();
  const waitUntil = placed.offer.waitLatest.toISOString().slice(0, 10);
  await offerShare.choose(placed.secret, { choice: 'wait', waitUntil });
  await rooms.db.transaction().execute(async (tx) => {
    await rooms.orders.apply(tx, placed.id, 'take_up', { actor: system });
    await rooms.orders.apply(tx, placed.id, 'submit', { actor: system });
  });
  rooms.clock.advance(40 * dayMs);
  await end();
  assert.equal((await stand(placed))[0], 'in_review', 'nobody asks while somebody works on it');
  await assert.rejects(
    offerShare.choose(placed.secret, { choice: 'take' }),
    refused(orderProblems.wrongState),
    'what is being rewritten cannot be taken',
  );
});
