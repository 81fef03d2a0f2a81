import type Stripe from 'stripe';
import type { DisputeRow, PaymentRow } from '../ledger/repository.ts';
import { namesOf, secondsOf } from './names.ts';

/** Evidence is handed in on Stripe's own pages. */
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
};

/** What is believed of a dispute here has three states; Stripe's open ones wait for an answer of the merchant. */
export function disputeObject(payment: PaymentRow, dispute: DisputeRow): Stripe.Dispute {
  const { charge, intent } = namesOf(payment);
  return {
    id: dispute.id.replace(/^\w+_/, 'du_'),
    object: 'dispute',
    amount: dispute.amount_minor,
    balance_transactions: [],
    charge,
    created: secondsOf(payment.created_at),
    currency: payment.currency.toLowerCase(),
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: secondsOf(new Date(dispute.evidence_due_by)),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: dispute.reason,
    status: dispute.status === 'open' ? 'needs_response' : dispute.status,
  };
}
