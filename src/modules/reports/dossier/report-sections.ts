import { companySections } from './company-sections.ts';
import { type SectionCode, sectionCodes } from './section-codes.ts';
import { type Field, type Section, titled } from './section-shape.ts';
import { standingSections } from './standing-sections.ts';

/** Every section of a report in the order in which it is printed. */
export const reportSections: readonly Section[] = sectionCodes.map((code) => {
  const section = [...companySections, ...standingSections].find((candidate) => candidate.code === code);
  if (section === undefined) throw new Error(`no section ${code}`);
  return titled(section);
});

/** Sections that are filled, or say why not, before a report is handed over: all that are sold. The list of sources makes itself. */
export const promisedSections: readonly SectionCode[] = sectionCodes.filter((code) => code !== 'sources');

/** Sections that say how complete a report is: those with facts about the company. */
export const countedSections: readonly Section[] = reportSections.filter(({ need }) => need !== 'note');

export function findSection(code: string): Section | undefined {
  return reportSections.find((section) => section.code === code);
}

/** All fields of a section: the single ones, then the columns of its table. */
export function fieldsOf(section: Section): readonly Field[] {
  return [...section.fields, ...(section.table?.columns ?? [])];
}

/** Columns of the table in which a field stands, itself among them; none for a single field. */
export function columnsBeside({ section, field }: { section: string; field: string }): readonly string[] {
  const columns = findSection(section)?.table?.columns.map(({ code }) => code) ?? [];
  return columns.includes(field) ? columns : [];
}

export function findField(section: Section, code: string): Field | undefined {
  return fieldsOf(section).find((field) => field.code === code);
}
