import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineRow } from '#workflows/read-timeline/contract.ts';
import { en } from '../../texts/en.ts';
import { ru } from '../../texts/ru.ts';
import { timelineText, timelineTitle } from './timeline-words.ts';

const title = (what: TimelineRow['what'], event: string, details: TimelineRow['details'] = {}) =>
  timelineTitle(
    {
      ...{ key: 'a', at: '2026-11-28T10:00:00.000Z', kind: 'money', what, event, details },
      ...{ actor: 'system', actorName: null, text: null, ofId: null, mentions: [] },
    },
    { ...en, locale: 'en' },
  );
const money = { amountMinor: 9_000, currency: 'EUR' } as const;

test('nobody holds or debits anything where an order is paid by invoice', () => {
  assert.equal(title('payment', 'authorise', money), 'Amount held: €90');
  assert.equal(title('payment', 'capture', money), 'Debited: €90');
  const byInvoice = { ...money, isByInvoice: true };
  assert.equal(title('payment', 'authorise', byInvoice), 'Kept of the buyer’s limit: €90');
  assert.equal(title('payment', 'capture', byInvoice), 'Invoice made: €90');
  assert.equal(title('payment', 'seen', byInvoice), 'Looked at: books and gateway agree: €90');
  assert.equal(title('debt', 'pay', money), 'Invoice paid by transfer: €90');
});

test('what befalls a fresh hold is told apart, and what has no words yet by its own name', () => {
  assert.equal(title('payment', 'renewal_authorise'), 'Fresh hold stands');
  assert.equal(title('vat_check', 'unanswered'), 'VIES did not answer about the buyer’s VAT number');
  assert.equal(title('file', 'something_new'), 'something_new');
  assert.equal(title('research', 'hand_in', { source: 'egrul' }), 'File handed in: egrul');
  assert.equal(title('research', 'ask_again', { source: 'egrul' }), 'Asked again: egrul');
  assert.equal(title('research', 'read_again', { source: 'egrul' }), 'Read again by a newer reader: egrul');
});

test('a fresh hold is asked for before the old one ends, and after: no row says which', () => {
  assert.equal(title('payment', 'renewal_open'), 'A fresh hold asked for');
  assert.equal(ru.events.renewal.open, 'Запрошен новый резерв');
});

test('why the program did something is said in the language of the page, also in rows of before; a person is quoted', () => {
  const said = (what: TimelineRow['what'], text: string | null) => [
    timelineText({ what, text }, en),
    timelineText({ what, text }, ru),
  ];
  const left = ['Whoever ordered has left the company', 'Заказчик больше не в компании'];
  assert.deepEqual(said('mail_act', 'left_company'), left);
  assert.deepEqual(said('mail_act', 'who ordered has left the company'), left);
  assert.match(said('mail_act', 'given_on_page')[1] ?? '', /на странице заказа/);
  assert.match(said('payment', 'a fresh hold stands')[1] ?? '', /новый резерв/);
  for (const kept of ['handed_over', 'the directorship was handed over'])
    assert.deepEqual(said('payment', kept), [
      'The company has another Director',
      'У компании новый Директор',
    ]);
  const typed = 'The bank confirmed it.';
  assert.deepEqual(said('payment', typed), [typed, typed]);
  assert.deepEqual(said('note', 'left_company'), ['left_company', 'left_company']);
  assert.deepEqual(said('payment', null), ['', '']);
});
