import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OrderState, orderStates } from '#modules/orders/order-states.ts';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { orderSteps } from './timeline.ts';

function trackedIn(state: OrderState, passed: readonly OrderState[] = []): TrackedOrder {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    order: {
      number: 'CC-1',
      state,
      revision: 1,
      countryCode: 'de',
      countryName: 'Germany',
      reportContentTypeId: 'credit',
      subject: {
        kind: 'request',
        request: { name: 'A', regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' },
      },
      tariffName: 'Standard',
      priceMinor: 4500,
      agreedMinor: null,
      late: null,
      currency: 'EUR',
      minDays: 1,
      maxDays: 3,
      email: 'a@b.example',
      buyer: null,
      timeZone: null,
      placedAt: at,
      startedAt: null,
      dueMin: null,
      dueMax: null,
      dueBy: null,
      sentAt: null,
      endReason: '',
      workItems: [],
      clarifications: [],
      events: [...passed, state].map((reached) => ({ event: 'moved', state: reached, at })),
    },
    debt: null,
    payment: {
      attempt: 1,
      isByInvoice: false,
      route: 'hold',
      state: 'authorised',
      amountMinor: 4500,
      dueMinor: null,
      capturedMinor: 0,
      currency: 'EUR',
      cardBrand: null,
      cardLast4: null,
      declineCode: null,
      captureBefore: null,
      capturedAt: null,
    },
    shareOffer: null,
    mayCancel: false,
    mayPay: false,
    isUndelivered: false,
    hasReport: false,
    mayClaim: false,
    claims: [],
    mayAddFiles: false,
    files: [],
  };
}
const read = (state: OrderState, passed?: readonly OrderState[]) =>
  orderSteps(trackedIn(state, passed)).map((step) => `${step.key} ${step.state}`);

test('an order in work shows what is done, what is going on and what is to come', () => {
  assert.deepEqual(read('in_progress', ['queued']), [
    'placed done',
    'paid done',
    'research current',
    'review waiting',
    'sent waiting',
    'charged waiting',
  ]);
});

test('while its buyer is asked about a thin report the second person is done, and the choice is what goes on', () => {
  assert.deepEqual(read('share_offered', ['queued', 'in_review']), [
    'placed done',
    'paid done',
    'research done',
    'review done',
    'choice current',
    'sent waiting',
    'charged waiting',
  ]);
  assert.ok(!read('awaiting_more', ['queued', 'in_review', 'share_offered']).join().includes('choice'));
});

test('the card is charged only after the report is sent', () => {
  for (const state of orderStates) {
    const steps = read(state);
    const isCharged = steps.includes('charged done') || steps.includes('charged current');
    assert.ok(!isCharged || steps.includes('sent done'), state);
  }
});

test('a cancelled order ends where it stopped', () => {
  assert.deepEqual(read('cancelled'), ['placed done', 'ending stopped']);
  assert.deepEqual(read('cancelled', ['queued']), ['placed done', 'paid done', 'ending stopped']);
});

test('every state but the finished ones has exactly one current or stopped step', () => {
  for (const state of orderStates) {
    const open = read(state).filter((step) => /current|stopped/.test(step)).length;
    assert.equal(open, ['completed', 'refunded'].includes(state) ? 0 : 1, state);
  }
});
