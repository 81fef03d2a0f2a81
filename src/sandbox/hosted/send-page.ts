import type { FastifyReply } from 'fastify';
import type { PaymentRow } from '../ledger/repository.ts';

/** Headers of every answer of the gateway. */
export const safeHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Sends a page that may load nothing but its own stylesheet, font, icon and the script that groups digits, and post to us alone. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: string,
  payment?: PaymentRow,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', contentPolicy(payment))
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Browsers hold the redirect after a form to `form-action` too, so the shop's two addresses are in it. */
function contentPolicy(payment: PaymentRow | undefined): string {
  const shop = payment
    ? [payment.success_url, payment.cancel_url].map((address) => new URL(address).origin)
    : [];
  const targets = ["'self'", ...new Set(shop)].join(' ');
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
