import type { SectionCode } from './dossier.ts';
import type { NumberedSource } from './numbered-sources.ts';

/** A source that somebody chose, and where. */
export type SourceChoice = Readonly<{ key: string; section: SectionCode | undefined }>;

/**
 * The source that was chosen for what is typed in a section; undefined where none was. A choice ends with its section: in
 * the next one another source may be meant, and nobody would notice that the last is cited.
 */
export function chosenIn(
  section: SectionCode | undefined,
  choice: SourceChoice | undefined,
  sources: ReadonlyMap<string, NumberedSource>,
): NumberedSource | undefined {
  return choice === undefined || choice.section !== section ? undefined : sources.get(choice.key);
}
