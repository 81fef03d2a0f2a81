/** Reviews on a page. */
export const pageSize = 10;

/** The page that an address asks for; nonsense is the first. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The pages to offer: first, last and the neighbours; a gap stands for what is left out. */
export function offeredPages(page: number, count: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? ['gap' as const, one] : [one];
  });
}
