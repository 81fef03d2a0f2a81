import type pg from 'pg';
import type { Journey } from './journey.ts';
import { journeyKinds } from './journey.ts';
import type { TakenReport } from './mail-world.ts';

/** Something that must never be; with the order's number where it is one order's. */
export type Finding = Readonly<{ what: string; number?: string | undefined }>;

type Row = Readonly<{ number: string | null; words: string }>;

/** What no interruption may bring about, each as a question whose answer has to be empty. */
const questions: readonly (readonly [what: string, sql: string])[] = [
  [
    'two holds or debits of one attempt at the gateway',
    `SELECT order_number AS number, 'attempt ' || attempt || ': ' || count(*) AS words FROM sandbox.payments
     GROUP BY order_number, order_id, attempt HAVING count(*) > 1`,
  ],
  [
    'debited twice',
    `SELECT order_number AS number, count(*)::text AS words FROM sandbox.payments WHERE captured_minor > 0
     GROUP BY order_number HAVING count(*) > 1`,
  ],
  [
    'debited more than its buyer was told',
    `SELECT order_number AS number, s.captured_minor || ' of ' || least(o.agreed_minor, o.price_minor * o.late_percent / 100) AS words
     FROM sandbox.payments s JOIN orders o ON o.id::text = s.order_id
     WHERE s.captured_minor > least(o.agreed_minor, o.price_minor * o.late_percent / 100)`,
  ],
  [
    'debited at the gateway in two events',
    `SELECT p.order_number AS number, count(*)::text AS words FROM sandbox.events e
     JOIN sandbox.payments p ON p.id = e.payment_id WHERE e.type = 'payment.captured'
     GROUP BY p.order_number, p.id HAVING count(*) > 1`,
  ],
  [
    'ledger and gateway differ',
    `SELECT coalesce(o.number, s.order_number) AS number,
       'ledger ' || coalesce(l.minor, 0) || ', gateway ' || coalesce(s.captured_minor - s.refunded_minor, 0) AS words
     FROM payments p JOIN orders o ON o.id = p.order_id
     LEFT JOIN (SELECT payment_id, sum(CASE kind WHEN 'capture' THEN amount_minor ELSE -abs(amount_minor) END) AS minor
                FROM ledger_entries GROUP BY payment_id) l ON l.payment_id = p.id
     FULL JOIN sandbox.payments s ON s.order_id = p.order_id::text AND s.attempt = p.attempt
     WHERE coalesce(l.minor, 0) <> coalesce(s.captured_minor - s.refunded_minor, 0)
       OR (s.id IS NOT NULL AND p.id IS NULL)`,
  ],
  [
    'a hold that nobody wants stands at the gateway',
    `SELECT s.order_number AS number, s.status AS words FROM sandbox.payments s
     JOIN orders o ON o.id::text = s.order_id
     WHERE s.status = 'authorised' AND o.state IN ('completed', 'cancelled', 'closed', 'refunded', 'written_off')`,
  ],
  [
    'a payment that is not at rest',
    `SELECT o.number, p.attempt || ': ' || p.state AS words FROM payments p JOIN orders o ON o.id = p.order_id
     WHERE p.state NOT IN ('captured', 'partially_refunded', 'refunded', 'voided', 'declined', 'expired')`,
  ],
  [
    'a payment for a person to look at',
    `SELECT o.number, p.needs_review AS words FROM payments p JOIN orders o ON o.id = p.order_id
     WHERE p.needs_review IS NOT NULL`,
  ],
  [
    'work that was given up',
    `SELECT o.number, x.topic || ': ' || x.last_error AS words FROM outbox x
     LEFT JOIN orders o ON o.id::text = x.payload ->> 'orderId' WHERE x.given_up_at IS NOT NULL`,
  ],
  [
    'two orders of one wish',
    `SELECT min(number) AS number, count(*)::text AS words FROM orders GROUP BY email HAVING count(*) > 1`,
  ],
  [
    'completed without a receipt, or with two',
    `SELECT o.number, count(i.*)::text AS words FROM orders o
     JOIN payments p ON p.order_id = o.id AND p.state IN ('captured', 'partially_refunded', 'refunded')
     LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'receipt'
     GROUP BY o.number HAVING count(i.*) <> 1`,
  ],
];

