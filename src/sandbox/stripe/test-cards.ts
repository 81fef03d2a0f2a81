import type { FastifyInstance } from 'fastify';
import { type createApiCalls, parsed } from '../api/call.ts';
import { insertCard } from '../ledger/card-repository.ts';
import type { Behaviour } from '../ledger/cards.ts';
import { newReference } from '../ledger/reference.ts';
import { Refusal } from '../ledger/refusal.ts';
import { attachParams, byId, noParams } from './bodies.ts';
import { methodObject } from './card-objects.ts';
import { nestedForm } from './form.ts';
import { secondsOf } from './names.ts';

/** Stripe's names for cards that a test saves without a page. */
const testMethods: Readonly<Record<string, readonly [Behaviour, string]>> = {
  pm_card_visa: ['ok', '4242'],
  pm_card_chargeCustomerFail: ['decline_hold', '0341'],
  pm_card_authenticationRequired: ['always_challenge', '3184'],
};

/** Saving a card without its owner, as it is possible in test mode alone: with cards that have names and no numbers. */
export function registerTestCards(app: FastifyInstance, calls: ReturnType<typeof createApiCalls>): void {
  app.post(
    '/v1/customers',
    calls.change('off_session', (request) => {
      parsed(noParams, nestedForm(request.body));
      return async (_db, now) => ({
        id: newReference('card').replace(/^card_/, 'cus_'),
        object: 'customer',
        created: secondsOf(now),
        default_source: null,
        description: null,
        email: null,
        livemode: false,
        metadata: {},
        shipping: null,
      });
    }),
  );
  app.post(
    '/v1/payment_methods/:id/attach',
    calls.change('off_session', (request) => {
      const { customer } = parsed(attachParams, nestedForm(request.body));
      const [behaviour, last4] = testMethods[parsed(byId, request.params, 404).id] ?? [];
      return async (db, now) => {
        if (behaviour === undefined || last4 === undefined)
          throw new Refusal(404, 'not_found', 'There is no such payment method.');
        const token = customer.replace(/^cus_/, 'card_');
        await insertCard(db, { token, behaviour, brand: 'visa', last4, fingerprint: token }, now);
        const saved = { card_token: token, card_brand: 'visa', card_last4: last4, is_card_detached: false };
        return methodObject({ ...saved, created_at: now });
      };
    }),
  );
}
