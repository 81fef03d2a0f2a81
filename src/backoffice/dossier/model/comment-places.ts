import type { Dossier, SectionCode } from './dossier.ts';
import { type Line, linesOf } from './lines.ts';

/** The places of a line as the second person's check names them: a row has one for each of its cells. Pure. */
export function placesOf(line: Line): readonly string[] {
  if (line.kind === 'why') return [`${line.section}.reason`];
  if (line.kind === 'value') return [`${line.section}.${line.field.code}.${line.position}`];
  return line.facts.map(({ field, position }) => `${line.section}.${field}.${position}`);
}

/** Where a place stands in the editor: its line, its section alone where the value is gone, or nowhere. Pure. */
export function whereIs(
  dossier: Dossier,
  place: string,
): { section: SectionCode; line?: string } | undefined {
  const section = dossier.sections.find(({ code }) => place.startsWith(`${code}.`));
  if (section === undefined) return undefined;
  const line = linesOf(section, true).find((one) => placesOf(one).includes(place));
  return line === undefined ? { section: section.code } : { section: section.code, line: line.key };
}
