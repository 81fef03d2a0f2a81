import type { ModelPayment, MoneyState } from './money-state.ts';

/**
 * Keys that are equal where states are, a sign for each of their parts. There are hundreds of thousands of states, and most share
 * their payments with the one before: a payment is spelt once.
 */
export function makeMoneyKey(): (state: MoneyState) => string {
  const signs = new Map<unknown, string>();
  const known = new WeakMap<ModelPayment, string>();
  const signOf = (word: unknown): string => {
    const found = signs.get(word);
    if (found !== undefined) return found;
    const sign = String.fromCharCode(signs.size);
    if (sign.charCodeAt(0) !== signs.size)
      throw new Error('more different parts of states than there are signs');
    signs.set(word, sign);
    return sign;
  };
  const paymentOf = (payment: ModelPayment): string => {
    const found = known.get(payment);
    if (found !== undefined) return found;
    const sign = signOf(JSON.stringify(payment));
    known.set(payment, sign);
    return sign;
  };
  return (state) => {
    let key = '';
    for (const part of Object.values(state)) {
      if (part === state.payments) for (const payment of state.payments) key += paymentOf(payment);
      else if (part === state.mail) for (const word of Object.values(state.mail)) key += signOf(word);
      else key += signOf(part);
    }
    return key;
  };
}
