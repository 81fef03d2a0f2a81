export const en = {
  /** Beside the button of Stripe's page, which says “Pay”. */
  promise: {
    hold: 'The amount is reserved now and charged only after the report is sent.',
    verify:
      'Nothing is reserved or charged now. The amount is reserved when the report is ready and charged only after it is sent.',
  },
};
export type Texts = typeof en;
