import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { inEveryLanguage } from '#kernel/locale.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import type { TestApp } from './test-app.ts';

/** What every value of a marked account carries; the rest of the mark says which column it was written to. */
export const anyMark = 'zq.';

/** A value that can be found again wherever it gets to. */
export function markOf(table: string, column: string): string {
  return `${anyMark}${table}.${column}.qz`;
}

/** The address of the marked account; questions, registrations and orders are found by it. */
export const markedEmail = `${markOf('accounts', 'email')}@demo.countercheck.example`;

/** Bytes of a delivered report. */
export const markedReport = Buffer.from('%PDF-1.7 of the marked order');

type Values = Readonly<Record<string, unknown>>;

/** Writes `values` and a mark into each of `marked`, and answers the id. */
async function insert(
  pool: pg.Pool,
  table: string,
  marked: readonly string[],
  values: Values,
): Promise<string> {
  const row: Values = {
    ...Object.fromEntries(marked.map((column) => [column, markOf(table, column)])),
    ...values,
  };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await pool.query(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
  return String(row.id);
}

/**
 * Fills everything that the database can keep of a customer with marks: the account of the demo customer, two finished
 * orders (one of them placed as a guest), and whatever hangs on them. Answers the ids.
 */
export async function markAccount(app: TestApp): Promise<{ accountId: string; orderIds: string[] }> {
  const { pool } = app;
  const { rows } = await pool.query("SELECT id FROM accounts WHERE email LIKE 'customer@%'");
  const accountId: string = rows[0].id;
  await markOwnRows(pool, accountId);
  const placed = await markOrder(pool, accountId);
  const guest = await markOrder(pool, null);
  const sha256 = await createFileStore(join(app.dataDir, 'files')).put(markedReport);
  const at = new Date();
  const dossier = { id: randomUUID(), order_id: placed, revision: 1, created_at: at, updated_at: at };
  const dossierId = await insert(pool, 'dossiers', [], dossier);
  const file = { dossier_id: dossierId, locale: 'en', sha256, bytes: markedReport.byteLength };
  await insert(pool, 'report_files', [], {
    ...file,
    page_count: 1,
    template_version: 'test',
    rendered_at: at,
  });
  const sent = { id: randomUUID(), order_id: placed, revision: 1, sent_at: at };
  await insert(pool, 'report_recipients', ['email'], sent);
  return { accountId, orderIds: [placed, guest] };
}

const company = ['company_name', 'company_name_lat', 'company_number', 'vat_code', 'company_address'];
const person = ['last_name', 'first_name', 'patronymic', 'username', 'phone', ...company];

async function markOwnRows(pool: pg.Pool, accountId: string): Promise<void> {
  const at = new Date();
  const own = { account_id: accountId };
  const marks = person.map((column, index) => `${column} = $${index + 3}`);
  await pool.query(`UPDATE accounts SET email = $2, ${marks.join(', ')} WHERE id = $1`, [
    accountId,
    markedEmail,
    ...person.map((column) => markOf('accounts', column)),
  ]);
  // Somebody else has typed the address into the form of registration.
  await insert(pool, 'registrations', [...person, 'password_hash', 'token_hash'], {
    id: randomUUID(),
    role: 'Director',
    email: markedEmail.toUpperCase(),
    locale: 'en',
    asked_at: at,
    created_at: at,
  });
  const id = randomUUID();
  const times = { created_at: at, idle_until: at, family_until: at };
  await insert(pool, 'sessions', ['token_hash', 'sealed_child', 'device'], {
    id,
    family_id: id,
    ...own,
    ...times,
  });
  await insert(pool, 'second_factors', ['secret_sealed'], { ...own, created_at: at, confirmed_at: null });
  await insert(pool, 'second_factor_moves', ['secret_sealed'], {
    ...own,
    session_id: randomUUID(),
    created_at: at,
  });
  await insert(pool, 'recovery_codes', ['code_hash'], own);
  const image = Buffer.from(markOf('avatars', 'image'));
  await insert(pool, 'avatars', ['key'], { ...own, image, uploaded_at: at });
  await insert(pool, 'password_resets', ['token_hash'], { id: randomUUID(), ...own, created_at: at });
  const change = { id: randomUUID(), ...own, created_at: at };
  await insert(pool, 'email_changes', ['new_email', 'token_hash'], change);
  const address = { id: randomUUID(), ...own, created_at: at };
  await insert(pool, 'notification_addresses', ['email', 'token_hash'], address);
  await insert(pool, 'account_events', ['reason'], { ...own, event: 'enabled', actor: 'account:staff', at });
  const today = { day: at, first_at: at, last_at: at, times: 1 };
  const refused = { kind: 'right_refused', action: 'people.manage', call: 'listPeople' };
  await insert(pool, 'security_events', ['network', 'device'], { ...own, ...refused, ...today });
  await insert(pool, 'questions', ['name', 'phone', 'message', 'answer'], {
    id: randomUUID(),
    email: markedEmail.toUpperCase(),
    locale: 'en',
    created_at: at,
  });
  await insert(pool, 'data_requests', ['name', 'company', 'message', 'answer'], {
    id: randomUUID(),
    ...{ kind: 'copy', relation: 'named', email: markedEmail.toUpperCase(), locale: 'en', state: 'answered' },
    ...{ created_at: at, due_at: at, closed_at: at },
  });
  await insert(pool, 'idempotent_requests', ['request_hash', 'answer'], {
    scope: 'place-order',
    key: 'k',
    created_at: at,
  });
  await insert(pool, 'rate_limits', ['key'], {});
  await insert(pool, 'mailbox_messages', ['subject'], {
    id: randomUUID(),
    received_at: at,
    sender: 'us@demo.countercheck.example',
    recipients: [markedEmail],
    raw: Buffer.from(markOf('mailbox_messages', 'raw')),
  });
}

/** A finished and paid order with a free request; without an account it is a guest's. */
async function markOrder(pool: pg.Pool, accountId: string | null): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const unique = createHash('sha256').update(id).digest('hex');
  const { rows } = await pool.query('SELECT * FROM tariffs WHERE valid_to IS NULL ORDER BY id LIMIT 1');
  const [tariff] = rows;
  const hint = markOf('orders', 'subject');
  const request = { name: 'Nordwind GmbH', regCode: '', vatCode: '', address: '', phone: hint };
  await insert(pool, 'orders', ['secret_sealed', 'mail_response', 'delivery_problem', 'time_zone'], {
    id,
    number: `CC-2026-${unique.slice(0, 6)}`,
    secret_hash: `${markOf('orders', 'secret_hash')}${unique}`,
    state: 'completed',
    account_id: accountId,
    // As typed at the order: an account may order to another address of its own.
    email: accountId === null ? markedEmail.toUpperCase() : `${markOf('orders', 'email')}@example.com`,
    locale: 'en',
    country_id: tariff.country_id,
    country_code: 'DE',
    subject: JSON.stringify({ kind: 'request', request: { ...request, email: hint, addInfo: hint } }),
    tariff_id: tariff.id,
    tariff_version: tariff.version,
    tariff_name: JSON.stringify(tariff.name),
    price_minor: tariff.price_minor,
    currency: tariff.currency,
    min_days: tariff.min_days,
    max_days: tariff.max_days,
    terms_version: '1',
    placed_at: at,
    sent_at: at,
    closed_at: at,
  });
  await insert(pool, 'order_buyers', ['company_name', 'vat_code', 'address', 'reference', 'note'], {
    order_id: id,
    legal_entity_type: 'LegalEntity',
    country_code: 'DE',
    copies: [markOf('order_buyers', 'copies')],
  });
  await insert(pool, 'order_vat_checks', ['number', 'name', 'address', 'request_identifier'], {
    ...{ id: randomUUID(), order_id: id, outcome: 'valid', asked_at: at },
  });
  const event = {
    from_state: 'queued',
    event: 'assign',
    to_state: 'in_progress',
    actor: 'account:staff',
    at,
  };
  await insert(pool, 'order_events', ['reason'], { order_id: id, ...event });
  const said = JSON.stringify(inEveryLanguage(() => markOf('share_offers', 'reason')));
  await insert(pool, 'share_offers', [], {
    ...{ id: randomUUID(), order_id: id, revision: 1, completeness_percent: 36, share_percent: 50 },
    ...{ share_minor: 100, currency: 'EUR', reason: said, asked_by: 'account:staff', asked_at: at },
    ...{ answer_by: new Date(at.getTime() + 1), wait_latest: new Date(at.getTime() + 2) },
  });
  const staff = (await pool.query("SELECT id FROM accounts WHERE role = 'Manager' LIMIT 1")).rows[0].id;
  const claimId = await insert(pool, 'claims', ['text', 'decision', 'note'], {
    id: randomUUID(),
    order_id: id,
    revision: 1,
    made_at: at,
    decided_at: at,
  });
  await insert(pool, 'claim_files', [], {
    ...{
      id: randomUUID(),
      claim_id: claimId,
      position: 1,
      type: 'application/pdf',
      sha256: unique,
      added_at: at,
    },
    bytes: Buffer.from(markOf('claim_files', 'bytes')),
  });
  await insert(pool, 'order_files', [], {
    ...{ id: randomUUID(), order_id: id, position: 1, type: 'application/pdf', sha256: unique, added_at: at },
    bytes: Buffer.from(markOf('order_files', 'bytes')),
  });
  const asked = { id: randomUUID(), order_id: id, asked_by: staff, asked_at: at, answered_at: at };
  await insert(pool, 'clarifications', ['question', 'answer'], asked);
  await insert(pool, 'order_mails', ['recipient', 'subject', 'reason', 'response'], {
    ...{ id: randomUUID(), order_id: id, revision: 1, kind: 'question', mail_key: unique },
    ...{ is_copy: false, accepted_at: at },
  });
  const resent = { id: randomUUID(), order_id: id, event: 'resend', actor: 'account:staff', at };
  await insert(pool, 'order_mail_events', ['reason'], resent);
  const noted = { id: randomUUID(), order_id: id, author_id: staff, made_at: at };
  await insert(pool, 'order_notes', ['text'], noted);
  const card = ['hosted_url', 'card_token', 'card_brand', 'card_last4', 'needs_review'];
  const money = { amount_minor: tariff.price_minor, currency: tariff.currency };
  const payment = { order_id: id, route: 'hold', ...money, created_at: at, updated_at: at };
  const paymentId = await insert(pool, 'payments', card, {
    ...{ id: randomUUID(), ...payment, attempt: 1, is_active: true },
    ...{ state: 'captured', captured_minor: money.amount_minor, captured_at: at },
    ...{ gateway: 'test', gateway_payment_id: unique },
  });
  await insert(pool, 'payment_events', ['reason'], { payment_id: paymentId, ...event });
  const debtId = await insert(pool, 'debts', [], {
    ...{ id: randomUUID(), order_id: id, attempt: 2, account_id: accountId, key: unique, state: 'paid' },
    ...{ ...money, due_minor: money.amount_minor, paid_minor: money.amount_minor },
    ...{ days: 14, due_on: at, created_at: at, updated_at: at },
  });
  await insert(pool, 'payments', [], {
    ...{ id: randomUUID(), ...payment, attempt: 2, is_active: false, state: 'voided' },
    ...{ gateway: 'invoice', gateway_payment_id: debtId },
  });
  await insert(pool, 'bank_transfers', ['reference'], {
    ...{ id: randomUUID(), debt_id: debtId, kind: 'in', ...money, made_on: at, actor: 'account:staff', at },
  });
  const reviewId = await insert(pool, 'reviews', ['author_name', 'company_name', 'text', 'reply'], {
    id: randomUUID(),
    order_id: id,
    country_id: tariff.country_id,
    rating: 5,
    locale: 'ru',
    state: 'published',
    created_at: at,
    published_at: at,
  });
  await insert(pool, 'review_events', ['reason'], { review_id: reviewId, ...event });
  await insert(pool, 'outbox', [], {
    id: randomUUID(),
    topic: 'orders.notify',
    key: `o${id}:notify:1`,
    payload: JSON.stringify({ orderId: id, reason: markOf('outbox', 'payload') }),
    created_at: at,
    run_after: at,
    given_up_at: at,
  });
  return id;
}
