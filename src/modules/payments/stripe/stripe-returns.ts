import { isSameMoney, type Money, money } from '#kernel/money.ts';
import { type GatewayDispute, type GatewayRefundStatus, GatewayUnavailable } from '../port/gateway.ts';
import type { Disputes, Intent, Refund } from './stripe-wire.ts';

/** Reads what became of captured money from Stripe's objects. Pure. */

/** What waits for somebody is not given back yet; what was called off never will be. */
const refundStatuses = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const;

export function refundStatus(refund: Refund): GatewayRefundStatus {
  return {
    gatewayRefundId: refund.id,
    status: refundStatuses[refund.status],
    amount: money(refund.amount, refund.currency),
    key: refund.metadata?.key ?? null,
  };
}

/** Without the part of a hold that was not debited: Stripe lists it as a refund, and nobody has asked for one. */
export function withoutRest(
  made: readonly GatewayRefundStatus[],
  { latest_charge: charge }: Pick<Intent, 'latest_charge'>,
): GatewayRefundStatus[] {
  const restMinor =
    typeof charge === 'object' && charge !== null ? charge.amount - charge.amount_captured : 0;
  const rest = made.find(({ key, amount }) => key === null && amount.amountMinor === restMinor);
  return made.filter((one) => one !== rest);
}

/** A refund that was just asked for; throws where another amount went back. */
export function refundOf(refund: Refund, asked: Money): GatewayRefundStatus {
  const status = refundStatus(refund);
  if (!isSameMoney(status.amount, asked)) throw new GatewayUnavailable('Stripe gave back another amount');
  return status;
}

/** The latest chargeback. A bank that only inquires (`warning_…`), or whose claim was prevented, takes nothing. */
export function disputeOf({ data }: Disputes): GatewayDispute | null {
  const taken = data.find(({ status }) => !status.startsWith('warning_') && status !== 'prevented');
  if (taken === undefined) return null;
  const { id, amount, currency, reason, status, evidence_details: evidence } = taken;
  return {
    gatewayDisputeId: id,
    status: status === 'won' || status === 'lost' ? status : 'open',
    amount: money(amount, currency),
    reason,
    evidenceDueBy: evidence?.due_by == null ? null : new Date(evidence.due_by * 1000),
  };
}
