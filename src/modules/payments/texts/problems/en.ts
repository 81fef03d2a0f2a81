export const en = {
  nothingToPay: 'There is nothing to pay for this order now.',
  tooManyAttempts:
    'Five attempts within an hour were not successful. Please wait an hour, or use another card then. The order is kept.',
  gatewayDown:
    'The card service does not answer right now. Your order is kept; please try again in a minute.',
  forgedWebhook: 'The signature is not valid.',
};
export type Texts = typeof en;
