import type { z } from 'zod';
import { GatewayRefusal, GatewayUnavailable, isAskedFor, type PaymentGateway } from '../port/gateway.ts';
import { readSandboxWebhook } from './sandbox-webhook.ts';
import {
  errorReply,
  listReply,
  paymentReply,
  refundListReply,
  refundReply,
  sessionWire,
} from './sandbox-wire.ts';

export type SandboxGatewayOptions = Readonly<{
  /** Base address of the gateway, without `/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Any of them may have signed a webhook: the new one and the old one while they change. */
  webhookSecrets: readonly string[];
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}>;

/** Statuses that say "ask again", although they are below 500. */
const passing = [408, 425, 429];

/** The payment port spoken to the sandbox gateway over HTTP. */
export function createSandboxGatewayClient(options: SandboxGatewayOptions): PaymentGateway {
  const base = options.baseUrl.replace(/\/+$/, '');
  const send = options.fetch ?? globalThis.fetch;
  const timeoutMs = options.timeoutMs ?? 10_000;

  /** Asks once. Repeating is up to the caller, who has the key. */
  async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    change?: { key: string; body: unknown },
  ): Promise<z.output<Schema>> {
    const { status, body } = await exchange(path, change);
    if (status >= 500 || passing.includes(status))
      throw new GatewayUnavailable(`the gateway answered ${status}`);
    if (status >= 400) throw refusalOf(status, body);
    const reply = schema.safeParse(body);
    if (status === 200 && reply.success) return reply.data;
    throw new GatewayUnavailable('the gateway gave an answer that cannot be read');
  }

  async function exchange(path: string, change?: { key: string; body: unknown }) {
    try {
      const answer = await send(`${base}/v1/${path}`, {
        method: change === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          ...(change && { 'content-type': 'application/json', 'idempotency-key': change.key }),
        },
        ...(change && { body: JSON.stringify(change.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, body: parseJson(await answer.text()) };
    } catch (cause) {
      throw new GatewayUnavailable('the gateway was not reached, or did not answer in time', { cause });
    }
  }

  const payment = (id: string) => `payments/${encodeURIComponent(id)}`;
  return {
    name: 'sandbox',
    signatureHeader: 'countercheck-sandbox-signature',
    openSession: (request, key) => call(paymentReply, 'sessions', { key, body: sessionWire(request) }),
    authoriseSavedCard: (request, key) =>
      call(paymentReply, 'payments/off_session', {
        key,
        body: { ...sessionWire(request), card_token: request.cardToken },
      }),
    async find(id) {
      try {
        return await call(paymentReply, payment(id));
      } catch (error) {
        if (error instanceof GatewayRefusal && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    capture: (id, amount, key) =>
      call(paymentReply, `${payment(id)}/capture`, { key, body: { amount_minor: amount.amountMinor } }),
    release: (id, key) => call(paymentReply, `${payment(id)}/release`, { key, body: {} }),
    refund: (id, amount, key) =>
      call(refundReply, `${payment(id)}/refunds`, { key, body: { amount_minor: amount.amountMinor } }),
    listRefunds: async (id) => (await call(refundListReply, `${payment(id)}/refunds`)).data,
    async *listSince(since, of) {
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams({ since: since.toISOString(), ...(cursor && { cursor }) });
        const page: z.output<typeof listReply> = await call(listReply, `payments?${query}`);
        yield* page.data.filter((one) => isAskedFor(one, of));
        cursor = page.next_cursor;
      } while (cursor !== null);
    },
    readWebhook: (rawBody, signature, now) =>
      readSandboxWebhook(rawBody, signature, now, options.webhookSecrets),
  };
}

/** A refusal in the gateway's words; one that is not in them came from something in between. */
function refusalOf(status: number, body: unknown): Error {
  const reply = errorReply.safeParse(body);
  if (!reply.success) return new GatewayUnavailable(`something answered ${status} instead of the gateway`);
  return new GatewayRefusal(reply.data.error.code, reply.data.error.message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
