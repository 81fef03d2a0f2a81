import type { Outbox } from './outbox.ts';
import type { ScheduledJob } from './worker.ts';

/** A look that one lane has just made need not be made by the next: their timers do not beat together. */
const sameLook = 0.9;

/**
 * Lanes that run rows of an outbox beside each other, so that one that hangs does not hold up the others. While there is nothing to do one
 * of them looks for all; whoever comes upon the first row of several has the others woken.
 */
export function outboxLanes(
  outbox: Pick<Outbox, 'drain'>,
  { names, everyMs, wake }: { names: readonly string[]; everyMs: number; wake: (name: string) => void },
): ScheduledJob[] {
  let looksAgainAt = 0;
  return names.map((name) => ({
    name,
    everyMs,
    async run() {
      if (performance.now() < looksAgainAt) return;
      const rest = () => {
        looksAgainAt = performance.now() + everyMs * sameLook;
      };
      // Before the look, for those whose turn comes while it lasts.
      rest();
      await outbox.drain(() => {
        looksAgainAt = 0;
        for (const other of names) if (other !== name) wake(other);
      });
      rest();
    },
  }));
}
