import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#kernel/locale.ts';
import { mailContext as context, sampleOrder as order } from '#testing/samples/sample-order.ts';
import { orderMail } from './mails.ts';
import { notices } from './notices.ts';
import { moneyWords } from './order-facts.ts';

const kinds = [...notices, 'report'] as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (kind: (typeof kinds)[number], card: 'held' | 'verified' | 'untouched' = 'held') =>
  plain(moneyWords(kind, order, { card, refund: '€30' }));

test('every mail names order, price and where the money stands, in HTML as in text', () => {
  for (const locale of locales) {
    for (const kind of kinds) {
      const { text, html } = orderMail(kind, { ...order, locale }, context);
      assert.ok(text.includes(`${locale === 'ru' ? 'Заказ' : 'Order'}: ${order.number}\n`), kind);
      assert.ok(html.includes(`>${order.number}</td>`), kind);
      const line = /^(?:Price|Цена): (.+)$/m.exec(text)?.[1] ?? '';
      assert.match(plain(line), /80/, kind);
      // The page of a mail is typeset, its text is not.
      assert.ok(plain(html).includes(`>${plain(line)}</td>`), kind);
    }
  }
});

test('a reservation is named only where there is or was one', () => {
  assert.equal(said('accepted'), '€80, reserved, not charged');
  assert.equal(said('accepted', 'verified'), '€80, card verified, not charged');
  for (const kind of ['cancelled', 'not_found'] as const) {
    assert.match(said(kind), /reservation released, nothing charged/);
    for (const card of ['verified', 'untouched'] as const) assert.doesNotMatch(said(kind, card), /released/);
  }
});

test('before the report is sent no mail says that anything was charged, afterwards none that nothing was', () => {
  const before = notices.slice(0, notices.indexOf('payment_problem'));
  for (const kind of [...before, 'question_reminder', 'funds_reminder'] as const)
    assert.match(said(kind), /not charged|nothing charged/, kind);
  for (const kind of ['charged', 'claim_received', 'claim_rejected', 'refunded', 'review_request'] as const)
    assert.match(said(kind), /€80, charged/, kind);
  assert.match(said('payment_reminder'), /not paid yet/);
  assert.match(said('refunded'), /€30 goes back to you/);
});

test('a corrected report was charged before, the first one is charged with its mail', () => {
  assert.equal(said('report'), '€80, charged now');
  const corrected = moneyWords('report', { ...order, revision: 2 }, { card: 'held', refund: '' });
  assert.match(plain(corrected), /charged before, nothing more now/);
});

test('who took a thin report for a share is told the share', () => {
  const taken = { ...order, agreedMinor: 4000 };
  assert.equal(plain(moneyWords('charged', taken, { card: 'held', refund: '' })), '€40, charged');
});

test('of an order that is paid by invoice no mail speaks of a card, in any language', () => {
  const invoice = { number: 'I-2026-000042', dueOn: '2026-12-12' };
  // These ask for a card, because nothing is kept of the limit any more, or are of cards alone.
  const ofCards = ['funds_needed', 'funds_reminder', 'payment_problem', 'payment_reminder', 'reopened'];
  for (const locale of locales)
    for (const kind of kinds.filter((one) => ![...ofCards, 'hold_ending', 'refund_failed'].includes(one))) {
      const { subject, text } = orderMail(kind, { ...order, locale }, { ...context, invoice });
      assert.doesNotMatch(`${subject} ${text}`, /\bcards?\b|карт[аеуыой]/i, `${kind} ${locale}`);
    }
  const { subject, text } = orderMail('charged', order, { ...context, invoice });
  assert.equal(subject, `Invoice I-2026-000042 for order ${order.number}`);
  assert.match(plain(text), /by 12 December 2026 and name I-2026-000042/);
  assert.equal(
    moneyWords('report', order, { card: 'held', refund: '', invoice }),
    '€80, the invoice follows',
  );
});
