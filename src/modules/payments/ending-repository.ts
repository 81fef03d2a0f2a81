import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';
import type { Payment } from './payment.ts';
import { fromRow } from './repository.ts';

/** Of which orders holds are looked for: their states, and the version of the offer since which their payers agree to more than one renewal. */
type OrdersInWork = Readonly<{ states: readonly string[]; furtherHoldsSince: number }>;

/** Holds that count, end before `before` and have not ended, on saved cards, and for which no renewal was asked, as far as the offer has one. */
export async function listEnding(
  db: Db,
  { now, before, limit, ...orders }: OrdersInWork & { now: Date; before: Date; limit: number },
): Promise<Payment[]> {
  const rows = await neverRenewed(db, orders)
    .where((where) => where.or([where('held.renews', 'is', null), agreesToMore(orders)]))
    .where('held.state', '=', 'authorised')
    .where('held.capture_before', '<', before)
    .where('held.capture_before', '>', now)
    .orderBy('held.capture_before')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Holds that have ended since, by the clock or by what was written down, while nobody could ask for fresh ones: the latest first. */
export async function listEnded(
  db: Db,
  { since, now, limit, ...orders }: OrdersInWork & { since: Date; now: Date; limit: number },
): Promise<Payment[]> {
  const rows = await neverRenewed(db, orders)
    .where(agreesToMore(orders))
    .where('held.route', '=', 'hold')
    .where((where) =>
      where.or([
        where.and([
          where('held.state', '=', 'authorised'),
          where('held.capture_before', '<=', now),
          where('held.capture_before', '>', since),
        ]),
        where.and([where('held.state', '=', 'expired'), where('held.hold_ended_at', '>', since)]),
      ]),
    )
    .orderBy('held.updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The order was placed under an offer with more than one renewal; the versions of offers before them were dates. */
const agreesToMore = ({ furtherHoldsSince }: OrdersInWork) =>
  sql<boolean>`CASE WHEN o.terms_version ~ '^[0-9]{1,9}$' THEN o.terms_version::int >= ${furtherHoldsSince} ELSE false END`;

/** Attempts that count, with a saved card, in whose place no fresh hold was ever asked for, of orders in these states: nobody else's keep them waiting. */
function neverRenewed(db: Db, { states }: OrdersInWork) {
  return db
    .selectFrom('payments as held')
    .innerJoin('orders as o', 'o.id', 'held.order_id')
    .selectAll('held')
    .where('o.state', 'in', states)
    .where('held.is_active', '=', true)
    .where('held.card_token', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payments as fresh').select('fresh.id').whereRef('fresh.renews', '=', 'held.id')),
      ),
    );
}
