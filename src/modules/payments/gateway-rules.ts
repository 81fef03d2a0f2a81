import { z } from 'zod';
import { type Currency, currencies } from '#kernel/money.ts';

/** Orders whose payments begin at a gateway; an empty list means all. */
export type GatewayRule = Readonly<{
  gateway: string;
  /** Of the companies that reports are ordered on, upper case. */
  countries: readonly string[];
  currencies: readonly Currency[];
}>;

/** What decides where a payment begins. */
export type PayableOrder = Readonly<{ countryCode: string | undefined; currency: Currency }>;

/** Whether a payment of the order begins at the rule's gateway. */
export function isFitting(rule: GatewayRule, { countryCode, currency }: PayableOrder): boolean {
  const isCountry = rule.countries.length === 0 || rule.countries.includes((countryCode ?? '').toUpperCase());
  return isCountry && (rule.currencies.length === 0 || rule.currencies.includes(currency));
}

const gatewayNames = ['sandbox', 'stripe', 'yookassa'] as const;

/** Rules as they are written, e.g. `stripe:EUR+GBP stripe:DE sandbox`: the first that fits an order is taken. */
export const gatewayRules = z
  .string()
  .max(2_000)
  .transform((text, context) => {
    const rules = text.trim().split(/\s+/).map(readRule);
    const last = rules.at(-1);
    if (rules.some((rule) => rule === undefined) || last === undefined) {
      const message = `must be names (${gatewayNames.join(', ')}) with countries and currencies behind a colon, as stripe:EUR+GBP`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    if (last.countries.length + last.currencies.length > 0) {
      context.addIssue({ code: 'custom', message: 'must end with a gateway that takes every order' });
      return z.NEVER;
    }
    return rules.filter((rule) => rule !== undefined);
  });

function readRule(text: string): GatewayRule | undefined {
  const [name, conditions, ...more] = text.split(':');
  const gateway = gatewayNames.find((one) => one === name);
  const words = conditions?.split('+') ?? [];
  const named = currencies.filter((currency) => words.includes(currency));
  const countries = words.filter((word) => /^[A-Z]{2}$/.test(word));
  const isRead = countries.length + named.length === words.length;
  return gateway === undefined || more.length > 0 || !isRead
    ? undefined
    : { gateway, countries, currencies: named };
}
