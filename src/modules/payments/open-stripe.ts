import type { StripeConfig } from './gateway-settings.ts';
import type { PaymentGateway } from './port/gateway.ts';

/** Opens the gateway Stripe where there is one; else its package, which takes a while to load, is left alone. */
export async function openStripe(
  config: StripeConfig,
  sandbox: Readonly<{ apiUrl: string; apiKey: string; webhookSecret: string }>,
): Promise<PaymentGateway | undefined> {
  if (config === undefined) return undefined;
  const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
  if (config !== 'sandbox') return createStripeGateway(config);
  return createStripeGateway({
    apiUrl: sandbox.apiUrl,
    apiKey: `sk_test_${sandbox.apiKey}`,
    webhookSecrets: [`whsec_${sandbox.webhookSecret}`],
  });
}
