import type { SourceFileView, SourceView } from '#modules/registers/contract.ts';

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

/** Each part with the names of the sources that give it, and of the files in which people find it; lists for screening only where a source has them. */
export function partsOf(
  sources: readonly SourceView[],
  files: readonly SourceFileView[],
): { part: Part; names: string[]; files: string[] }[] {
  const others = [...sources, ...files].flatMap(({ parts }) => parts).filter((part) => !usual.includes(part));
  const giving = (part: Part, all: readonly SourceFileView[]) =>
    all.filter(({ parts }) => parts.includes(part)).map(({ name }) => name);
  return [...usual, ...new Set(others)].map((part) => ({
    part,
    names: giving(part, sources),
    files: giving(part, files),
  }));
}
