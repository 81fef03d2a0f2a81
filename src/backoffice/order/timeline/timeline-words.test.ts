import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineRow } from '#workflows/read-timeline/contract.ts';
import { en } from '../../texts/en.ts';
import { timelineTitle } from './timeline-words.ts';

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
});
