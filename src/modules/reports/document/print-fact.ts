import type { Locale } from '#kernel/locale.ts';
import type { Fact } from '../dossier/dossier.ts';
import type { EvidenceList } from '../dossier/evidence-list.ts';
import type { Field } from '../dossier/section-shape.ts';
import { webAddressOf } from '../presentation/context/cited-source.ts';
import { showValue } from '../presentation/context/show-value.ts';

/** What printing a value needs beside the value. */
export type PrintContext = Readonly<{
  locale: Locale;
  evidence: EvidenceList;
  countryNames: Readonly<Record<string, string>>;
}>;

/** A value on paper: its text, a remark beneath it, the number of its evidence, 0 where the value beside it bears it. `href` is a safe web address or empty. */
export type PrintedValue = { text: string; note: string; mark: number; href: string };

/** A table on paper; a cell without a value is null. */
export type PrintedTable = Readonly<{
  title: string;
  columns: readonly Readonly<{ title: string; isNumeric: boolean; isWide: boolean }>[];
  rows: readonly (readonly (PrintedValue | null)[])[];
}>;

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

/** Values side by side that all have the same evidence bear its number once, at the last of them. */
export function oneMark<Value extends PrintedValue | null>(values: readonly Value[]): Value[] {
  const marks = new Set(values.flatMap((value) => value?.mark ?? []));
  const last = values.findLastIndex((value) => value !== null);
  return values.map((value, index) =>
    value === null || marks.size > 1 || index === last ? value : { ...value, mark: 0 },
  );
}

/** The facts of a field in their order. */
export function factsOf(facts: readonly Fact[], field: Field): Fact[] {
  return facts.filter((fact) => fact.field === field.code).sort((a, b) => a.position - b.position);
}
