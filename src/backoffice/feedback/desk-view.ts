import { type ReviewState, reviewStates } from '#modules/feedback/review-states.ts';

export const questionStates = ['open', 'answered'] as const;

/** What is looked at; it stands in the address, so that it survives a reload and can be sent to a colleague. */
export type DeskView =
  | Readonly<{ tab: 'questions'; state: (typeof questionStates)[number]; page: number; only?: string }>
  | Readonly<{ tab: 'reviews'; state: ReviewState; page: number; only?: string }>;

const isId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads an address; nonsense means what waits: open questions, pending reviews. */
export function viewOf(search: URLSearchParams): DeskView {
  const typed = Number(search.get('page') ?? 1);
  const page = Number.isInteger(typed) && typed >= 1 && typed <= 10_000 ? typed : 1;
  const asked = search.get('state');
  // One of them alone, in whichever state it is.
  const id = search.get('only') ?? '';
  const only = isId.test(id) ? { only: id } : {};
  if (search.get('tab') === 'reviews')
    return {
      tab: 'reviews',
      state: reviewStates.find((state) => state === asked) ?? 'pending',
      page,
      ...only,
    };
  return {
    tab: 'questions',
    state: questionStates.find((state) => state === asked) ?? 'open',
    page,
    ...only,
  };
}

/** The shortest address of a view. */
export function addressOf(view: DeskView): string {
  const { tab, state, page } = view;
  const search = new URLSearchParams();
  if (tab === 'reviews') search.set('tab', tab);
  if (state !== 'open' && state !== 'pending') search.set('state', state);
  if (view.only !== undefined) search.set('only', view.only);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/feedback' : `/feedback?${search}`;
}
