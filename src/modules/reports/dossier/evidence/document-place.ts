import type { Locale } from '#kernel/locale.ts';
import { words } from '../../texts/document-place/words.ts';

/** So much is said of where in a document a value stands. */
export const maxPlaceChars = 200;
/** A file with more pages is no document that anybody reads. */
export const maxPages = 5_000;

/** Where in a document a value stands: its page, and what the document itself calls the place. */
export type DocumentPlace = Readonly<{ page: number | null; heading: string }>;

const shape = /^page=([1-9]\d{0,3})(?:; (.+))?$/s;

/** A place as evidence keeps it: `page=3; Note 7`, which needs no language; null where nothing is said. */
export function placeText({ page, heading }: DocumentPlace): string | null {
  const said = heading.trim();
  if (page === null) return said === '' ? null : said;
  return said === '' ? `page=${page}` : `page=${page}; ${said}`;
}

/** The same read back; what names no page is a heading. */
export function readPlace(place: string | null): DocumentPlace {
  const found = shape.exec(place ?? '');
  if (found === null) return { page: null, heading: place ?? '' };
  return { page: Number(found[1]), heading: found[2] ?? '' };
}

/** A place in the words of a reader: `page 3, Note 7`. What names no page is said as it is. */
export function placeInWords(place: string, locale: Locale): string {
  const { page, heading } = readPlace(place);
  if (page === null) return place;
  return [words[locale].page(page), heading].filter((part) => part !== '').join(', ');
}

/** The pages of which values were read, as a list of sources names them: `p. 3, 7`; empty where none is known. */
export function pagesInWords(places: readonly (string | null | undefined)[], locale: Locale): string {
  const pages = new Set(places.flatMap((place) => readPlace(place ?? null).page ?? []));
  const told = [...pages].sort((a, b) => a - b);
  return told.length === 0 ? '' : words[locale].pages(told.slice(0, 12).join(', '));
}

/** A title in the quotation marks of a language: it is not translated. */
export function titleInWords(title: string, locale: Locale): string {
  return words[locale].titled(title);
}
