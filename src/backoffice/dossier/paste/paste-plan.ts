import type { FactInput } from '#modules/reports/contract.ts';
import {
  isSameValue,
  maxRows,
  nameFieldOf,
  nameKey,
  type PartyCell,
  type PartyRow,
  type PartySection,
  readPartyRows,
} from '#modules/reports/pasting/paste-rules.ts';
import type { Fact, Section } from '../model/dossier.ts';
import { findDouble, isSameRow } from './find-double.ts';
import type { DecidedTable, PasteChoice, RowAct } from './paste-choice.ts';
import { rowsOfSection, type StandingRow, wordsOf } from './rows-of-section.ts';

type Value = FactInput['value'];

/** A cell with what would become of it. */
export type PlannedCell =
  | Exclude<PartyCell, { is: 'value' }>
  | Readonly<{ is: 'new' | 'same'; field: string; value: Value; text: string }>
  | Readonly<{ is: 'replaces'; field: string; value: Value; text: string; was: Fact }>;

/** Why a row is not written unless somebody wants it, or at all. */
export type RowNote = 'unnamed' | 'twice' | 'same' | 'left' | 'note' | 'full' | undefined;

export type PlannedRow = Readonly<{
  at: number;
  cells: readonly PlannedCell[];
  name: string;
  act: RowAct;
  /** What may be done with it. */
  acts: readonly RowAct[];
  note: RowNote;
  /** The row that stands there already. */
  double: StandingRow | undefined;
  position: number;
}>;

type PlannedFact = Readonly<{ position: number; field: string; value: Value }>;

export type PastePlan = Readonly<{
  rows: readonly PlannedRow[];
  facts: readonly PlannedFact[];
  counts: Readonly<{ added: number; updated: number; skipped: number; unread: number }>;
}>;

type Asked = Readonly<{
  section: Section;
  code: PartySection;
  subject: readonly string[];
  today: string;
}>;

/** What pasting would write, row by row and cell by cell; nothing is written by it. */
export function pastePlan(table: DecidedTable, choice: PasteChoice, asked: Asked): PastePlan {
  const { section, code, subject, today } = asked;
  const standing = rowsOfSection(section);
  const read = readPartyRows(
    table.rows.map(({ cells }) => cells),
    {
      ...{ section: code, subject, today, order: table.order, scale: table.scale },
      meanings: table.columns.map(({ meaning }) => meaning),
    },
  );
  let next = Math.max(-1, ...standing.map(({ position }) => position)) + 1;
  const matched = new Set<number>();
  // Only rows of one name can be about the same: a long table is not compared each with each.
  const named = Map.groupBy(standing, ({ facts }) => nameKey(wordsOf(facts.get(nameFieldOf(code))?.value)));
  const earlier = new Map<string, PartyRow[]>();
  const rows = read.map((row, index): PlannedRow => {
    const at = table.rows[index]?.at ?? index;
    const key = nameKey(row.name);
    const double = row.name === '' ? undefined : findDouble(code, row.values, named.get(key) ?? [], matched);
    if (double !== undefined) matched.add(double.position);
    const before = earlier.get(key) ?? [];
    const isTwice =
      double === undefined &&
      row.name !== '' &&
      before.some(({ values }) => isSameRow(code, row.values, values));
    if (row.name !== '') earlier.set(key, [...before, row]);
    const changes = changesOf(row, double, code);
    const isFull = double === undefined && next >= maxRows;
    const note = noteOf(row, { isTwice, isFull, isSame: double !== undefined && changes.length === 0 });
    const acts = actsOf(row, double, { isFull: next >= maxRows });
    const wanted = choice.acts[at];
    const usual: RowAct =
      note !== undefined || acts.length === 1 ? 'skip' : double === undefined ? 'add' : 'update';
    const act = wanted !== undefined && acts.includes(wanted) ? wanted : usual;
    const position = act === 'update' && double !== undefined ? double.position : next;
    if (act === 'add') next += 1;
    const cells = row.cells.map((cell) => planned(cell, act === 'add' ? undefined : double, code));
    return { at, cells, name: row.name, act, acts, note, double, position };
  });
  const facts = rows.flatMap((row, index) => factsOf(row, read[index], code));
  const count = (act: RowAct) => rows.filter((row) => row.act === act).length;
  return {
    rows,
    facts,
    counts: {
      ...{ added: count('add'), updated: count('update'), skipped: count('skip') },
      unread: rows
        .filter(({ act }) => act !== 'skip')
        .flatMap(({ cells }) => cells)
        .filter(({ is }) => is === 'unreadable' || is === 'either').length,
    },
  };
}

function changesOf(
  { values }: PartyRow,
  double: StandingRow | undefined,
  code: PartySection,
): (readonly [string, Value])[] {
  return [...values].filter(([field, value]) => {
    const there = double?.facts.get(field);
    return there === undefined || !saysSame(code, field, there.value, value);
  });
}

/** `DOE, Jane` is no other name than `Jane Doe`. */
function saysSame(code: PartySection, field: string, a: Value, b: Value): boolean {
  if (isSameValue(field, a, b)) return true;
  return field === nameFieldOf(code) && nameKey(wordsOf(a)) === nameKey(wordsOf(b));
}

function noteOf(
  row: PartyRow,
  is: Readonly<{ isTwice: boolean; isFull: boolean; isSame: boolean }>,
): RowNote {
  if (row.name === '') return 'unnamed';
  if (row.isNote) return 'note';
  if (row.hasLeft) return 'left';
  if (is.isTwice) return 'twice';
  if (is.isFull) return 'full';
  return is.isSame ? 'same' : undefined;
}

function actsOf(
  { name }: PartyRow,
  double: StandingRow | undefined,
  { isFull }: Readonly<{ isFull: boolean }>,
): RowAct[] {
  if (name === '') return ['skip'];
  return [
    ...(isFull ? [] : (['add'] as const)),
    ...(double === undefined ? [] : (['update'] as const)),
    'skip',
  ];
}

function planned(cell: PartyCell, double: StandingRow | undefined, code: PartySection): PlannedCell {
  if (cell.is !== 'value') return cell;
  const { field, value, text } = cell;
  const there = double?.facts.get(field);
  if (there === undefined) return { is: 'new', field, value, text };
  return saysSame(code, field, there.value, value)
    ? { is: 'same', field, value, text }
    : { is: 'replaces', field, value, text, was: there };
}

function factsOf(
  { act, double, position }: PlannedRow,
  row: PartyRow | undefined,
  code: PartySection,
): PlannedFact[] {
  if (act === 'skip' || row === undefined) return [];
  const written = act === 'add' ? [...row.values] : changesOf(row, double, code);
  return written.map(([field, value]) => ({ position, field, value }));
}
