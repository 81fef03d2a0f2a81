import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { newReference, newSessionId, paymentIdPattern, sessionIdPattern } from '../ledger/reference.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import { declineCodeOf, isLapsed } from '../payments/settle.ts';
import { signWebhook } from '../webhooks/signature.ts';
import { amountBody, emptyBody, faultBody, listQuery, paymentBody, sessionBody } from './wire.ts';

const session = {
  order_id: 'order-1',
  order_number: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount_minor: 9_000,
  currency: 'EUR',
  locale: 'ru',
  description: 'Отчёт о компании',
  success_url: 'https://shop.example/ok?x=1',
  cancel_url: 'http://127.0.0.1:3000/no',
};
const isTaken = (change: object) => sessionBody.safeParse({ ...session, ...change }).success;

test('what a merchant sends is taken whole, and what is left out is nothing', () => {
  const { time_zone, details } = sessionBody.parse(session);
  assert.deepEqual([time_zone, details], [null, []]);
  for (const change of [
    { attempt: 0 },
    { attempt: 10_000 },
    { amount_minor: 1 },
    { amount_minor: 99_999_999 },
    { order_id: 'x'.repeat(100) },
    { description: '😀'.repeat(250) },
    { time_zone: 'Asia/Omsk' },
    { details: Array.from({ length: 8 }, () => ({ name: 'a', value: 'b' })) },
  ])
    assert.ok(isTaken(change), JSON.stringify(change));
});

test('what is wrong in any field is refused', () => {
  for (const change of [
    { order_id: '' },
    { order_id: 'x'.repeat(101) },
    { order_number: 'a\nb' },
    { attempt: -1 },
    { attempt: 10_001 },
    { attempt: 1.5 },
    { route: 'charge' },
    { amount_minor: 0 },
    { amount_minor: 100_000_000 },
    { amount_minor: '9000' },
    { currency: 'CHF' },
    { locale: 'de' },
    { time_zone: 'Moon/Base' },
    { description: 'a\u0000b' },
    { details: Array.from({ length: 9 }, () => ({ name: 'a', value: 'b' })) },
    { details: [{ name: '', value: 'b' }] },
    { details: [{ name: 'a', value: 'b', more: 1 }] },
    { unknown: 1 },
  ])
    assert.ok(!isTaken(change), JSON.stringify(change));
});

test('a payer is sent back to a page of the web and to nothing else', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/',
    '/relative',
    'https://',
    'https://user@shop.example/',
    `https://shop.example/${'x'.repeat(2_000)}`,
    'https://shop.example/\n',
  ])
    for (const field of ['success_url', 'cancel_url'])
      assert.ok(!isTaken({ [field]: address }), `${field} ${address}`);
});

test('amounts, empty bodies, lists and faults have one form', () => {
  const said = (shape: { safeParse(value: unknown): { success: boolean } }, ...values: unknown[]) =>
    values.map((value) => shape.safeParse(value).success);
  assert.deepEqual(
    said(amountBody, { amount_minor: 1 }, { amount_minor: 0 }, {}, { amount_minor: 1, x: 1 }),
    [true, false, false, false],
  );
  assert.deepEqual(said(emptyBody, {}, null, undefined, { x: 1 }, 'x'), [true, true, true, false, false]);
  const since = '2026-11-20T10:00:00Z';
  const cursor = newReference('payment');
  assert.equal(listQuery.parse({ since }).limit, 50);
  assert.deepEqual(
    said(
      listQuery,
      { since, cursor },
      { since, limit: '100' },
      { since, limit: '101' },
      { since, limit: '0' },
      { since, cursor: 'x' },
      {},
    ),
    [true, true, false, false, false, false],
  );
  assert.deepEqual(
    said(
      faultBody,
      { call: 'capture', mode: 'drop_after' },
      { call: 'capture', mode: 'delay', ms: 600_000, times: 1_000 },
      { call: 'capture', mode: 'delay', ms: 600_001 },
      { call: 'capture', mode: 'explode' },
      { call: 'capture', mode: 'delay', times: 0 },
      { webhooks: 'drop', call: 'capture' },
    ),
    [true, true, false, false, false, false],
  );
});

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
// Rows as the table gives them; what no test asks about is left out.
const row = (change: Partial<PaymentRow>) =>
  ({
    id: 'pay_1',
    card_token: 'card_1',
    capture_before: later(1),
    session_expires_at: later(1),
    created_at: now,
    ...change,
  }) as PaymentRow;

test('a payment shows its page while it can be paid, its card once the issuer said yes, its end while it is held', () => {
  for (const [status, hasPage, hasCard, hasEnd] of [
    ['open', true, false, false],
    ['requires_action', true, false, false],
    ['authorised', false, true, true],
    ['verified', false, true, false],
    ['captured', false, true, false],
    ['declined', false, false, false],
    ['voided', false, false, false],
    ['expired', false, false, false],
  ] as const) {
    const { hosted_url, card_token, capture_before } = paymentBody(
      row({ status }),
      'https://cards.example/pay',
    );
    assert.deepEqual(
      [hosted_url, card_token, capture_before].map((value) => value !== null),
      [hasPage, hasCard, hasEnd],
      status,
    );
  }
  assert.equal(paymentBody(row({ status: 'authorised', capture_before: null }), '').capture_before, null);
});

test('a hold and a page run out to the millisecond, and nothing else does', () => {
  const end = later(0);
  const ends = (status: PaymentRow['status'], at: Date) =>
    isLapsed(row({ status, capture_before: end, session_expires_at: end }), at);
  for (const status of ['open', 'requires_action', 'authorised'] as const)
    assert.deepEqual([ends(status, later(-1)), ends(status, end)], [false, true], status);
  for (const status of ['verified', 'captured', 'declined', 'voided', 'expired'] as const)
    assert.equal(ends(status, later(1e9)), false, status);
  assert.equal(isLapsed(row({ status: 'authorised', capture_before: null }), later(1e9)), false);
});

test('what an issuer says of a card is the same for both ways but for the one that may only be verified', () => {
  for (const [behaviour, hold, verify] of [
    ['ok', undefined, undefined],
    ['challenge', undefined, undefined],
    ['always_challenge', undefined, undefined],
    ['challenge_then_decline', 'generic_decline', 'generic_decline'],
    ['decline_hold', 'generic_decline', undefined],
    ['insufficient_funds', 'insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card', 'expired_card'],
  ] as const)
    assert.deepEqual(
      [declineCodeOf(behaviour, 'hold'), declineCodeOf(behaviour, 'verify')],
      [hold, verify],
      behaviour,
    );
});

test('names of objects are their kind and chance; a page’s secret is longer', () => {
  const names = Array.from({ length: 200 }, () => newReference('payment'));
  assert.equal(new Set(names).size, 200);
  for (const name of names) assert.match(name, paymentIdPattern);
  assert.match(newSessionId(), sessionIdPattern);
  assert.match(newReference('event'), /^evt_[0-9a-f]{24}$/);
});

test('a signature is of the second and the body, as the documents say', () => {
  const t = Math.floor(now.getTime() / 1_000);
  const expected = createHmac('sha256', 'whsec').update(`${t}.{"a":1}`).digest('hex');
  assert.equal(signWebhook('{"a":1}', 'whsec', new Date(now.getTime() + 999)), `t=${t},v1=${expected}`);
  assert.notEqual(
    signWebhook('{"a":1}', 'whsec', new Date(now.getTime() + 1_000)).split(',')[1],
    `v1=${expected}`,
  );
});
