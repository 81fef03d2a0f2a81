import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  mailContext as context,
  sampleOrder as order,
  sampleRequest as request,
} from '#testing/samples/sample-order.ts';
import type { Order } from './order.ts';
import { factRows, paymentRows } from './order-facts.ts';

const money = { card: 'held', refund: '' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const due = new Date('2026-11-25T18:00:00Z');
const rowNames = (rows: readonly (readonly [string, string])[]) => rows.map(([name]) => name);

test('the promise is told while it is one: with the acceptance and a question; afterwards when it was sent', () => {
  const sentAt = new Date('2026-11-24T09:15:00Z');
  const last = (kind: 'accepted' | 'question' | 'charged' | 'cancelled', change: Partial<Order> = {}) =>
    plain(
      factRows(kind, { ...order, ...change }, context.countryName, money)
        .at(-2)
        ?.join(': ') ?? '',
    );
  assert.match(last('accepted'), /by 25 November 2026, 18:00 UTC at the latest/);
  assert.match(last('question'), /25 November 2026, 18:00 UTC/);
  assert.notEqual(last('question'), last('accepted'), 'a question moves the promise');
  assert.match(last('charged', { sentAt }), /24 November 2026, 09:15 UTC/);
  assert.match(last('charged'), /^Promised: by 25 November/, 'nothing is said of a sending that was not');
  assert.match(last('cancelled'), /Express/, 'what ends has no promise any more');
  assert.match(last('accepted', { dueMax: null }), /Express/);
  assert.match(last('question', { dueMax: null, sentAt }), /24 November 2026/);
});

test('the page of the card names by when, but not of a report that is there', () => {
  const withDue = paymentRows(order, context.countryName, due);
  const without = paymentRows(order, context.countryName, undefined);
  assert.deepEqual(withDue.slice(0, -1), without);
  assert.match(plain(withDue.at(-1)?.[1] ?? ''), /by 25 November 2026, 18:00 UTC at the latest/);
});

test('a number that serves as the name is not told twice', () => {
  const asked = (change: Partial<typeof request>) => ({
    ...order,
    subject: { kind: 'request', request: { ...request, ...change } } as const,
  });
  const rows = (change: Partial<typeof request>) =>
    factRows('cancelled', asked(change), context.countryName, money).map(
      ([name, value]) => `${name}: ${value}`,
    );
  assert.deepEqual(rows({ name: '', regCode: 'HRB 7' }).slice(0, 3), [
    'Order: CC-2026-001001',
    'Company: HRB 7',
    'Country: Germany',
  ]);
  assert.deepEqual(rows({ name: '', regCode: 'HRB 7', vatCode: 'DE1' })[1], 'Company: HRB 7');
  assert.deepEqual(rows({ name: '', vatCode: 'DE1' })[1], 'Company: DE1');
  assert.deepEqual(rows({ name: 'Nord', vatCode: 'DE1' }).slice(1, 3), ['Company: Nord', 'Number: DE1']);
  assert.equal(rowNames(factRows('cancelled', asked({}), context.countryName, money)).length, 6);
});
