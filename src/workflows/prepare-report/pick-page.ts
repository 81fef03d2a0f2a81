import type { DrawnReport } from '#modules/reports/service.ts';
import type { DrawnPages } from './contract.ts';

/** The page by its number, or that on which a section begins; without both all of them are wanted. */
export type WantedPage = Readonly<{ page?: number | undefined; section?: string | undefined }>;

/** Whether all pages are wanted, in one picture. */
export const isWhole = ({ page, section }: WantedPage) => page === undefined && section === undefined;

/**
 * What is shown of a report that has been drawn: the wanted page alone, the last one where there are fewer, the first one where the
 * section is not printed. Pure.
 */
export function pickPage(
  { svgs, pageCount, places }: DrawnReport,
  wanted: WantedPage,
): Omit<DrawnPages, 'changeNo'> {
  const shown = { pageCount, places: [...places] };
  if (isWhole(wanted)) return { ...shown, svg: svgs[0] ?? '', page: null };
  const begins = places.find(({ section }) => section === wanted.section)?.page ?? 1;
  const page = Math.min(wanted.page ?? begins, pageCount);
  return { ...shown, svg: svgs[page - 1] ?? '', page };
}
