import { createHash } from 'node:crypto';
import { z } from 'zod';
import { shorten } from '#kernel/shorten.ts';
import { readAnswer } from '#platform/http-client/read-answer.ts';
import { GatewayRefusal, GatewayUnavailable } from '../port/gateway.ts';

export type YookassaOptions = Readonly<{
  shopId: string;
  secretKey: string;
  /** Where the API is spoken, its version included, if not at YooKassa itself. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}>;

/** No honest answer is longer: a page of a hundred payments has about 200 KB. */
const maxBytes = 2 * 1024 * 1024;

/** YooKassa's own address. */
const yookassaApi = 'https://api.yookassa.ru/v3';

/** A sum as it is written there, e.g. `90.00`. */
export type Amount = Readonly<{ value: string; currency: string }>;

/** What YooKassa tells the tax office, and sends to the customer. */
export type Receipt = Readonly<{
  customer: Readonly<{ email: string }>;
  items: readonly Readonly<Record<string, unknown>>[];
  tax_system_code?: number;
}>;

/** A payment to be made. Whether it is debited at once is not for callers to say. */
export type NewPayment = Readonly<{
  amount: Amount;
  description: string;
  metadata: Readonly<Record<string, string>>;
  receipt?: Receipt;
  payment_method_data?: Readonly<{ type: 'bank_card' }>;
  payment_method_id?: string;
  save_payment_method?: boolean;
  confirmation?: Readonly<{ type: 'redirect'; return_url: string; locale: string }>;
}>;

type Change = Readonly<{ key: string; body: object }>;

/** A body that is no JSON is undefined. */
type Reply = Readonly<{ status: number; body: unknown }>;

/**
 * All that is ever asked of YooKassa, each once: repeating is up to the outbox, which has the key. Every payment is made with
 * `capture: false`, written here behind whatever the caller gave: nothing is debited but by `capture`.
 * Answers are not trusted yet: they are read by the shapes of `yookassa-wire.ts`.
 */
export function createYookassaCalls(options: YookassaOptions) {
  const base = (options.apiUrl ?? yookassaApi).replace(/\/+$/, '');
  const send = options.fetch ?? globalThis.fetch;
  const authorization = `Basic ${Buffer.from(`${options.shopId}:${options.secretKey}`).toString('base64')}`;

  async function exchange(path: string, change: Change | undefined): Promise<Reply> {
    try {
      const answer = await send(`${base}/${path}`, {
        method: change === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          ...(change && { 'content-type': 'application/json', 'idempotence-key': keyOf(change.key) }),
        },
        ...(change && { body: JSON.stringify(change.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
      });
      const bytes = await readAnswer(answer, maxBytes);
      if (bytes === undefined) throw new Error(`the answer is longer than ${maxBytes} bytes`);
      return { status: answer.status, body: parseJson(bytes.toString('utf8')) };
    } catch (cause) {
      throw new GatewayUnavailable('YooKassa was not reached, or gave no answer in time', { cause });
    }
  }

  async function ask(path: string, change?: Change): Promise<unknown> {
    const { status, body } = await exchange(path, change);
    if (status === 200 && body !== undefined) return body;
    throw errorOf(status, body);
  }

  return {
    open: (payment: NewPayment, key: string) =>
      ask('payments', { key, body: { ...payment, capture: false } }),
    find: (id: string) => ask(`payments/${encodeURIComponent(id)}`),
    capture: (id: string, body: Readonly<{ amount: Amount; receipt?: Receipt }>, key: string) =>
      ask(`payments/${encodeURIComponent(id)}/capture`, { key, body }),
    cancel: (id: string, key: string) => ask(`payments/${encodeURIComponent(id)}/cancel`, { key, body: {} }),
    refund: (
      body: Readonly<{
        payment_id: string;
        amount: Amount;
        metadata: Readonly<Record<string, string>>;
        receipt?: Receipt;
      }>,
      key: string,
    ) => ask('refunds', { key, body }),
    listRefunds: (payment: string) =>
      ask(`refunds?${new URLSearchParams({ payment_id: payment, limit: '100' })}`),
    /** A page of payments, newest first. */
    list: (since: Date, cursor: string | undefined) =>
      ask(
        `payments?${new URLSearchParams({
          'created_at.gte': since.toISOString(),
          limit: '100',
          ...(cursor === undefined ? {} : { cursor }),
        })}`,
      ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key may have 64 characters there; a longer one is told apart by its digest. */
const keyOf = (key: string) => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'));

const errorReply = z.object({
  type: z.literal('error'),
  code: z.string().max(100),
  description: z.string().max(2_000).default(''),
  parameter: z.string().max(200).optional(),
});

/** Whether the call may have had an effect decides: what YooKassa refused had none, of all else nothing is known. */
function errorOf(status: number, body: unknown): Error {
  if (status >= 500 || status < 400 || [408, 425, 429].includes(status))
    return new GatewayUnavailable(`YooKassa answered ${status}`);
  const reply = errorReply.safeParse(body);
  if (!reply.success) return new GatewayUnavailable(`something answered ${status} instead of YooKassa`);
  const { code, description, parameter } = reply.data;
  if (status === 401) return new GatewayRefusal('unauthorised', 'YooKassa does not accept the key');
  if (parameter?.toLowerCase() === 'idempotence-key')
    return new GatewayRefusal('idempotency_key_reused', 'This key was used with another request');
  const where = parameter === undefined ? '' : ` (${parameter})`;
  return new GatewayRefusal(code, shorten(`${description}${where}`, 300));
}
