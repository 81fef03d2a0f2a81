import type { PaymentGateway } from '../port/gateway.ts';
import { createYookassaGateway } from './yookassa-gateway.ts';
import type { YookassaConfig } from './yookassa-settings.ts';

/** The shop as which the sandbox knows whoever speaks YooKassa's words. */
export const sandboxShop = '100500';

/** Opens the gateway YooKassa where there is one. */
export function openYookassa(
  config: YookassaConfig,
  sandbox: Readonly<{ apiUrl: string; apiKey: string }>,
  /** Where the customer of an order gets a receipt; undefined once that was erased. */
  emailOf: (orderId: string) => Promise<string | undefined>,
): PaymentGateway | undefined {
  if (config === undefined) return undefined;
  const { at, senders } = config;
  const receipts = config.receipts && { ...config.receipts, emailOf };
  const account =
    at === 'sandbox'
      ? { shopId: sandboxShop, secretKey: `test_${sandbox.apiKey}`, apiUrl: `${sandbox.apiUrl}/v3` }
      : at;
  return createYookassaGateway({ ...account, receipts, senders });
}
