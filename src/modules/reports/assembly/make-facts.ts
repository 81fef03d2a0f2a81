import type { Alternative, Evidence, FactDraft } from '../dossier/dossier.ts';
import { maxAlternatives } from '../dossier/dossier-input.ts';
import { type FactValue, readFactValue } from '../dossier/fact-value.ts';
import { findField, findSection } from '../dossier/report-sections.ts';
import { isSameValue, likeness } from '../dossier/same-value.ts';
import type { SectionCode } from '../dossier/section-codes.ts';

/** A fact that a machine made: it knows it again by its key. Positions are given when it is laid into a dossier. */
export type MachineFact = FactDraft & Readonly<{ machineKey: string; alternatives: readonly Alternative[] }>;

/** A value that a source gives for a field; undefined and empty ones are none. */
export type Candidate = Readonly<{ value: FactValue | undefined; evidence: Evidence }>;

/** The key of a field that has one value only. */
export const onlyValue = '';

/** A field with one value: the first candidate that fits it, and the others beside it where they say something else. */
export function oneOf(section: SectionCode, field: string, candidates: readonly Candidate[]): MachineFact[] {
  const [chosen, ...others] = fitting(section, field, candidates);
  if (chosen === undefined) return [];
  return [fact(section, field, onlyValue, chosen, others)];
}

/** A field with several values: each that differs, in the order of the candidates. */
export function eachOf(
  section: SectionCode,
  field: string,
  candidates: readonly Candidate[],
  most = 30,
): MachineFact[] {
  const byValue = new Map<string, Fitting>();
  for (const candidate of fitting(section, field, candidates)) {
    const key = likeness(candidate.value);
    if (!byValue.has(key)) byValue.set(key, candidate);
  }
  return [...byValue].slice(0, most).map(([key, value]) => fact(section, field, key, value, []));
}

/** A row of a section's table as one source gives it; cells without a value are left out. */
export type Row = Readonly<{
  /** Rows of several sources with one key are one row. */
  key: string;
  source: string;
  cells: Readonly<Record<string, Candidate>>;
}>;

/**
 * Rows of a table. The first source that gives a row gives its cells; what it leaves out comes of the others, and where they differ
 * their value stands beside. Rows of one source are never one: its second under a key meets the second of the others.
 */
export function rowsOf(section: SectionCode, rows: readonly Row[], most: number): MachineFact[] {
  const counts = new Map<string, number>();
  const merged = new Map<string, Row[]>();
  for (const row of rows) {
    const nth = (counts.get(`${row.source} ${row.key}`) ?? 0) + 1;
    counts.set(`${row.source} ${row.key}`, nth);
    const key = nth === 1 ? row.key : `${row.key} ${nth}`;
    merged.set(key, [...(merged.get(key) ?? []), row]);
  }
  return [...merged].slice(0, most).flatMap(([key, same], position) => {
    const fields = [...new Set(same.flatMap(({ cells }) => Object.keys(cells)))];
    return fields.flatMap((field) => {
      const [chosen, ...others] = fitting(
        section,
        field,
        same.flatMap(({ cells }) => cells[field] ?? []),
      );
      return chosen === undefined ? [] : [{ ...fact(section, field, key, chosen, others), position }];
    });
  });
}

type Fitting = Readonly<{ value: FactValue; evidence: Evidence }>;

function fitting(section: SectionCode, code: string, candidates: readonly Candidate[]): Fitting[] {
  const found = findSection(section);
  const field = found && findField(found, code);
  if (field === undefined) throw new Error(`${section} has no field ${code}`);
  return candidates.flatMap(({ value, evidence }) => {
    const read = value === undefined || value === '' ? undefined : readFactValue(field, value);
    return read === undefined ? [] : [{ value: read, evidence }];
  });
}

function fact(
  section: SectionCode,
  field: string,
  machineKey: string,
  { value, evidence }: Fitting,
  others: readonly Fitting[],
): MachineFact {
  const alternatives: Alternative[] = [];
  for (const other of others) {
    const said = [value, ...alternatives.map((one) => one.value)];
    // What one source says twice is no contradiction.
    const isNew =
      other.evidence.source !== evidence.source && said.every((one) => !isSameValue(field, one, other.value));
    if (isNew && alternatives.length < maxAlternatives)
      alternatives.push({ value: other.value, ...other.evidence });
  }
  return { section, field, position: 0, value, ...evidence, machineKey, alternatives };
}
