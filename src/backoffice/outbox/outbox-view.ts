import { type StuckState, stuckStates } from '#workflows/mend-outbox/contract.ts';

/** What is looked at; it stands in the address. */
export type OutboxView = Readonly<{ state: StuckState; page: number }>;

/** Reads an address; nonsense means what was given up. */
export function viewOf(search: URLSearchParams): OutboxView {
  const typed = Number(search.get('page') ?? 1);
  const page = Number.isInteger(typed) && typed >= 1 && typed <= 10_000 ? typed : 1;
  return { state: stuckStates.find((state) => state === search.get('state')) ?? 'given_up', page };
}

/** The shortest address of a view. */
export function addressOf({ state, page }: OutboxView): string {
  const search = new URLSearchParams();
  if (state !== 'given_up') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/outbox' : `/outbox?${search}`;
}
