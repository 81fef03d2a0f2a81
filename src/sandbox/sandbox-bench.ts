import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createSettableClock, type SettableClock } from '#kernel/clock.ts';
import type { paymentBody } from './api/wire.ts';
import { createSandboxGateway } from './server.ts';

export const apiKey = 'test-api-key';
export const operatorKey = 'test-operator-key';
export const webhookSecret = 'test-webhook-secret';
type PaymentReply = ReturnType<typeof paymentBody>;
export type ReceivedWebhook = Readonly<{ raw: string; signature: string; type: string; paymentId: string }>;
type Sent = Readonly<{ status: number; body: unknown; headers: Headers }>;

/** A gateway on a free port with a database, a clock that stands still, and a shop that takes its webhooks. */
/** The operator's desk in a browser that was let in. */
export type Desk = Readonly<{
  page: string;
  cookie: string;
  token: string;
  press(path: string, headers?: Record<string, string>): Promise<Response>;
}>;

export interface SandboxBench {
  readonly url: string;
  readonly clock: SettableClock;
  readonly pool: pg.Pool;
  readonly received: ReceivedWebhook[];
  /** The shop's answer to webhooks; 200 unless set. */
  webhookStatus: number;
  post(path: string, body: unknown, key?: string): Promise<Sent>;
  get(path: string): Promise<Sent>;
  /** Opens a session and answers the payment. */
  open(change?: Record<string, unknown>): Promise<PaymentReply>;
  find(id: string): Promise<PaymentReply>;
  /** Sends a form to a hosted page as a browser does, without following the answer. */
  form(address: string, fields: Record<string, string>): Promise<Response>;
  /** Pays the hosted page with a card. */
  pay(payment: PaymentReply, number: string, fields?: Record<string, string>): Promise<Response>;
  /** Opens the operator's desk with its key, as a browser that keeps cookies. */
  openDesk(): Promise<Desk>;
  /** Stops the gateway and starts another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const sessionFields = {
  order_id: '0192b1de-0000-7000-8000-000000000001',
  order_number: 'CC-2026-0001',
  attempt: 1,
  route: 'hold',
  amount_minor: 9000,
  currency: 'EUR',
  locale: 'en',
  description: 'Credit report on Acme GmbH',
  details: [
    { name: 'Country', value: 'Germany' },
    { name: 'Delivery', value: 'by 26 November 2026, 18:00 UTC at the latest' },
  ],
  success_url: 'https://shop.example/payment-success?order=1',
  cancel_url: 'https://shop.example/payment-error?order=1',
};
const cardFields = { expiry: '12 / 34', cvc: '123', name: 'Jane Doe' };

/** For tests: they bring the throw-away database, which goes when the bench is closed. */
export async function openBench(
  database: Readonly<{ url: string; drop(): Promise<void> }>,
): Promise<SandboxBench> {
  const pool = new pg.Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => {}); // connections that end with the database are no fault
  const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
  const received: ReceivedWebhook[] = [];
  const shop = createServer(async (request, response) => {
    try {
      const raw = (await request.toArray()).join('');
      const { type, payment_id: paymentId } = JSON.parse(raw);
      const { 'countercheck-sandbox-signature': own, 'stripe-signature': stripe } = request.headers;
      const signature = String(own ?? stripe ?? '');
      received.push({ raw, signature, type, paymentId });
      response.writeHead(bench.webhookStatus).end();
    } catch {
      response.destroy(); // the gateway was closed while it was sending
    }
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  let gateway: FastifyInstance = await start();
  let keys = 0;

  async function start(): Promise<FastifyInstance> {
    const app = await createSandboxGateway({
      pool,
      clock,
      webhookSecret,
      apiKey,
      publicUrl: () => bench.url,
      webhookUrl: () => `http://127.0.0.1:${portOf(shop.address())}/webhooks/sandbox`,
      advanceClock: clock.advance,
      operatorKey,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }

  async function send(path: string, init: RequestInit): Promise<Sent> {
    const answer = await fetch(`${bench.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, ...init.headers },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? undefined : JSON.parse(text),
      headers: answer.headers,
    };
  }

  const bench: SandboxBench = {
    get url() {
      return `http://127.0.0.1:${portOf(gateway.server.address())}`;
    },
    clock,
    pool,
    received,
    webhookStatus: 200,
    get: (path) => send(path, {}),
    post(path, body, key) {
      keys += 1;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key ?? `key-${keys}` };
      return send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    async open(change = {}) {
      return paymentOf(await bench.post('/v1/sessions', { ...sessionFields, ...change }));
    },
    find: async (id) => paymentOf(await bench.get(`/v1/payments/${id}`)),
    form: (address, fields) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    pay: (payment, number, fields = {}) =>
      bench.form(payment.hosted_url ?? '', { ...cardFields, number, ...fields }),
    async openDesk() {
      const opened = await fetch(`${bench.url}/?key=${operatorKey}`, { redirect: 'manual' });
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const page = await (await fetch(bench.url, { headers: { cookie } })).text();
      const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const press: Desk['press'] = (path, headers = {}) =>
        fetch(bench.url + path, {
          method: 'POST',
          headers: { cookie, ...headers },
          body: new URLSearchParams({ token }),
          redirect: 'manual',
        });
      return { page, cookie, token, press };
    },
    async restart() {
      await gateway.close();
      gateway = await start();
    },
    async close() {
      await gateway.close();
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
      await pool.end();
      await database.drop();
    },
  };
  return bench;
}

/** The payment of a good answer; throws with the answer otherwise. */
export function paymentOf({ status, body }: Sent): PaymentReply {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as PaymentReply; // written by paymentBody of the gateway under test
}

/** Waits until `isTrue`, at most five seconds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}
