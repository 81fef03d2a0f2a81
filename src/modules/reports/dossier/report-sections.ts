import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { companySections } from './company-sections.ts';
import { type SectionCode, sectionCodes, sectionsOfKinds } from './section-codes.ts';
import { type Field, type Section, titled } from './section-shape.ts';
import { annualSections, standingSections } from './standing-sections.ts';

const rows = [...companySections, ...standingSections, ...annualSections];

/** Every section that reports of any kind have, in the order in which they are printed. */
export const reportSections: readonly Section[] = sectionCodes.map((code) => {
  const section = rows.find((candidate) => candidate.code === code);
  if (section === undefined) throw new Error(`no section ${code}`);
  return titled(section);
});

/** The sections of a report of this kind, in the order in which they are printed. */
export function sectionsOf(kind: ReportKind): readonly Section[] {
  return reportSections.filter(({ code }) => sectionsOfKinds[kind].includes(code));
}

/** Sections that are filled, or say why not, before a report is handed over: all that are sold. The list of sources makes itself. */
export function promisedSections(kind: ReportKind): readonly SectionCode[] {
  return sectionsOfKinds[kind].filter((code) => code !== 'sources');
}

/** Sections that say how complete a report is: those with facts about the company. */
export function countedSections(kind: ReportKind): readonly Section[] {
  return sectionsOf(kind).filter(({ need }) => need !== 'note');
}

/** Whether a report of this kind has the section. */
export function hasSection(kind: ReportKind, code: SectionCode): boolean {
  return sectionsOfKinds[kind].includes(code);
}

export function findSection(code: string): Section | undefined {
  return reportSections.find((section) => section.code === code);
}

/** All fields of a section: the single ones, then the columns of its table. */
export function fieldsOf(section: Section): readonly Field[] {
  return [...section.fields, ...(section.table?.columns ?? [])];
}

/** Of each section the columns of its table, by each of them. */
const columnsOf = new Map(
  reportSections.map(({ code, table }) => {
    const columns = table?.columns.map((column) => column.code) ?? [];
    return [code as string, new Map(columns.map((column) => [column as string, columns]))];
  }),
);

/** Columns of the table in which a field stands, itself among them; none for a single field. */
export function columnsBeside({ section, field }: { section: string; field: string }): readonly string[] {
  return columnsOf.get(section)?.get(field) ?? [];
}

export function findField(section: Section, code: string): Field | undefined {
  return fieldsOf(section).find((field) => field.code === code);
}
