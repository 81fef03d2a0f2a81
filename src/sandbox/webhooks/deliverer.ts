import { dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { takeFault } from '../faults/repository.ts';
import { claimDueEvents, closeEvent, type EventRow } from '../ledger/event-repository.ts';
import type { SandboxDeps } from '../ledger/gateway-deps.ts';
import { sweep } from '../payments/settle.ts';
import { letterOf } from './letter.ts';
import { signWebhook } from './signature.ts';

const backoffMs = [1_000, 5_000, 30_000, 5 * minuteMs, 30 * minuteMs, hourMs];
/** After this the merchant has to find out by asking. */
const giveUpMs = 3 * dayMs;
const answerTimeoutMs = 10_000;
/** Longer than a delivery can take, so that two deliverers never send the same attempt. */
const leaseMs = 60_000;
const lateMs = 2 * minuteMs;
const pollMs = 1_000;
const batchSize = 20;

export interface WebhookDeliverer {
  start(): void;
  /** Looks for due events now instead of at the next tick. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sends events from their table until the merchant answers 2xx, and lets holds and refunds run out in time. */
export function createWebhookDeliverer(deps: SandboxDeps): WebhookDeliverer {
  const { pool, clock } = deps;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  /** What runs out in time is not looked for at every wake. */
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function round(): Promise<void> {
    if (performance.now() - sweptAt >= pollMs) {
      sweptAt = performance.now();
      await sweep(pool, clock.now());
    }
    for (;;) {
      const leaseEnds = new Date(clock.now().getTime() + leaseMs);
      const events = await claimDueEvents(pool, clock.now(), leaseEnds, batchSize);
      await Promise.all(events.map(deliver));
      if (events.length < batchSize || closing.signal.aborted) return;
    }
  }

  async function deliver(event: EventRow): Promise<void> {
    const ordered = (await takeFault(pool, 'webhooks')) ?? deps.mishaps?.('webhooks');
    const fault = ordered?.mode;
    const now = clock.now();
    if (fault === 'drop') {
      return closeEvent(pool, event.id, {
        deliveredAt: null,
        nextAttemptAt: null,
        note: 'dropped on demand',
      });
    }
    if (fault === 'late') {
      const nextAttemptAt = new Date(now.getTime() + (ordered?.delay_ms ?? lateMs));
      return closeEvent(pool, event.id, { deliveredAt: null, nextAttemptAt, note: 'late on demand' });
    }
    const problem = await send(event, fault === 'wrong_signature');
    if (fault === 'duplicate' && problem === undefined) await send(event, false);
    if (problem === undefined) {
      return closeEvent(pool, event.id, { deliveredAt: now, nextAttemptAt: null, note: null });
    }
    await closeEvent(pool, event.id, {
      deliveredAt: null,
      nextAttemptAt: nextAttempt(event, now),
      note: problem,
    });
  }

  /** Sends one event; answers what went wrong, if anything did. */
  async function send(event: EventRow, isForged: boolean): Promise<string | undefined> {
    const letter = await letterOf(deps, event);
    if (letter === undefined) return undefined;
    const { signed, body } = letter;
    const secret = isForged ? `not ${signed?.secret}` : (signed?.secret ?? '');
    try {
      const answer = await fetch(deps.webhookUrl(letter.dialect), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signed && { [signed.header]: signWebhook(body, secret, clock.now()) }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached';
    }
  }

  function tick(): void {
    clearTimeout(timer);
    isWanted = false;
    running = round()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!closing.signal.aborted) deps.log?.warn({ reason }, 'sandbox webhooks: the round failed');
      })
      .finally(() => {
        running = undefined;
        if (!closing.signal.aborted) timer = setTimeout(tick, isWanted ? 0 : pollMs);
      });
  }

  return {
    start: tick,
    wake() {
      isWanted = true;
      if (running === undefined && timer !== undefined && !closing.signal.aborted) tick();
    },
    async stop() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function nextAttempt(event: EventRow, now: Date): Date | null {
  if (now.getTime() - event.created_at.getTime() > giveUpMs) return null;
  const waitMs = backoffMs[event.attempts - 1] ?? hourMs;
  return new Date(now.getTime() + waitMs);
}
