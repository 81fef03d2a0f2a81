export const en = {
  /** Beside the button of Stripe's page, which says “Pay”. */
  promise: {
    hold: 'The amount is reserved now and charged only after the report is sent. If the report takes longer than your bank keeps the reservation, we reserve it again on this card.',
    verify:
      'Nothing is reserved or charged now. The amount is reserved when the report is ready and charged only after it is sent.',
  },
};
export type Texts = typeof en;
