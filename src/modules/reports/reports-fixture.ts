import { uuidv7 } from '#kernel/identifier.ts';

/** Runs SQL of tests. */
type Pool = { query(text: string, values: string[]): Promise<unknown> };

/** An order that dossiers of tests can belong to. */
export async function insertOrder({ pool }: { pool: Pool }): Promise<string> {
  const id = uuidv7();
  await pool.query(
    `INSERT INTO orders (id, number, secret_hash, secret_sealed, state, email, locale, country_id, country_code, subject,
       tariff_id,
       tariff_version, tariff_name_en, tariff_name_ru, price_minor, currency, min_days, max_days, terms_version, placed_at)
     SELECT $1::uuid, $1, $1, '', 'in_progress', 'buyer@example.org', 'en', country_id, 'DE', '{}',
       t.id, t.version, '', '', 9000, 'EUR', 1, 3, '1', now() FROM tariffs t LIMIT 1`,
    [id],
  );
  return id;
}
