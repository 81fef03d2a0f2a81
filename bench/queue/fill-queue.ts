import { createHash } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from '#kernel/identifier.ts';
import { searchText } from '#modules/orders/search-text.ts';

const names = [
  ['DE', 'Nordwind Maschinenbau GmbH', ''],
  ['JP', '北浜ロジスティクス株式会社', 'Kitahama Logistics'],
  ['KZ', 'ЖШС «Алтын Дала»', 'Altyn Dala LLP'],
  ['PL', 'Wiślany Szlak Sp. z o.o.', ''],
  ['CN', '江港机械有限公司', 'Jianggang Machinery'],
  ['TR', 'Boğaziçi Makina A.Ş.', ''],
  ['GB', 'Harrow & Finch Ltd', ''],
  ['FR', 'Atelier Garonne SAS', ''],
] as const;

/** Of every twenty orders: most are over, as in any house that has worked for a while. */
const states = [
  ...Array.from({ length: 9 }, () => 'completed'),
  ...['cancelled', 'closed', 'queued', 'queued', 'queued', 'in_progress', 'in_progress', 'in_progress'],
  ...['needs_clarification', 'in_review', 'funds_needed'],
] as const;

const hourMs = 3_600_000;
const over = new Set<string>(['completed', 'cancelled', 'closed']);

/**
 * Writes orders with payments and dossiers straight into the tables, for measuring how fast the queue is: no workflow has
 * made them, so nothing else may be concluded from them. `staff` are those who are on them.
 */
export async function fillQueue(
  pool: pg.Pool,
  count: number,
  staff: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await pool.query<{ code: string; id: number }>('SELECT code, id FROM countries');
  const countries = new Map(rows.map(({ code, id }) => [code, id]));
  const tariff = (
    await pool.query<{ id: number; version: number }>('SELECT id, version FROM tariffs ORDER BY id LIMIT 1')
  ).rows[0];
  if (tariff === undefined) throw new Error('no tariff to order by');
  const made = Array.from({ length: count }, (_, index) => {
    const [code, name, nameLat] = names[index % names.length] ?? names[0];
    const state = states[(index * 7) % states.length] ?? 'queued';
    const isFree = state === 'queued' || over.has(state);
    const subject = {
      kind: 'company' as const,
      ...{ companyId: uuidv7(now), name: `${name} ${index}`, nameLat: nameLat && `${nameLat} ${index}` },
      ...{ regCode: `HRB ${index}`, vatCode: '', address: '', form: '', status: '', registerName: '' },
      isDemo: true,
    };
    return {
      id: uuidv7(new Date(now.getTime() - index * 1000)),
      number: `CC-2026-${String(index + 500_000).padStart(6, '0')}`,
      secret: createHash('sha256').update(`fill-queue ${index}`).digest('hex'),
      state,
      country_id: countries.get(code) ?? rows[0]?.id,
      country_code: code,
      subject,
      search_text: searchText(subject, code),
      tariff_id: tariff.id,
      tariff_version: tariff.version,
      email: `buyer${index % 300}@demo.countercheck.example`,
      placed_at: new Date(now.getTime() - ((index % 400) + 1) * hourMs),
      started_at: new Date(now.getTime() - (index % 400) * hourMs),
      paused_at: state === 'needs_clarification' ? now : null,
      due_max: new Date(now.getTime() + ((index % 300) - 40) * hourMs),
      closed_at: over.has(state) ? now : null,
      assignee_id: isFree ? null : staff[index % staff.length],
      payment_id: uuidv7(new Date(now.getTime() - index * 1000)),
      capture_before: new Date(now.getTime() + ((index % 160) - 8) * hourMs),
      dossier_id: isFree ? null : uuidv7(new Date(now.getTime() - index * 1000)),
    };
  });
  for (let from = 0; from < made.length; from += 2_000)
    await writePiece(pool, JSON.stringify(made.slice(from, from + 2_000)));
  await pool.query('ANALYZE orders, payments, dossiers');
}

async function writePiece(pool: pg.Pool, json: string): Promise<void> {
  await pool.query(
    `INSERT INTO orders (id, number, secret_hash, secret_sealed, state, email, locale, country_id, country_code, subject,
       search_text, tariff_id, tariff_version, tariff_name, price_minor, currency, min_days, max_days, terms_version,
       placed_at, started_at, paused_at, due_max, closed_at, assignee_id)
     SELECT (r ->> 'id')::uuid, r ->> 'number', r ->> 'secret', '', r ->> 'state', r ->> 'email', 'en',
       (r ->> 'country_id')::smallint, r ->> 'country_code', r -> 'subject', r ->> 'search_text',
       (r ->> 'tariff_id')::integer, (r ->> 'tariff_version')::integer,
       '{"en": "Express", "ru": "Срочный"}'::jsonb, 8000, 'EUR', 1, 3, '1', (r ->> 'placed_at')::timestamptz,
       (r ->> 'started_at')::timestamptz, (r ->> 'paused_at')::timestamptz, (r ->> 'due_max')::timestamptz,
       (r ->> 'closed_at')::timestamptz, (r ->> 'assignee_id')::uuid
     FROM jsonb_array_elements($1::jsonb) r`,
    [json],
  );
  await pool.query(
    `INSERT INTO payments (id, order_id, attempt, route, gateway, state, amount_minor, currency, capture_before, is_active,
       created_at, updated_at)
     SELECT (r ->> 'payment_id')::uuid, (r ->> 'id')::uuid, 1, 'hold', 'sandbox', 'authorised', 8000, 'EUR',
       (r ->> 'capture_before')::timestamptz, true, now(), now()
     FROM jsonb_array_elements($1::jsonb) r`,
    [json],
  );
  await pool.query(
    `INSERT INTO dossiers (id, order_id, revision, created_at, updated_at)
     SELECT (r ->> 'dossier_id')::uuid, (r ->> 'id')::uuid, 1, now(), now()
     FROM jsonb_array_elements($1::jsonb) r WHERE r ->> 'dossier_id' IS NOT NULL`,
    [json],
  );
}
