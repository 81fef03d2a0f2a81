export const en = {
  nothingToPay: 'There is nothing to pay for this order now.',
  tooManyAttempts:
    'Five attempts within an hour were not successful. Please wait an hour, or use another card then. The order is kept.',
  nothingToRefund: 'Nothing of this order has been charged, or all of it has been given back.',
  refundTooMuch: 'That is more than is left of what was charged. Reload to see how much that is.',
  paymentDisputed:
    'The bank of the payer has taken this payment back. Nothing is refunded beside a chargeback.',
  gatewayDown:
    'The card service does not answer right now. Your order is kept; please try again in a minute.',
  truthMoved: 'The gateway or our books say something else by now. Look again before you force anything.',
  notSupported: 'What the gateway says does not support this state.',
  forgedWebhook: 'The signature is not valid.',
};
export type Texts = typeof en;
