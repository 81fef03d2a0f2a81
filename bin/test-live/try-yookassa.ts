import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, minuteMs } from '#kernel/clock.ts';
import { money } from '#kernel/money.ts';
import {
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  type PaymentGateway,
  type SessionRequest,
} from '#modules/payments/port/gateway.ts';
import { createYookassaGateway } from '#modules/payments/yookassa/yookassa-gateway.ts';
import { type Tried, tried, unexpected } from './tried.ts';

const amount = money(90_000, 'RUB');
const part = money(40_000, 'RUB');
const back = money(5_000, 'RUB');
/** As far back as the books are compared. */
const lookBackMs = 35 * dayMs;
/** As long as a person may need for a card page. */
const patienceMs = 10 * minuteMs;

/**
 * Walks through what the product asks of YooKassa, in a test shop: a page is opened, found, listed, and refused what only a hold
 * may be asked. With `pay` a person fills it in meanwhile, and what is held is debited in part, given back in part, and
 * held once more on the saved card.
 */
export async function* tryYookassa(
  shop: Readonly<{ shopId: string; secretKey: string; apiUrl: string | undefined }>,
  pay: undefined | ((address: string) => void),
): AsyncIterable<Tried> {
  const gateway = createYookassaGateway(shop);
  const request: SessionRequest = {
    orderId: randomUUID(),
    orderNumber: 'TEST-LIVE',
    attempt: 1,
    route: 'hold',
    amount,
    locale: 'ru',
    timeZone: null,
    description: 'Countercheck: проба шлюза',
    details: [],
    successUrl: 'https://example.com/ok',
    cancelUrl: 'https://example.com/no',
  };
  const { orderId } = request;
  const opened: GatewayStatus[] = [];
  const key = randomUUID();
  yield tried('a page that holds opens, and has an address', async () => {
    const page = await gateway.openSession(request, key);
    opened.push(page);
    const fault = unexpected(page, { status: 'open', amount, orderId, attempt: 1, capturedMinor: 0 });
    return fault ?? (page.hostedUrl === null ? 'it has no address' : undefined);
  });
  const [page] = opened;
  if (page === undefined) return;
  yield tried('the same key is the same page, another request under it is refused', async () => {
    const again = await gateway.openSession(request, key);
    const other = { ...request, amount: part };
    const isRefused = await gateway
      .openSession(other, key)
      .then(() => false, isRefusal('idempotency_key_reused'));
    if (!isRefused) return 'another amount was taken under the same key';
    return unexpected(again, { gatewayPaymentId: page.gatewayPaymentId });
  });
  yield tried('it is found by its name and in the list', async () => {
    for await (const { gatewayPaymentId } of gateway.listSince(new Date(Date.now() - lookBackMs)))
      if (gatewayPaymentId === page.gatewayPaymentId)
        return unexpected(await gateway.find(gatewayPaymentId), { status: 'open', orderId });
    return 'it is not in the list';
  });
  yield tried('a page is not debited, not closed and not refunded', async () => {
    const { gatewayPaymentId: id } = page;
    const captured = await gateway.capture(id, amount, randomUUID());
    const isOpen = await gateway.release(id, randomUUID()).then(
      () => false,
      (error) => error instanceof GatewayUnavailable,
    );
    const isRefused = await gateway
      .refund(id, back, randomUUID())
      .then(() => false, isRefusal('invalid_request'));
    if (!isOpen) return 'it was closed';
    return isRefused ? unexpected(captured, { status: 'open', capturedMinor: 0 }) : 'it was refunded';
  });
  yield tried('a page that verifies a card asks a rouble for an order of more', async () => {
    const verifying = await gateway.openSession({ ...request, attempt: 2, route: 'verify' }, randomUUID());
    return unexpected(verifying, { status: 'open', amount, attempt: 2 });
  });
  if (pay === undefined) return;
  pay(page.hostedUrl ?? '');
  yield* tryPaid(gateway, request, await untilPaid(gateway, page));
}

/** What only a page that was paid can show. */
async function* tryPaid(
  gateway: PaymentGateway,
  request: SessionRequest,
  held: GatewayStatus,
): AsyncIterable<Tried> {
  const { gatewayPaymentId: id, cardToken } = held;
  yield tried('what was paid is held, says until when, and the card is saved', async () => {
    const fault = unexpected(held, { status: 'authorised', amount, capturedMinor: 0 });
    return (
      fault ?? (held.captureBefore === null || cardToken === null ? 'no end, or no saved card' : undefined)
    );
  });
  yield tried('a part is debited once, and a part of it given back', async () => {
    const key = randomUUID();
    const faults: (string | undefined)[] = [];
    for (const again of [key, key, randomUUID()])
      faults.push(
        unexpected(await gateway.capture(id, part, again), {
          status: 'captured',
          capturedMinor: 40_000,
          amount,
        }),
      );
    const { status } = await gateway.refund(id, back, `${id}:refund:1`);
    const [listed] = await gateway.listRefunds(id);
    if (status === 'failed' || listed?.key !== `${id}:refund:1`) faults.push('the refund is not found');
    return faults.find((fault) => fault !== undefined);
  });
  yield tried('the saved card is held on without its owner, and released', async () => {
    const saved = { ...request, attempt: 3, cardToken: cardToken ?? '' };
    const again = await gateway.authoriseSavedCard(saved, randomUUID());
    const fault = unexpected(again, { status: 'authorised', amount, attempt: 3 });
    const released = await gateway.release(again.gatewayPaymentId, randomUUID());
    return fault ?? unexpected(released, { status: 'voided', capturedMinor: 0 });
  });
}

async function untilPaid(gateway: PaymentGateway, page: GatewayStatus): Promise<GatewayStatus> {
  const deadline = Date.now() + patienceMs;
  let found: GatewayStatus = page;
  while (found.status === 'open' && Date.now() < deadline) {
    await sleep(1_000);
    found = (await gateway.find(page.gatewayPaymentId)) ?? found;
  }
  return found;
}

const isRefusal = (code: string) => (error: unknown) =>
  error instanceof GatewayRefusal && error.code === code;
