import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { writtenNumber } from '#modules/invoices/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createInvoices, type InvoicesService } from './service.ts';

let rooms: OrderRooms;
let invoices: InvoicesService;
before(async () => {
  rooms = await openOrderRooms();
  rooms.outbox.on('invoices.draw', async () => {});
  invoices = createInvoices(rooms);
});
after(() => rooms.close());

const booked = (order: { id: string; payment: { id: string } }, key: string, kind = 'capture' as const) => ({
  kind,
  orderId: order.id,
  paymentId: order.payment.id,
  key,
  money: { amountMinor: 8000, currency: 'EUR' as const },
});
const issue = (one: Parameters<InvoicesService['issue']>[1]) =>
  rooms.db.transaction().execute((tx) => invoices.issue(tx, one));

test('fifty at once, a third of which fail: no gap, no double, and the same movement makes one paper', async () => {
  const order = await rooms.place();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      rooms.db.transaction().execute(async (tx) => {
        await invoices.issue(tx, booked(order, `key:${index}`));
        if (index % 3 === 0) throw new Error('the money was not booked after all');
      }),
    ),
  );
  const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
  await issue(booked(order, 'key:1'));
  const numbers = (await invoices.list(rooms.db, order.id)).map(({ number }) => number);
  assert.equal(kept, 33);
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: kept }, (_, index) => index + 1),
  );
});

test('receipts and credit notes count apart, and each year begins anew', async () => {
  const order = await rooms.place();
  await issue({ ...booked(order, 'given back'), kind: 'refund' });
  rooms.clock.set(new Date('2027-01-01T00:00:00Z'));
  await issue(booked(order, 'next year'));
  const [note, receipt] = await invoices.list(rooms.db, order.id);
  assert.ok(note && receipt);
  assert.deepEqual([writtenNumber(note), writtenNumber(receipt)], ['C-2026-000001', 'R-2027-000001']);
});

test('what was issued and drawn cannot be changed, and the first drawing stays', async () => {
  const { db, database } = rooms;
  const order = await rooms.place();
  await issue(booked(order, 'drawn'));
  const [invoice] = await invoices.list(db, order.id);
  assert.ok(invoice);
  await invoices.keepFile(db, invoice.id, 'en', Buffer.from('first'));
  await invoices.keepFile(db, invoice.id, 'en', Buffer.from('second'));
  assert.equal((await invoices.readFile(db, invoice.id, 'en'))?.toString(), 'first');
  assert.equal(await invoices.readFile(db, invoice.id, 'ru'), undefined);
  for (const statement of ['UPDATE invoices SET amount_minor = 1', 'DELETE FROM invoice_files'])
    await assert.rejects(database.pool.query(statement), /append-only/);
});
