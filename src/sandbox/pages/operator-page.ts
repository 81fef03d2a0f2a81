import { formatMoney } from '#kernel/money.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import type { EventRow } from '../ledger/event-repository.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import { en } from '../texts/en.ts';
import { layout } from './layout.ts';

/** The operator's desk: what the gateway knows, and a few levers. English only, it is a tool for developers. */
export function operatorPage(view: {
  now: Date;
  canAdvance: boolean;
  /** Stands in every form. */
  token: string;
  payments: readonly PaymentRow[];
  events: readonly EventRow[];
}): string {
  const button = (action: string, words: string) =>
    html`<form method="post" action="${action}"><input type="hidden" name="token" value="${view.token}"><button>${words}</button></form>`;
  const disputeOf = ({ id, status, dispute }: PaymentRow) => {
    const order = (to: string, words: string) => button(`/operator/payments/${id}/dispute/${to}`, words);
    if (dispute === null) return status === 'captured' ? order('open', 'Open a dispute') : '';
    if (dispute.status !== 'open') return dispute.status;
    return html`open ${order('won', 'The shop wins')} ${order('lost', 'The shop loses')}`;
  };
  const holds = view.payments.filter(({ status }) => status === 'authorised');
  return layout(
    'en',
    en,
    'Sandbox card gateway',
    html`<main class="desk"><header><h1>Sandbox card gateway</h1>
<div class="clock"><span>Clock: <span class="digits">${timeOf(view.now)} UTC</span></span>
${view.canAdvance && button('/operator/advance', 'Advance 1 day')}</div></header>
<h2>Holds</h2>
${table(
  ['Payment', 'Order', 'Amount', 'Card', 'Capture before', 'Action'],
  holds.map((payment) => [
    payment.id,
    payment.order_number,
    amountOf(payment, payment.amount_minor),
    cardOf(payment),
    payment.capture_before && timeOf(payment.capture_before),
    button(`/operator/payments/${payment.id}/lose_hold`, 'Lose this hold'),
  ]),
)}
<h2>Payments</h2>
${table(
  [
    'Payment',
    'Order',
    'Attempt',
    'Route',
    'Status',
    'Amount',
    'Captured',
    'Refunded',
    'Dispute',
    'Card',
    'Created',
  ],
  view.payments.map((payment) => [
    payment.id,
    payment.order_number,
    payment.attempt,
    payment.route,
    payment.decline_code ? `${payment.status}: ${payment.decline_code}` : payment.status,
    amountOf(payment, payment.amount_minor),
    amountOf(payment, payment.captured_minor),
    amountOf(payment, payment.refunded_minor),
    disputeOf(payment),
    cardOf(payment),
    timeOf(payment.created_at),
  ]),
)}
<h2>Events</h2>
${table(
  ['Event', 'Type', 'Payment', 'Created', 'Attempts', 'Webhook', 'Action'],
  view.events.map((event) => [
    event.id,
    event.type,
    event.payment_id,
    timeOf(event.created_at),
    event.attempts,
    deliveryOf(event),
    button(`/operator/events/${event.id}/resend`, 'Resend'),
  ]),
)}
</main>`,
  );
}

type Cell = SafeHtml | string | number | null;

function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): SafeHtml {
  if (rows.length === 0) return html`<p class="none">None yet.</p>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${headings[0]} table"><table>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

function amountOf({ currency }: PaymentRow, amountMinor: number): string {
  return formatMoney({ amountMinor, currency }, 'en');
}

function cardOf({ card_brand, card_last4 }: PaymentRow): string {
  return card_last4 === null ? '' : `${card_brand} ${card_last4}`;
}

function deliveryOf(event: EventRow): string {
  if (event.delivered_at !== null) return `delivered ${timeOf(event.delivered_at)}`;
  const next = event.next_attempt_at === null ? 'given up' : `next ${timeOf(event.next_attempt_at)}`;
  return event.note === null ? next : `${event.note}, ${next}`;
}

function timeOf(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