/** Everything that is wrong after the run has settled. */
export async function judge(
  pool: pg.Pool,
  journeys: readonly Journey[],
  reports: readonly TakenReport[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, sql] of questions) {
    const { rows } = await pool.query<Row>(sql);
    for (const { number, words } of rows)
      findings.push({ what: `${what}: ${words}`, number: number ?? undefined });
  }
  const { rows: orders } = await pool.query<{ number: string; state: string }>(
    'SELECT number, state FROM orders',
  );
  const states = new Map(orders.map(({ number, state }) => [number, state]));
  const mailed = new Map(reports.map((report) => [report.number, report]));
  for (const { number, kind, problem, index } of journeys) {
    const state = states.get(number ?? '');
    const ends: readonly string[] = journeyKinds[kind].ends;
    if (problem !== undefined) findings.push({ what: `journey ${index} (${kind}): ${problem}`, number });
    if (state === undefined) findings.push({ what: `the order of journey ${index} is lost`, number });
    else if (!ends.includes(state)) findings.push({ what: `${kind}, and the order is ${state}`, number });
    if (state === 'completed' && !mailed.has(number ?? ''))
      findings.push({ what: 'completed, and its report was never mailed', number });
  }
  const { rows: debits } = await pool.query<{ number: string; at: Date }>(
    `SELECT p.order_number AS number, e.created_at AS at FROM sandbox.events e
     JOIN sandbox.payments p ON p.id = e.payment_id WHERE e.type = 'payment.captured'`,
  );
  for (const { number, at } of debits) {
    const first = reports.find((report) => report.number === number);
    if (first === undefined || first.at > at)
      findings.push({ what: 'debited before the report was sent', number });
  }
  const twice = Map.groupBy(reports, ({ number }) => number);
  for (const [number, sent] of twice)
    if (new Set(sent.map(({ messageId }) => messageId)).size > 1)
      findings.push({ what: 'the report went out as two mails', number });
  return findings;
}

/** What happened to an order, in the order of its events. */
export async function timelineOf(pool: pg.Pool, number: string): Promise<string[]> {
  const { rows } = await pool.query<{ at: Date; words: string }>(
    `WITH o AS (SELECT id FROM orders WHERE number = $1)
     SELECT at, words FROM (
       SELECT e.at, e.id, 'order    ' || e.event || ' -> ' || e.to_state || ' by ' || e.actor AS words
         FROM order_events e JOIN o ON o.id = e.order_id
       UNION ALL
       SELECT e.at, e.id, 'payment  ' || p.attempt || ' ' || e.event || ' -> ' || e.to_state || ' by ' || e.actor
         FROM payment_events e JOIN payments p ON p.id = e.payment_id JOIN o ON o.id = p.order_id
       UNION ALL
       SELECT e.created_at, 0, 'gateway  ' || p.attempt || ' ' || e.type || ', told after ' || e.attempts || ' tries'
         || coalesce(' (' || e.note || ')', '')
         FROM sandbox.events e JOIN sandbox.payments p ON p.id = e.payment_id JOIN o ON o.id::text = p.order_id
       UNION ALL
       SELECT coalesce(x.done_at, x.given_up_at, x.run_after), 0, 'outbox   ' || x.key || ' after ' || x.attempts || ' tries: '
         || CASE WHEN x.done_at IS NOT NULL THEN 'done' WHEN x.given_up_at IS NOT NULL THEN 'given up' ELSE 'waits' END
         || coalesce(', ' || x.last_error, '')
         FROM outbox x JOIN o ON x.key LIKE '%' || o.id || '%'
       UNION ALL
       SELECT p.updated_at, 0, 'now      payment ' || p.attempt || ' is ' || p.state || coalesce(', ' || p.needs_review, '')
         FROM payments p JOIN o ON o.id = p.order_id
     ) all_of_it ORDER BY at, id`,
    [number],
  );
  return rows.map(({ at, words }) => `${at.toISOString().slice(0, 23)}  ${words}`);
}
