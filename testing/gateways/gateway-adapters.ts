import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { money } from '#kernel/money.ts';
import {
  GatewayRefusal,
  type GatewayStatus,
  type PaymentGateway,
  type SessionRequest,
} from '#modules/payments/port/gateway.ts';
import { createSandboxGatewayClient } from '#modules/payments/sandbox/sandbox-gateway.ts';
import { createStripeGateway } from '#modules/payments/stripe/stripe-gateway.ts';
import { apiKey, type SandboxBench, webhookSecret } from '#sandbox/sandbox-bench.ts';

/** What a gateway is opened with, where it is not what the sandbox expects. */
export type AdapterKeys = Readonly<{ key?: string; secrets?: readonly string[] }>;

/** Every adapter over the sandbox, each in its own language; a new one is a line here, and has to pass what they pass. */
export const gatewayAdapters = {
  sandbox: (bench: SandboxBench, { key = apiKey, secrets = [webhookSecret] }: AdapterKeys = {}) =>
    createSandboxGatewayClient({ baseUrl: bench.url, apiKey: key, webhookSecrets: secrets }),
  stripe: (bench: SandboxBench, { key = apiKey, secrets = [webhookSecret] }: AdapterKeys = {}) =>
    createStripeGateway({
      apiUrl: bench.url,
      apiKey: `sk_test_${key}`,
      webhookSecrets: secrets.map((secret) => `whsec_${secret}`),
    }),
};

/** What tests pay. */
export const contractAmount = money(9000, 'EUR');

/** A request of an order of its own. */
export const contractRequest = (change: Partial<SessionRequest> = {}): SessionRequest => ({
  orderId: randomUUID(),
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount: contractAmount,
  locale: 'ru',
  timeZone: null,
  description: 'Отчёт о компании «Акме»',
  details: [{ name: 'Страна', value: 'Германия' }],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
  ...change,
});

export const isGatewayRefusal = (error: unknown) => error instanceof GatewayRefusal;

/** What a payer and a shop do at a gateway, whichever it is. */
export function gatewayHands(bench: SandboxBench, gateway: PaymentGateway) {
  const hands = {
    find: async ({ gatewayPaymentId }: GatewayStatus): Promise<GatewayStatus> => {
      const found = await gateway.find(gatewayPaymentId);
      assert.ok(found, 'it is there');
      return found;
    },
    pay: (opened: GatewayStatus, number: string) =>
      bench.form(opened.hostedUrl ?? '', { number, expiry: '12/34', cvc: '123', name: 'Jane Doe' }),
    /** The payer's answer to the issuer's question. */
    answer: (opened: GatewayStatus, code: string) => bench.form(`${opened.hostedUrl}/challenge`, { code }),
    /** A page that was paid with the card, as the gateway tells it then. */
    async paid(number = '4242424242424242', change: Partial<SessionRequest> = {}) {
      const opened = await gateway.openSession(contractRequest(change), randomUUID());
      await hands.pay(opened, number);
      return hands.find(opened);
    },
    /** Captures, and asks where that was refused. */
    tryCapture: (held: GatewayStatus, minor = 9000, key: string = randomUUID()) =>
      gateway.capture(held.gatewayPaymentId, money(minor, 'EUR'), key).catch((error) => {
        assert.ok(isGatewayRefusal(error), String(error));
        return hands.find(held);
      }),
    /** The name that the sandbox itself has for a payment, for what only tests may order. */
    async sandboxId({ orderId }: GatewayStatus): Promise<string> {
      const { rows } = await bench.pool.query('SELECT id FROM sandbox.payments WHERE order_id = $1', [
        orderId,
      ]);
      return rows[0].id;
    },
  };
  return hands;
}
