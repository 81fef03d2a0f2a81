import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uuidv7 } from '#kernel/identifier.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createDecideClaim } from './decide-claim.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

test('whoever wrote the report decides nothing about it, whichever way', async () => {
  const decide = createDecideClaim(rooms);
  const placed = await rooms.place();
  await rooms.putInto(placed.id, 'completed', rooms.clock.now());
  const { claimId } = await rooms.trackOrder.claim(placed.secret, 'Page 3 is wrong.');
  const [author] = (
    await sql<{ id: string }>`SELECT id FROM accounts WHERE role = 'Manager'`.execute(rooms.db)
  ).rows;
  const accountId = author?.id ?? uuidv7(rooms.clock.now());
  await sql`UPDATE orders SET author_id = ${accountId} WHERE id = ${placed.id}`.execute(rooms.db);
  const actor = { kind: 'account', accountId, role: 'Manager' } as const;
  const words = { text: 'The register says so.', language: 'en' } as const;
  await rooms.putPaymentInto(placed.payment, 'captured');
  await sql`UPDATE payments SET captured_minor = amount_minor WHERE order_id = ${placed.id}`.execute(
    rooms.db,
  );
  // One after the other: a promise that is refused before it is awaited would be nobody's.
  for (const tried of [
    () => decide.reject(placed.id, claimId, words, actor),
    () => decide.correct(placed.id, claimId, words, actor),
    () => decide.propose(placed.id, claimId, { ...words, amountMinor: 100 }, actor),
  ])
    await assert.rejects(tried(), { code: 'own_report_claimed', status: 403 });
  const [claim] = await rooms.claims.list(rooms.db, placed.id);
  assert.equal(claim?.state, 'open');
});
