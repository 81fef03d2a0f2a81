import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '#kernel/clock.ts';
import type { Ask } from './ask-patiently.ts';
import type { ChaosWorld } from './chaos-world.ts';

const unsettled = `
  SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL AND given_up_at IS NULL)
    + (SELECT count(*) FROM payments WHERE state IN ('created', 'requires_action', 'unknown', 'authorised', 'verified',
        'void_due', 'capture_due', 'capture_unknown'))
    + (SELECT count(*) FROM orders WHERE state IN ('awaiting_payment', 'ready', 'sending', 'report_sent', 'refunding'))
    + (SELECT count(*) FROM refunds WHERE state NOT IN ('succeeded', 'failed')) AS open`;

/** Moves the clock on until nothing is under way any more: whoever has not paid never will, and leases of what was killed end. */
export async function settle(world: ChaosWorld, ask: Ask, limitMs: number): Promise<void> {
  await world.front.sendLate();
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    const [row] = await ask<{ open: number }>(unsettled);
    if (Number(row?.open) === 0) return;
    world.jump(10 * minuteMs);
    world.work();
    await wait(500);
  }
}
