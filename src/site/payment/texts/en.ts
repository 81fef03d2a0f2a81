/** Pages after the card page. */
export const payment = {
  successTitle: 'Thank you: the order is accepted',
  successText: (amount: string) => `${amount} reserved on your card, not charged.`,
  verifiedText: (amount: string) =>
    `Your card is checked. ${amount} will be reserved when the report is ready. Nothing is charged.`,
  chargedText: (amount: string) => `${amount} was charged after the report had been sent.`,
  number: 'Order number',
  sentTo: 'The report goes to',
  keepLink: 'Keep this link',
  keepLinkText: 'It opens your order without a password. We have also sent it to your e-mail.',
  follow: 'Follow the order',
  waitingTitle: 'The payment is not confirmed yet',
  waitingText:
    'The payment service has not told us the result. Nothing is charged. This page checks by itself.',
  checkAgain: 'Check again',
  errorTitle: 'The card was not accepted',
  openTitle: 'The payment was not finished',
  openText: 'You left the card page before the end. Nothing is reserved and nothing is charged.',
  closedTitle: 'This order is closed',
  closedText: 'It was cancelled, and nothing was charged.',
  kept: 'Your order is kept: you need not type anything again.',
  retry: 'Try again',
  back: 'Back to the order',
  authorisedAfterAll: 'The payment went through after all',
  declines: {
    generic_decline:
      'The bank declined the card without saying why. Another card, or a call to the bank, helps.',
    insufficient_funds: 'There is not enough money on the card for the reservation.',
    expired_card: 'The card has expired.',
    incorrect_cvc: 'The security code of the card was not right.',
    processing_error: 'The bank could not process the card. It may work in a minute.',
    authentication_failed: 'The bank could not make sure that it was you.',
  } as Record<string, string>,
};
