import { sql } from 'kysely';
import type { Actor } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db } from '#platform/database/kysely.ts';

/** The telephone of `goodQuestion` as it is stored: digits and hyphens. */
export const plainGoodPhone = '49-30-123-45-67';
/** A question and a review with nothing wrong in them, for tests. */
export const goodQuestion = {
  name: 'Анна Мюллер',
  phone: '+49 (30) 123-45-67',
  email: 'anna@demo.countercheck.example',
  message: 'Do you check companies in Belarus?\n\nHow long does it take?',
};
export const goodReview = {
  rating: 5,
  text: 'The report came on the second day and answered every question.',
  authorName: 'Anna M.',
  companyName: '',
  mayPublish: true,
};

/** Writes an order as far as a review needs one, on a report about Germany. */
export async function insertBareOrder(db: Db): Promise<{ id: string; countryId: number }> {
  const id = uuidv7();
  await sql`
    INSERT INTO orders (id, number, secret_hash, secret_sealed, state, email, locale, country_id, country_code, subject, tariff_id,
      tariff_version, tariff_name_en, tariff_name_ru, price_minor, currency, min_days, max_days, terms_version, placed_at)
    SELECT ${id}::uuid, ${id}, ${id}, '', 'completed', 'buyer@demo.countercheck.example', 'en', country_id, 'DE', '{}',
      id, version, '', '', 9000, 'EUR', 1, 3, '1', now()
    FROM tariffs WHERE country_id = 276 LIMIT 1`.execute(db);
  return { id, countryId: 276 };
}

/** A Manager of the demo accounts. */
export async function findManager(db: Db): Promise<Extract<Actor, { kind: 'account' }>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM accounts WHERE role = 'Manager' ORDER BY email LIMIT 1`.execute(db);
  return { kind: 'account', accountId: rows[0]?.id ?? '', role: 'Manager' };
}

/** A desk that works every day. */
export const dueAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
