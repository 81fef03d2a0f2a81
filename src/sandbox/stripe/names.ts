import type { PaymentRow } from '../ledger/repository.ts';

/** What Stripe would call the gateway's objects: one payment of ours is a page, an intent and a charge there. */
export const namesOf = ({ id, card_token }: Pick<PaymentRow, 'id' | 'card_token'>) => {
  const chance = id.replace(/^pay_/, '');
  const card = card_token?.replace(/^card_/, '') ?? '';
  return {
    session: `cs_test_${chance}`,
    intent: `pi_${chance}`,
    setup: `seti_${chance}`,
    charge: `ch_${chance}`,
    method: card_token === null ? null : `pm_${card}`,
    customer: card_token === null ? null : `cus_${card}`,
  };
};

/** The payment behind a name of Stripe's; a name that is none of ours is of no payment. */
export function paymentIdOf(name: string): string {
  return `pay_${/^(?:cs_test|pi|seti|ch)_([0-9a-f]{24})$/.exec(name)?.[1] ?? ''}`;
}

/** The saved card behind a payment method. */
export function cardTokenOf(method: string): string {
  return `card_${/^pm_([0-9a-f]{24})$/.exec(method)?.[1] ?? ''}`;
}

/** Stripe counts seconds. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
