import type { AskedSource } from '../../search/query/asked-sources.ts';

/** How the search led here: by a single company, by none, or not by itself. */
export type HowFound = 'one' | 'none' | undefined;

/** Reads it from the page's address; anybody can write one. */
export function readHowFound(params: URLSearchParams): HowFound {
  const word = params.get('found');
  return word === 'one' || word === 'none' ? word : undefined;
}

/** Codes of the sources that have no such company; our own were searched also where the address does not tell. */
export function emptySources(asked: readonly AskedSource[]): readonly string[] {
  if (asked.length === 0) return ['local'];
  return asked.filter(({ state }) => state === 'none').map(({ source }) => source);
}
