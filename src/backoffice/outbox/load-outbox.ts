import type { ApiClient } from '#kernel/api-client.ts';
import {
  getOutboxState,
  listOutbox,
  type OutboxState,
  type StuckWork,
} from '#workflows/mend-outbox/contract.ts';
import type { OutboxView } from './outbox-view.ts';

const pageSize = 20;

export type Stuck = Readonly<{ items: readonly StuckWork[]; pages: number; state: OutboxState }>;

/** Fetches what the view shows, and how the mail server stands. */
export async function loadOutbox(api: ApiClient, view: OutboxView): Promise<Stuck> {
  const [{ items, total }, state] = await Promise.all([
    api.call(listOutbox, { query: { ...view, pageSize } }),
    api.call(getOutboxState, {}),
  ]);
  return { items, pages: Math.max(1, Math.ceil(total / pageSize)), state };
}
