import type { Locale, Localized } from '#kernel/locale.ts';
import type { Dossier, Evidence, Fact } from '../dossier/dossier.ts';
import { emptyReasons } from '../dossier/empty-reasons.ts';
import type { EvidenceList } from '../dossier/evidence-list.ts';
import type { Field, Section } from '../dossier/section-shape.ts';
import { reportWords } from './report-words.ts';
import { showValue } from './show-value.ts';

/** What printing a value needs beside the value. */
export type PrintContext = Readonly<{
  locale: Locale;
  evidence: EvidenceList;
  countryNames: Readonly<Record<string, string>>;
}>;

/** A value on paper: its text, a remark beneath it, the number of its evidence, 0 where the value beside it bears it. `href` is a safe web address or empty. */
export type PrintedValue = { text: string; note: string; mark: number; href: string };

/** One section on paper. `empty` says why there is nothing in it. */
export function buildSection(dossier: Dossier, section: Section, number: number, context: PrintContext) {
  const { locale } = context;
  const facts = dossier.facts.filter((fact) => fact.section === section.code);
  const rows = section.fields
    .map((field) => ({
      label: field.label[locale],
      values: oneMark(factsOf(facts, field).map((fact) => printFact(fact, field, context))),
    }))
    .filter(({ values }) => values.length > 0);
  return {
    number,
    title: section.title[locale],
    rows,
    table: buildTable(section, facts, context),
    empty: facts.length > 0 ? null : emptyWords(dossier, section, locale),
  };
}

/** Prints one fact and makes sure its evidence has a number. */
export function printFact(fact: Fact, field: Field, context: PrintContext): PrintedValue {
  const { text, note } = showValue(field, fact.value, context.locale, context.countryNames);
  return {
    text,
    note: note ?? '',
    mark: context.evidence.numberOf(fact),
    href: field.format === 'link' ? webAddressOf(text) : '',
  };
}

/** Why a section is empty: the reason that somebody gave. Only a preview can lack one. */
export function emptyWords(dossier: Dossier, section: Section, locale: Locale) {
  const missingDataReason = dossier.missingDataReasons.find(
    (candidate) => candidate.section === section.code,
  );
  return {
    reason:
      missingDataReason === undefined
        ? reportWords[locale].unfilled
        : emptyReasons[missingDataReason.reason][locale],
    source: missingDataReason === undefined ? '' : sourceIn(missingDataReason, locale),
  };
}

function buildTable({ table }: Section, facts: readonly Fact[], context: PrintContext) {
  if (table === undefined) return null;
  const codes = new Set(table.columns.map(({ code }) => code));
  const positions = [
    ...new Set(facts.filter(({ field }) => codes.has(field)).map(({ position }) => position)),
  ];
  if (positions.length === 0) return null;
  return {
    title: table.title[context.locale],
    columns: table.columns.map(({ kind, label }) => ({
      title: label[context.locale],
      isNumeric: kind === 'money' || kind === 'number',
      isWide: kind === 'text' || kind === 'list',
    })),
    rows: positions
      .sort((a, b) => a - b)
      .map((position) =>
        oneMark(
          table.columns.map((field) => {
            const fact = factsOf(facts, field).find((candidate) => candidate.position === position);
            return fact === undefined ? null : printFact(fact, field, context);
          }),
        ),
      ),
  };
}

/** Values side by side that all have the same evidence bear its number once, at the last of them. */
function oneMark<Value extends PrintedValue | null>(values: readonly Value[]): Value[] {
  const marks = new Set(values.flatMap((value) => value?.mark ?? []));
  const last = values.findLastIndex((value) => value !== null);
  return values.map((value, index) =>
    value === null || marks.size > 1 || index === last ? value : { ...value, mark: 0 },
  );
}

/** The name of a source in a language; a Russian one that nobody has given yet is the other. */
export function sourceIn(
  { source, sourceRu }: Pick<Evidence, 'source' | 'sourceRu'>,
  locale: Locale,
): string {
  const given: Partial<Localized<string | null>> = { ru: sourceRu };
  return given[locale] ?? source;
}

function factsOf(facts: readonly Fact[], field: Field): Fact[] {
  return facts.filter((fact) => fact.field === field.code).sort((a, b) => a.position - b.position);
}

/** The address in a form that can stand in a file; empty unless it is one of the web. */
export function webAddressOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) ? address.href : '';
}
