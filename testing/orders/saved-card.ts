import { system } from '#kernel/actor.ts';
import type { Payment, SessionRequest } from '#modules/payments/service.ts';
import type { OrderRooms } from '../order-rooms.ts';

/** The card that the tests of saved cards have saved. */
const savedCardToken = 'card-1';

/** Writes down a hold on the saved card for the order of a payment; nobody has asked for it yet. */
export async function holdOnSavedCard(
  { db, payments }: OrderRooms,
  { orderId, amountMinor, currency, gateway }: Payment,
): Promise<Payment> {
  const price = { amountMinor, currency };
  const savedCard = { token: savedCardToken, gateway };
  return db
    .transaction()
    .execute((tx) => payments.start(tx, { orderId, route: 'hold', price, savedCard, actor: system }));
}

/** What the gateway is asked with for an attempt. */
export function askedWith({ orderId, attempt, amountMinor, currency }: Payment) {
  const words = { locale: 'en', timeZone: null, description: '', details: [], successUrl: '' } as const;
  const amount = { amountMinor, currency };
  const order = { orderId, orderNumber: 'x', attempt, route: 'hold', amount } as const;
  return { ...order, ...words, cancelUrl: '', cardToken: savedCardToken } satisfies SessionRequest & {
    cardToken: string;
  };
}
