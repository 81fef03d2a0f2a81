import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Currency, money } from '#kernel/money.ts';
import {
  GatewayRefusal,
  type GatewayStatus,
  type PaymentGateway,
  type SessionRequest,
} from '#modules/payments/port/gateway.ts';
import { createSandboxGatewayClient } from '#modules/payments/sandbox/sandbox-gateway.ts';
import { createStripeGateway } from '#modules/payments/stripe/stripe-gateway.ts';
import { sandboxShop } from '#modules/payments/yookassa/open-yookassa.ts';
import { createYookassaGateway } from '#modules/payments/yookassa/yookassa-gateway.ts';
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
  yookassa: (bench: SandboxBench, { key = apiKey }: AdapterKeys = {}) =>
    createYookassaGateway({
      shopId: sandboxShop,
      secretKey: `test_${key}`,
      apiUrl: `${bench.url}/v3`,
      // Every order of a test is of this customer.
      receipts: { vatCode: 1, taxSystemCode: 2, emailOf: async () => 'buyer@shop.example' },
    }),
};

type AdapterName = keyof typeof gatewayAdapters;
export const adapterNames: readonly AdapterName[] = ['sandbox', 'stripe', 'yookassa'];

/** In what providers differ, whatever an adapter does: each is a fact of their API, not a lack of ours. */
type Traits = Readonly<{
  /** What tests pay in. */
  currency: Currency;
  /** How a page stands on which the issuer asks its question. */
  askedOnPage: GatewayStatus['status'];
  /** Whether a page can be closed before its time; else it is asked to be given back until it has ended. */
  closesPages: boolean;
  /** Whether webhooks are signed; else anybody may have written them. */
  signs: boolean;
  /** Whether the API tells of chargebacks. */
  tellsDisputes: boolean;
}>;

const asTheSandbox: Traits = {
  currency: 'EUR',
  askedOnPage: 'requires_action',
  closesPages: true,
  signs: true,
  tellsDisputes: true,
};
export const gatewayTraits: Readonly<Record<AdapterName, Traits>> = {
  sandbox: asTheSandbox,
  stripe: asTheSandbox,
  yookassa: {
    currency: 'RUB',
    askedOnPage: 'open',
    closesPages: false,
    signs: false,
    tellsDisputes: false,
  },
};

/** A request of an order of its own. */
const requestIn = (currency: Currency, change: Partial<SessionRequest> = {}): SessionRequest => ({
  orderId: randomUUID(),
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount: money(9000, currency),
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
export function gatewayHands(bench: SandboxBench, gateway: PaymentGateway, { currency }: Traits) {
  const hands = {
    /** So many minor units of what this gateway is paid in. */
    sum: (minor: number) => money(minor, currency),
    request: (change: Partial<SessionRequest> = {}) => requestIn(currency, change),
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
      const opened = await gateway.openSession(hands.request(change), randomUUID());
      await hands.pay(opened, number);
      return hands.find(opened);
    },
    /** Captures, and asks where that was refused. */
    tryCapture: (held: GatewayStatus, minor = 9000, key: string = randomUUID()) =>
      gateway.capture(held.gatewayPaymentId, money(minor, currency), key).catch((error) => {
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
