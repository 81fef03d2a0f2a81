import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '#kernel/api-client.ts';
import { workItemKinds } from '#modules/orders/contract.ts';
import { type OrderState, rowOf } from '#modules/orders/order-states.ts';
import { grantRefund, listOrderClaims, proposeRefund } from '#workflows/decide-claim/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import {
  approveReport,
  assignOrder,
  getStaffOrder,
  submitReport,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';
import {
  cancelOrder,
  checkPayment,
  makeClaim,
  payOrder,
  trackOrder,
} from '#workflows/track-order/contract.ts';
import { cards, orderBody } from '../buyer.ts';
import { demoFacts } from '../demo-facts.ts';
import { confirmFindings } from '../research/confirm-findings.ts';
import { writeFacts } from '../research/write-dossier.ts';
import { explainTheRest, outcomes } from '../staff-work.ts';
import { type Callers, orRefused } from './callers.ts';

/** What a buyer of the run does; most simply pay. */
export const journeyKinds = {
  held: { share: 48, ends: ['completed'] },
  verified: { share: 18, ends: ['completed'] },
  challenged: { share: 6, ends: ['completed'] },
  declined: { share: 8, ends: ['completed'] },
  'without funds': { share: 8, ends: ['completed'] },
  cancelled: { share: 4, ends: ['cancelled', 'completed'] },
  abandoned: { share: 4, ends: ['cancelled'] },
  claimed: { share: 4, ends: ['refunded', 'completed'] },
} as const satisfies Record<string, { share: number; ends: readonly OrderState[] }>;
export type JourneyKind = keyof typeof journeyKinds;

/** Of every journey: what is known of its order. */
export type Journey = {
  readonly index: number;
  readonly kind: JourneyKind;
  number?: string;
  secret?: string;
  orderId?: string;
  problem?: string;
};

export type JourneyWorld = Readonly<{
  callers: Callers;
  /** Something may happen to a process while the next step is under way. */
  step(): void;
  idOf(number: string): Promise<string>;
  stateOf(orderId: string): Promise<OrderState>;
  now(): Date;
  chance(share: number): boolean;
}>;

const pollMs = 150;
const waitLimitMs = 150_000;
const cardOf = { challenged: '4000 0000 0000 3220', 'without funds': '4000 0000 0000 0341' } as const;

/** One buyer, and the staff who work on the order, from the search to the approval and what comes after it. */
export async function live(world: JourneyWorld, journey: Journey): Promise<void> {
  const { callers, step } = world;
  const { visitor } = callers;
  const { kind, index } = journey;
  const speed = kind === 'verified' || kind === 'without funds' ? 'slowest' : 'quickest';
  const email = `buyer${index}@chaos.example`;
  const body = await orderBody(visitor, { speed, email });
  step();
  const placed = await visitor.call(placeOrder, { body, idempotencyKey: randomUUID() });
  journey.number = placed.number;
  journey.secret = placed.secret;
  const params = { secret: placed.secret };
  journey.orderId = await world.idOf(placed.number);
  const { orderId } = journey;
  if (kind === 'abandoned') return;

  if (kind === 'declined') await pay(world, params, placed.paymentUrl, cards.declined, orderId);
  const first = kind === 'challenged' || kind === 'without funds' ? cardOf[kind] : cards.accepted;
  await pay(world, params, kind === 'declined' ? null : placed.paymentUrl, first, orderId);
  if (kind === 'cancelled') {
    step();
    await orRefused(visitor.call(cancelOrder, { params }));
    if ((await world.stateOf(orderId)) === 'cancelled') return;
  }
  await prepare(world, orderId);
  const isThere = (state: OrderState) => state === 'funds_needed' || rowOf(state).isSent;
  if (kind === 'without funds') {
    if ((await until(world, orderId, isThere)) === 'funds_needed')
      await pay(world, params, null, cards.accepted, orderId);
  }
  if (kind === 'claimed') await claim(world, params, orderId);
}

