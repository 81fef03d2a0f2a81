import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

type Placed = Awaited<ReturnType<typeof order>>;
type Made = Readonly<{ placed: Placed; orderId: string }>;

/** What becomes of an order, part by part; each order of a part is through before the next part begins. */
export const phases = ['search and order', 'card and hold', 'dossier', 'approval to debit'] as const;
export type Phase = (typeof phases)[number];

const lookMs = 250;
const patienceMs = 300_000;

/**
 * Takes so many orders through all parts, some at a time; `through` is told of each part when its last order is through it. How many
 * have been debited is asked of `completed` for all at once: looking after each would cost more than an order does.
 */
export async function takeOrders(
  url: string,
  { orders, atOnce }: { orders: number; atOnce: number },
  completed: () => Promise<number>,
  through: (phase: Phase) => Promise<void>,
): Promise<void> {
  const before = await completed();
  const staff = (name: string) => signIn(url, `${name}@demo.countercheck.example`, demoPassword);
  const [researcher, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
  const placed = await eachOf(orders, atOnce, (index) =>
    order({ url }, { email: `buyer${index}@bench.example` }),
  );
  await through('search and order');

  await eachOf(orders, atOnce, async (index) => {
    const one = placed[index];
    await one?.pay();
    if (one !== undefined) await one.client.call(checkPayment, { params: one.params });
  });
  const made = await inQueue(researcher, placed);
  await through('card and hold');

  await eachOf(orders, atOnce, async (index) => {
    const one = made[index];
    if (one !== undefined) await prepareReport(researcher, one.orderId);
  });
  await through('dossier');

  await eachOf(orders, atOnce, async (index) => {
    const one = made[index];
    if (one !== undefined) await approve(reviewer, one.orderId);
  });
  await until(async () => (await completed()) - before >= orders);
  await eachOf(orders, atOnce, async (index) => {
    const one = made[index];
    if (one !== undefined) await assertCompleted(one.placed);
  });
  await through('approval to debit');
}

/** Runs `work` for each index, so many at a time, and answers what each gave. */
async function eachOf<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** The ids of accepted orders, once all of them are. */
async function inQueue(staff: ApiClient, placed: readonly Placed[]): Promise<Made[]> {
  const began = performance.now();
  for (;;) {
    const { items } = await staff.call(listQueue, { query: {} });
    const idOf = new Map(items.map(({ number, orderId }) => [number, orderId]));
    const made = placed.flatMap((one) => {
      const orderId = idOf.get(one.number);
      return orderId === undefined ? [] : { placed: one, orderId };
    });
    if (made.length === placed.length) return made;
    if (performance.now() - began > patienceMs) throw new Error('not all orders were accepted');
    await wait(lookMs);
  }
}

/** As its customer sees it. */
async function assertCompleted({ client, params, number }: Placed): Promise<void> {
  const { state } = (await client.call(trackOrder, { params })).order;
  if (state !== 'completed') throw new Error(`${number} is ${state}`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > patienceMs) throw new Error('not all orders were completed');
    await wait(lookMs);
  }
}
