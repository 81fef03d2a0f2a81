import { z } from 'zod';
import { setting, url, type ValuesOf } from '#platform/config/settings.ts';
import { gatewayRules } from './gateway-rules.ts';
import { yookassaSettings } from './yookassa/yookassa-settings.ts';

/** Which card gateway takes a payment, and what Stripe and YooKassa know us by. */
export const gatewaySettings = {
  CARD_GATEWAYS: setting(
    'Where new payments begin: gateways (sandbox, stripe, yookassa), the first that fits an order is taken. Behind a colon stand countries of the company or currencies; the last takes every order.',
    'stripe:EUR+GBP sandbox',
    gatewayRules.default([{ gateway: 'sandbox', countries: [], currencies: [] }]),
  ),
  STRIPE_SECRET_KEY: setting(
    'Secret or restricted key of a Stripe account. A demo takes test keys only.',
    'sk_test_…',
    z
      .string()
      .regex(/^[sr]k_(test|live)_[!-~]{1,250}$/, 'must begin with sk_test_, rk_test_, sk_live_ or rk_live_')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRETS: setting(
    'Signing secrets of the webhook endpoint at Stripe, with a comma between the new one and the old one while they change.',
    'whsec_…',
    z
      .string()
      .regex(
        /^whsec_[!-+\--~]{1,200}(,whsec_[!-+\--~]{1,200})?$/,
        'must be one or two secrets that begin with whsec_',
      )
      .transform((text) => text.split(','))
      .optional(),
  ),
  STRIPE_API_HOST: setting(
    'Where Stripe’s API is spoken, if not at Stripe: the word sandbox for the sandbox gateway of this installation (keys are not needed then), or an address.',
    'sandbox',
    z.union([z.literal('sandbox'), url(['http', 'https'])]).optional(),
  ),
  ...yookassaSettings,
};
type Values = ValuesOf<typeof gatewaySettings>;

/** How Stripe is spoken to; undefined where it is not. */
export type StripeConfig =
  | undefined
  | 'sandbox'
  | Readonly<{ apiKey: string; webhookSecrets: readonly string[]; apiUrl: string | undefined }>;

export function stripeOf(values: Values): StripeConfig {
  if (values.STRIPE_API_HOST === 'sandbox') return 'sandbox';
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets = [] } = values;
  return apiKey === undefined ? undefined : { apiKey, webhookSecrets, apiUrl: values.STRIPE_API_HOST };
}

/** What of these settings cannot stand together. */
export function stripeFaults(values: Values, isDemo: boolean): string[] {
  const { CARD_GATEWAYS: rules, STRIPE_SECRET_KEY: key, STRIPE_API_HOST: host } = values;
  const isLive = key?.includes('k_live_') ?? false;
  const stripe = stripeOf(values);
  return [
    stripe === undefined &&
      rules.some(({ gateway }) => gateway === 'stripe') &&
      'STRIPE_SECRET_KEY: is needed where CARD_GATEWAYS names stripe.',
    typeof stripe === 'object' &&
      stripe.webhookSecrets.length === 0 &&
      'STRIPE_WEBHOOK_SECRETS: is needed beside STRIPE_SECRET_KEY.',
    isLive && isDemo && 'STRIPE_SECRET_KEY: a demo takes no live key, as it would charge real cards.',
    isLive && host !== undefined && 'STRIPE_API_HOST: a live key is sent to Stripe alone.',
  ].filter((fault) => typeof fault === 'string');
}

/** What cannot stand where the sandbox gateway is left out. */
export function withoutSandboxFaults(values: Values): string[] {
  return [
    values.CARD_GATEWAYS.some(({ gateway }) => gateway === 'sandbox') &&
      'SANDBOX: is off, so CARD_GATEWAYS has to name other gateways alone.',
    values.STRIPE_API_HOST === 'sandbox' && 'SANDBOX: is off, so STRIPE_API_HOST cannot be at the sandbox.',
  ].filter((fault) => typeof fault === 'string');
}
