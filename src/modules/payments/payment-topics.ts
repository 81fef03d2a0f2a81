import { refundTopic } from './refunds.ts';

/** Topics of the outbox that move money. */
export const paymentTopics = {
  open: 'payments.open',
  authorise: 'payments.authorise',
  release: 'payments.release',
  capture: 'payments.capture',
  check: 'payments.check',
  refund: refundTopic,
} as const;
