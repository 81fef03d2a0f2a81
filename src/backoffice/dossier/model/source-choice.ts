import type { SectionCode } from './dossier.ts';

/** A source that somebody chose, and where. */
export type SourceChoice = Readonly<{
  key: string;
  section: SectionCode | undefined;
  /** A document that was put there to be cited: in every section, until another source is chosen. */
  isKept?: boolean;
}>;

/**
 * What is left of a choice in a section. It ends with its own: in the next one another source may be meant, and whoever comes
 * back later would not notice that the last is cited. The answer is kept from then on.
 */
export function choiceIn(
  section: SectionCode | undefined,
  choice: SourceChoice | undefined,
): SourceChoice | undefined {
  return choice?.isKept === true || choice?.section === section ? choice : undefined;
}
