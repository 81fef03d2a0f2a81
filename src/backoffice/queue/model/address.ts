import { type DeskFilter, deskFilter, maxDeskRows } from '#workflows/hand-out-orders/contract.ts';

/** What the page shows; it stands in the address, so that it survives a reload and can be sent to a colleague. */
export type DeskWish = Readonly<{ filter: DeskFilter; page: number }>;

const usual = deskFilter.parse({});
const maxPage = 10_000;

/** Reads an address; nonsense in one word of it means the usual there. */
export function wishOf(search: URLSearchParams): DeskWish {
  const { shape } = deskFilter;
  const said = (name: string) => search.get(name) ?? undefined;
  const page = Number(search.get('page') ?? 1);
  return {
    filter: {
      view: shape.view.catch(usual.view).parse(said('view')),
      search: shape.search.catch('').parse(said('search')),
      states: shape.states.catch([]).parse(search.getAll('state')),
      country: shape.country.catch(null).parse(said('country')),
      who: shape.who.catch(null).parse(said('who')),
      due: shape.due.catch(null).parse(said('due')),
      kind: shape.kind.catch(null).parse(said('kind')),
      sort: shape.sort.catch(usual.sort).parse(said('sort')),
      isDescending: said('desc') === '1',
    },
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The shortest address of what is wished; a new filter begins at its first page. */
export function addressOf(filter: DeskFilter, page = 1): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | null, isUsual = value === null || value === '') => {
    if (!isUsual && value !== null) query.append(name, value);
  };
  put('view', filter.view, filter.view === usual.view);
  put('search', filter.search);
  for (const state of filter.states) put('state', state);
  put('country', filter.country);
  put('who', filter.who);
  put('due', filter.due);
  put('kind', filter.kind);
  put('sort', filter.sort, filter.sort === usual.sort);
  put('desc', '1', !filter.isDescending);
  put('page', String(page), page === 1);
  return query.size === 0 ? '/' : `/?${query}`;
}

/** A view without anything narrower. */
export function viewAddress(view: DeskFilter['view']): string {
  return addressOf({ ...usual, view });
}

/** The same view without filters; how it is sorted stays. */
export function withoutFilters({ view, sort, isDescending }: DeskFilter): DeskFilter {
  return { ...usual, view, sort, isDescending };
}

export function isNarrowed(filter: DeskFilter): boolean {
  return addressOf(withoutFilters(filter)) !== addressOf(filter);
}

/** Which piece the API is asked for. */
export function pieceOf({ filter, page }: DeskWish) {
  return { ...filter, offset: (page - 1) * maxDeskRows, limit: maxDeskRows };
}
