import { type OrderListView, orderViews } from '#modules/orders/order-states.ts';

/** What of one's orders is looked at; it stands in the page's address, so that back and reload bring it again. */
export type OrdersQuery = Readonly<{
  view: OrderListView;
  /** Of a company's orders: everybody's, or one's own. */
  whose: 'all' | 'mine';
  search: string;
  countryId: number | undefined;
  page: number;
}>;

/** Orders on a page. */
export const pageSize = 20;

/** There is always a page, be it empty. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The bounds of the call: what is beyond them is nonsense, and read as nothing. */
export const maxSearch = 200;
const maxCountry = 32_767;
const maxPage = 10_000;

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const wanted = params.get('view');
  return {
    view: orderViews.find((view) => view === wanted) ?? 'all',
    whose: params.get('whose') === 'mine' ? 'mine' : 'all',
    search: (params.get('search') ?? '').trim().slice(0, maxSearch),
    countryId: wholeNumber(params.get('country'), maxCountry),
    page: wholeNumber(params.get('page'), maxPage) ?? 1,
  };
}

/** The address of a query: what is as usual is left out, so that one list has one address. */
export function ordersAddress({ view, whose, search, countryId, page }: OrdersQuery): string {
  const params = new URLSearchParams();
  if (view !== 'all') params.set('view', view);
  if (whose === 'mine') params.set('whose', whose);
  if (search !== '') params.set('search', search);
  if (countryId !== undefined) params.set('country', String(countryId));
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}
