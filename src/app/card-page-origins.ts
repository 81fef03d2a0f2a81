import type { Config } from './config/config.ts';

/** Stripe's own pages, which its API names whatever the account. */
const stripePages = 'https://checkout.stripe.com';

/** Where a buyer may be led from a form of the site: the pages of the gateways at which payments begin, or went on. */
export function cardPageOrigins(
  { cardGateways, stripe }: Pick<Config, 'cardGateways' | 'stripe'>,
  sandboxOrigin: string,
): readonly string[] {
  const originOf = (gateway: string) => {
    if (gateway === 'sandbox' || stripe === 'sandbox') return sandboxOrigin;
    return stripe?.apiUrl === undefined ? stripePages : new URL(stripe.apiUrl).origin;
  };
  const began = stripe === undefined ? [] : ['stripe'];
  return [...new Set([...cardGateways.map(({ gateway }) => gateway), ...began].map(originOf))];
}
