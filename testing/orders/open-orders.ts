import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { type Actor, visitor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { createOrders, type OrdersService } from '#modules/orders/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase } from '../database/throwaway-database.ts';

/** Orders on a database of their own, with two people of the desk; `close` ends it. */
export async function openOrders() {
  const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
  const database = await createThrowawayDatabase();
  const outbox = createOutbox({ db: database.db, clock, report: () => {} });
  const orders = createOrders({ clock, secrets: secretsFrom(Buffer.alloc(32, 7)), outbox });
  const { rows: staff } = await sql<{ id: string }>`
    SELECT id FROM accounts WHERE role = 'Manager' ORDER BY email`.execute(database.db);
  const [manager, reviewer] = staff.map(
    ({ id }): Actor => ({ kind: 'account', accountId: id, role: 'Manager' }),
  );
  assert.ok(manager && reviewer);
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);

  async function place() {
    const { rows } = await sql<{ id: number; country_id: number }>`
      SELECT id, country_id FROM tariffs WHERE country_id = 276 ORDER BY max_days LIMIT 1`.execute(
      database.db,
    );
    const tariff = {
      id: rows[0]?.id ?? 0,
      version: 1,
      name: everyLanguageOf({ ru: 'Срочный' }, 'Express'),
      price: { amountMinor: 8000, currency: 'EUR' as const },
      minDays: 0,
      maxDays: 2,
    };
    return inTransaction((tx) =>
      orders.place(tx, {
        email: 'buyer@demo.countercheck.example',
        locale: 'en',
        timeZone: null,
        accountId: null,
        countryId: 276,
        countryCode: 'DE',
        reportKind: 'credit',
        subject: {
          kind: 'request',
          request: {
            name: 'Неизвестная',
            regCode: '',
            vatCode: '',
            address: '',
            phone: '',
            email: '',
            addInfo: '',
          },
        },
        tariff,
        termsVersion: '2026-11-01',
        actor: visitor,
      }),
    );
  }

  return {
    ...{ clock, database, orders, manager, reviewer, inTransaction, place },
    apply: (id: string, event: Parameters<OrdersService['apply']>[2], actor: Actor) =>
      inTransaction((tx) => orders.apply(tx, id, event, { actor })),
    close: () => database.drop(),
  };
}
