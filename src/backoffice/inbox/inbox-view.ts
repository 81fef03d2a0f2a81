import {
  type InboxKind,
  type InboxOwner,
  type InboxState,
  inboxKinds,
  inboxOwners,
  inboxStates,
  maxInboxSearch,
} from '#workflows/answer-inbox/contract.ts';

/** What is looked at; it stands in the address, so that it survives a reload and can be sent to a colleague. */
export type InboxView = Readonly<{
  kind?: InboxKind | undefined;
  state: InboxState;
  owner: InboxOwner;
  search: string;
  page: number;
}>;

/** Reads an address; nonsense in one word of it means the usual there. */
export function viewOf(search: URLSearchParams): InboxView {
  const page = Number(search.get('page') ?? 1);
  const one = <T extends string>(of: readonly T[], name: string) =>
    of.find((each) => each === search.get(name));
  return {
    kind: one(inboxKinds, 'kind'),
    state: one(inboxStates, 'state') ?? 'open',
    owner: one(inboxOwners, 'owner') ?? 'anybody',
    search: (search.get('search') ?? '').trim().slice(0, maxInboxSearch),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a view. */
export function addressOf({ kind, state, owner, search, page }: InboxView): string {
  const words = new URLSearchParams();
  if (kind !== undefined) words.set('kind', kind);
  if (state !== 'open') words.set('state', state);
  if (owner !== 'anybody') words.set('owner', owner);
  if (search !== '') words.set('search', search);
  if (page > 1) words.set('page', String(page));
  return words.size === 0 ? '/inbox' : `/inbox?${words}`;
}
