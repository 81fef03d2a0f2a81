import type { SourceView } from '#modules/registers/contract.ts';

type Part = SourceView['parts'][number];

/** Parts of a report that are shown even where no source gives them, in the order of the report. */
const usual: readonly Part[] = [
  'profile',
  'officers',
  'owners',
  'group',
  'accounts',
  'filings',
  'notices',
  'tax',
];

/** Each part with the names of the sources that give it; lists for screening only where a source has them. */
export function partsOf(sources: readonly SourceView[]): { part: Part; names: string[] }[] {
  const others = sources.flatMap(({ parts }) => parts).filter((part) => !usual.includes(part));
  return [...usual, ...new Set(others)].map((part) => ({
    part,
    names: sources.filter(({ parts }) => parts.includes(part)).map(({ name }) => name),
  }));
}
