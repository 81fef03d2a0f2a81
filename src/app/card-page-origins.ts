import type { Config } from './config/config.ts';

/** Stripe's own pages, which its API names whatever the account; and YooKassa's. */
const stripePages = 'https://checkout.stripe.com';
const yookassaPages = 'https://yoomoney.ru';

/** Where a buyer may be led from a form of the site: the pages of the gateways at which payments begin, or went on. */
export function cardPageOrigins(
  { cardGateways, stripe, yookassa }: Pick<Config, 'cardGateways' | 'stripe' | 'yookassa'>,
  sandboxUrl: string,
): readonly string[] {
  const pagesAt = (at: 'sandbox' | Readonly<{ apiUrl: string | undefined }> | undefined, own: string) => {
    if (at === 'sandbox') return new URL(sandboxUrl).origin;
    return at?.apiUrl === undefined ? own : new URL(at.apiUrl).origin;
  };
  const originOf = (gateway: string) => {
    if (gateway === 'stripe') return pagesAt(stripe, stripePages);
    return gateway === 'yookassa' ? pagesAt(yookassa?.at, yookassaPages) : new URL(sandboxUrl).origin;
  };
  const began = [stripe && 'stripe', yookassa && 'yookassa'].filter((name) => name !== undefined);
  return [...new Set([...cardGateways.map(({ gateway }) => gateway), ...began].map(originOf))];
}
