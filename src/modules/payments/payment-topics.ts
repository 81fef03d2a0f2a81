import { refundTopic } from './refunds.ts';

/** Topics of the outbox that move money, or end what could. */
export const paymentTopics = {
  open: 'payments.open',
  authorise: 'payments.authorise',
  release: 'payments.release',
  capture: 'payments.capture',
  check: 'payments.check',
  forgetCard: 'payments.forget_card',
  refund: refundTopic,
} as const;
