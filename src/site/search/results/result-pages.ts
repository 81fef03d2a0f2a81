import { pageOf } from '../../paging/pager.ts';

/** Companies on a page of results. */
const resultsOnPage = 20;

export type ResultPage<Item> = Readonly<{
  items: Item[];
  /** Of the whole list. */
  total: number;
  page: number;
  pages: number;
  /** Places of the first and the last item shown, from one. */
  first: number;
  last: number;
}>;

/** The part of a list that an address asks for; a page beyond the last is the last. Pure. */
export function resultPage<Item>(all: readonly Item[], params: URLSearchParams): ResultPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / resultsOnPage));
  const page = Math.min(pageOf(params), pages);
  const before = (page - 1) * resultsOnPage;
  const items = all.slice(before, before + resultsOnPage);
  return { items, total: all.length, page, pages, first: before + 1, last: before + items.length };
}
