import type { Dossier, Fact } from '../../dossier/dossier.ts';
import { emptyReasons } from '../../dossier/empty-reasons.ts';
import { sectionsOf } from '../../dossier/report-sections.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import type { Field, Section } from '../../dossier/section-shape.ts';
import { rowsIn } from '../../parts/fact-rows.ts';
import type { ReportView } from '../../view/report-view.ts';
import { sourceIn } from '../context/cited-source.ts';
import { markOnce, type ReportContext, showFact } from '../context/report-context.ts';
import { reportWords } from '../context/report-words.ts';

type SectionView = ReportView['sections'][number];

/** Every section fact by fact, in the order of the report; `drawn` are those whose tables stand elsewhere as pictures. */
export function presentSections(
  dossier: Dossier,
  drawn: ReadonlySet<string>,
  context: ReportContext,
): SectionView[] {
  return sectionsOf(dossier.kind).map((section) => {
    const facts = dossier.facts.filter((fact) => fact.section === section.code);
    return {
      code: section.code,
      title: section.title[context.locale],
      rows: section.fields
        .map((field) => ({
          label: field.label[context.locale],
          values: markOnce(
            isInTable(facts, field)
              ? []
              : ofField(facts, field).map((fact) => showFact(fact, context, field)),
          ),
        }))
        .filter(({ values }) => values.length > 0),
      tables: drawn.has(section.code) ? [] : tableOf(section, facts, context),
      // The list of sources makes itself.
      empty: facts.length > 0 || section.code === 'sources' ? null : whyEmpty(dossier, section.code, context),
    };
  });
}

/** The count of employees that the newest year of the table says is not said once more above it. */
function isInTable(facts: readonly Fact[], { code }: Field): boolean {
  if (code !== 'employees') return false;
  const [stated, ...others] = facts.filter(({ field }) => field === code);
  if (others.length > 0 || (stated?.alternatives ?? []).length > 0) return false;
  const [newest] = facts
    .filter(({ field }) => field === 'employees_year')
    .toSorted((one, other) => (String(one.value) < String(other.value) ? 1 : -1));
  const count = facts.find(
    ({ field, position }) => field === 'employees_count' && position === newest?.position,
  );
  return count !== undefined && count.value === stated?.value;
}

function ofField(facts: readonly Fact[], { code }: Field): Fact[] {
  return facts.filter(({ field }) => field === code).toSorted((a, b) => a.position - b.position);
}

/** The rows of the section, without columns that nobody filled. */
function tableOf(
  { code, table }: Section,
  facts: readonly Fact[],
  context: ReportContext,
): SectionView['tables'] {
  const rows = rowsIn(facts, code);
  if (table === undefined || rows.length === 0) return [];
  const columns = table.columns.filter((column) => facts.some(({ field }) => field === column.code));
  return [
    {
      title: table.title[context.locale],
      columns: columns.map(({ kind, label }) => ({
        title: label[context.locale],
        isNumeric: kind === 'money' || kind === 'number' || kind === 'share',
        isWide: kind === 'text' || kind === 'list',
      })),
      rows: rows.map(({ cell }) =>
        markOnce(
          columns.map((column) => {
            const fact = cell(column.code);
            return fact === undefined ? null : showFact(fact, context, column);
          }),
        ),
      ),
    },
  ];
}

/** Why a section is empty: the reason that was given, and where was looked. */
export function whyEmpty(
  dossier: Pick<Dossier, 'missingDataReasons'>,
  code: SectionCode,
  { locale }: ReportContext,
): Readonly<{ reason: string; source: string }> {
  const given = dossier.missingDataReasons.find(({ section }) => section === code);
  if (given === undefined) return { reason: reportWords[locale].unfilled, source: '' };
  return { reason: emptyReasons[given.reason][locale], source: sourceIn(given, locale) };
}
