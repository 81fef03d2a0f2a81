import { cleanCell } from '#findings/party-tables/clean-cell.ts';
import type { ColumnMeaning } from '#findings/party-tables/column-words/column-meanings.ts';
import { isNamedLikeCompany } from '#findings/party-tables/company-name.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { nameKey } from '../dossier/same-value.ts';
import { fieldOfColumn, nameFieldOf, type PartySection } from './party-sections.ts';
import { type CellContext, readPartyCell } from './read-party-cell.ts';

/** Why a cell that was read is not written. */
export type Unkept =
  /** Numbers of people are not kept. */
  | 'person_number'
  /** A report has one share of an owner: that of the capital, where there is one. */
  | 'second_share'
  /** Who has left owns nothing: the row is about the past. */
  | 'left';

/** A cell of a pasted table as it was understood. */
export type PartyCell = Readonly<
  | { is: 'value'; field: string; value: FactValue; text: string }
  /** It goes into the value of a field with other cells. */
  | { is: 'part'; text: string }
  | { is: 'unkept'; why: Unkept; text: string }
  | { is: 'unreadable' | 'either'; text: string }
  | { is: 'nothing' }
  /** Its column means nothing here. */
  | { is: 'ignored'; text: string }
>;

/** A row of a pasted table: its cells by column, and what would be written of it by field. */
export type PartyRow = Readonly<{
  cells: readonly PartyCell[];
  values: ReadonlyMap<string, FactValue>;
  /** Empty where nobody is named. */
  name: string;
  /** A sentence where a name is expected, and nothing beside it. */
  isNote: boolean;
  hasLeft: boolean;
}>;

export type RowsContext = CellContext &
  Readonly<{
    section: PartySection;
    meanings: readonly (ColumnMeaning | undefined)[];
    /** All names of the company itself: to own it is no step of a chain. */
    subject: readonly string[];
  }>;

const nameParts = ['family_name', 'given_name', 'patronymic'] as const;

/** Reads rows as somebody decided what their columns mean; nothing is left out without a word. */
export function readPartyRows(rows: readonly (readonly string[])[], context: RowsContext): PartyRow[] {
  return rows.map((row) => readRow(row, context));
}

function readRow(row: readonly string[], context: RowsContext): PartyRow {
  const { section, meanings, today } = context;
  const texts = meanings.map((_, at) => cleanCell(row[at] ?? ''));
  const textOf = (meaning: ColumnMeaning) => texts[meanings.indexOf(meaning)] ?? '';
  const read = meanings.map((meaning, at): PartyCell => readCell(meaning, texts[at] ?? '', context));
  const saidBy = (meaning: ColumnMeaning): FactValue | undefined => {
    const cell = read[meanings.indexOf(meaning)];
    return cell?.is === 'value' ? cell.value : undefined;
  };
  const name = String(saidBy('name') ?? joinedName(nameParts.map(textOf)));
  const own = new Set(context.subject.map(nameKey));
  const isCompany = isCompanyIn(saidBy('kind'), name);
  const until = section === 'management' ? undefined : saidBy('until');
  const hasLeft = typeof until === 'string' && until < today;
  const cells = read.map((cell, at): PartyCell => {
    const meaning = meanings[at];
    if (cell.is !== 'value' || meaning === undefined) return cell;
    const { text } = cell;
    if (meaning === 'of' && own.has(nameKey(text))) return { is: 'part', text };
    if (meaning === 'number' && !isCompany) return { is: 'unkept', why: 'person_number', text };
    if (meaning === 'votes' && saidBy('share') !== undefined)
      return { is: 'unkept', why: 'second_share', text };
    if (meaning === 'until' && section !== 'management')
      return hasLeft ? { is: 'unkept', why: 'left', text } : { is: 'part', text };
    return nameParts.some((part) => part === meaning) ? { is: 'part', text } : cell;
  });
  const values = new Map<string, FactValue>();
  if (name !== '') values.set(nameFieldOf(section), name);
  for (const cell of cells) if (cell.is === 'value') values.set(cell.field, cell.value);
  const control = controlIn(context, saidBy);
  if (control !== undefined) values.set('owner_control', control);
  const filled = texts.filter((text) => text !== '').length;
  return { cells, values, name, hasLeft, isNote: filled === 1 && isSentence(name) };
}

function readCell(meaning: ColumnMeaning | undefined, text: string, context: RowsContext): PartyCell {
  if (meaning === undefined) return text === '' ? { is: 'nothing' } : { is: 'ignored', text };
  const cell = readPartyCell(meaning, text, context);
  if (cell.is === 'nothing') return cell;
  if (cell.is !== 'read') return { is: cell.is, text };
  const field = fieldOfColumn(context.section, meaning) ?? meaning;
  return { is: 'value', field, value: cell.value, text };
}

/** Russian names stand with the family name first; others as they are spoken. */
function joinedName([family = '', given = '', patronymic = '']: readonly string[]): string {
  const isRussian = /\p{Script=Cyrillic}/u.test(family);
  const parts = isRussian ? [family, given, patronymic] : [given, patronymic, family];
  return parts.filter((part) => part !== '').join(' ');
}

/** Whether an owner is no person, as far as the table tells; where it does not, its number stays out. */
function isCompanyIn(kind: FactValue | undefined, name: string): boolean {
  return kind === undefined ? isNamedLikeCompany(name) : kind !== 'person';
}

/** What the columns of shares and votes say of the kind of interest, beside what a column of its own says. */
function controlIn(
  { section, meanings }: RowsContext,
  saidBy: (meaning: ColumnMeaning) => FactValue | undefined,
): FactValue | undefined {
  if (section !== 'owners') return undefined;
  const said = saidBy('control');
  const own = Array.isArray(said) ? said : [];
  if (!meanings.includes('votes')) return own.length === 0 ? undefined : own;
  const told = [
    ...(saidBy('share') === undefined ? [] : ['shareholding']),
    ...(saidBy('votes') === undefined ? [] : ['votingRights']),
  ];
  const all = [...new Set([...own, ...told])];
  return all.length === 0 ? undefined : all;
}

function isSentence(text: string): boolean {
  return (
    text.split(' ').length > 4 && (/[.:;!?]$/.test(text) || /[.:;!?] \p{Lu}/u.test(text) || text.length > 120)
  );
}