/** Until the payment is beyond the card page; each try looks anew, as a buyer who reloads the page. */
async function pay(
  { callers, step, stateOf, chance }: JourneyWorld,
  params: { secret: string },
  firstUrl: string | null,
  card: string,
  orderId: string,
): Promise<void> {
  const { visitor } = callers;
  const waiting: readonly OrderState[] = ['awaiting_payment', 'funds_needed'];
  const began = performance.now();
  let url = firstUrl;
  let isPaid = false;
  for (;;) {
    if (!waiting.includes(await stateOf(orderId))) return;
    if (performance.now() - began > waitLimitMs) throw new Error('paid in vain');
    if (!isPaid) {
      url ??= (await orRefused(visitor.call(payOrder, { params })))?.paymentUrl ?? null;
      step();
      isPaid = url !== null && (await payOn(url, card));
      // Where a page takes another card, the payment is not declined: it waits for that one.
      if (isPaid && card === cards.declined) return;
      if (!isPaid) url = null;
    }
    // Most come back to the site; the others have closed the page, and a webhook has to do.
    const tracked = await visitor.call(chance(0.7) ? checkPayment : trackOrder, { params });
    if (isPaid && tracked.payment.state === 'declined') {
      isPaid = false;
      url = null;
    }
    await wait(pollMs);
  }
}

/** Answers whether the page has taken the card, now or before. */
async function payOn(url: string, number: string): Promise<boolean> {
  try {
    const page = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await page.text();
    if (page.status === 200) {
      const form = new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'CHAOS BUYER' });
      const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
      await answer.text();
      if (answer.status >= 500 || answer.status === 404) return false;
    } else if (page.status !== 303) return false;
    const asked = `${url}/challenge`;
    const challenge = await fetch(asked, { redirect: 'manual' });
    await challenge.text();
    if (challenge.status !== 200) return true;
    const code = new URLSearchParams({ code: '123456' });
    const answer = await fetch(asked, { method: 'POST', body: code, redirect: 'manual' });
    await answer.text();
    return answer.status === 303;
  } catch {
    return false; // nobody there: the buyer tries again
  }
}

/** The staff's part; goes on from wherever it stands, as an answer may have been lost. */
async function prepare(world: JourneyWorld, orderId: string): Promise<void> {
  const { callers, step, stateOf, now } = world;
  const researcher = callers.staff('manager');
  const reviewer = callers.staff('reviewer');
  const params = { orderId };
  let refusals = 0;
  for (;;) {
    const state = await stateOf(orderId);
    step();
    if (state === 'queued') await orRefused(researcher.call(assignOrder, { params }));
    else if (state === 'in_progress') await write(researcher, orderId, now());
    else if (state === 'in_review') {
      const call = reviewer.call(approveReport, { params, body: {} });
      await (refusals < 5 ? orRefused(call) : call);
      refusals += 1;
    } else if (rowOf(state).stepsDone >= 4 || state === 'cancelled') return;
    else await wait(pollMs);
  }
}

async function write(researcher: ApiClient, orderId: string, now: Date): Promise<void> {
  const params = { orderId };
  await writeFacts(researcher, orderId, demoFacts, now);
  await confirmFindings(researcher, orderId);
  await explainTheRest(researcher, orderId);
  for (const kind of workItemKinds) {
    const outcome = outcomes[kind];
    await orRefused(researcher.call(tickWorkItem, { params, body: { kind, outcome } }));
  }
  try {
    await researcher.call(submitReport, { params });
  } catch (error) {
    // Handed over by a call whose answer was lost, or is something missing?
    const { order: now } = await researcher.call(getStaffOrder, { params });
    if (now.state === 'in_progress') throw error;
  }
}

/** A buyer who gets a part of the money back. */
async function claim(world: JourneyWorld, params: { secret: string }, orderId: string): Promise<void> {
  const { callers, step, stateOf } = world;
  await until(world, orderId, (state) => state === 'completed');
  const text = 'The report names a director who left in spring; the register shows another one.';
  step();
  await orRefused(callers.visitor.call(makeClaim, { params, body: { text } }));
  // Not by the one who has written the report.
  const reviewer = callers.staff('reviewer');
  const { claims } = await reviewer.call(listOrderClaims, { params: { orderId } });
  const claimId = claims[0]?.id;
  if (claimId === undefined) return;
  const refund = { params: { orderId, claimId }, body: { amountMinor: 1_000 } };
  step();
  await orRefused(
    reviewer.call(proposeRefund, {
      ...refund,
      body: { ...refund.body, text: 'You are right: we give a part of it back.', language: 'en' },
    }),
  );
  step();
  if ((await stateOf(orderId)) === 'claim_open')
    await orRefused(callers.staff('admin').call(grantRefund, refund));
}

async function until(
  { stateOf }: JourneyWorld,
  orderId: string,
  isThere: (state: OrderState) => boolean,
): Promise<OrderState> {
  const began = performance.now();
  for (;;) {
    const state = await stateOf(orderId);
    if (isThere(state)) return state;
    if (performance.now() - began > waitLimitMs) throw new Error(`waited in vain, it is ${state}`);
    await wait(pollMs);
  }
}
