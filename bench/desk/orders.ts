import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { clientOf, payByCard, signIn } from '#testing/people.ts';
import { waitFor } from '#testing/timeline.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { getStaffResearch } from '#workflows/research-company/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

/** An order that waits in the queue. */
export type Waiting = Readonly<{ orderId: string; number: string }>;

const patienceMs = 90_000;

/** An order of a company of the demo world, whose research has filled the dossier. */
export async function prefilledOrder(url: string): Promise<Waiting> {
  const placed = await order({ url });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const staff = await manager(url);
  const waiting = await inQueue(staff, placed.number);
  const { orderId } = waiting;
  await waitFor(
    'the research',
    async () => {
      const { isUnderWay, sources } = await staff.call(getStaffResearch, { params: { orderId } });
      return (!isUnderWay && sources.length > 0) || undefined;
    },
    patienceMs,
  );
  return waiting;
}

/** An order of a company that no register has: whoever makes the report types all of it. */
export async function emptyOrder(url: string): Promise<Waiting> {
  const client = clientOf(url);
  const body = await orderBody(client, { email: 'unknown@buyer.example' });
  const none = { regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' };
  const subject = { kind: 'request' as const, request: { ...none, name: 'Elbe Holzbau GmbH' } };
  const placed = await client.call(placeOrder, { body: { ...body, subject } });
  if (placed.paymentUrl === null) throw new Error('no card page');
  await payByCard(placed.paymentUrl, '4242 4242 4242 4242');
  await client.call(checkPayment, { params: { secret: placed.secret } });
  return inQueue(await manager(url), placed.number);
}

const manager = (url: string) => signIn(url, 'manager@demo.countercheck.example', demoPassword);

function inQueue(staff: ApiClient, number: string): Promise<Waiting> {
  return waitFor('the order in the queue', async () => {
    const { items } = await staff.call(listQueue, { query: {} });
    const found = items.find((one) => one.number === number);
    return found === undefined ? undefined : { orderId: found.orderId, number };
  });
}
