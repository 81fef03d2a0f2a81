import type { ReportView } from '#modules/reports/contract.ts';

/** One value that is not what it was; `before` or `after` empty where there was, or is, none. */
export type Change = Readonly<{ part: string; label: string; before: string; after: string }>;

/** What is different between two revisions of a report, and how many values are the same. */
export type Changes = Readonly<{ since: number; changes: readonly Change[]; same: number }>;

/** More than this is no comparison any more: it is another report. */
export const maxChanges = 400;

type Said = Readonly<{ part: string; label: string; text: string }>;

/** The words under which values stand that are in no section. */
export type ChangeWords = Readonly<
  Record<'summary' | 'score' | 'limit' | 'keyFigures' | 'clear' | 'noRating' | 'noLimit', string>
>;

/**
 * Compares two revisions as a reader sees them, in one language. Values are paired by where they stand: section and field, the row of a
 * table by its first cell, a figure of a statement by its line and period.
 */
export function diffViews(before: ReportView, after: ReportView, words: ChangeWords): Changes {
  const old = saidIn(before, words);
  const now = saidIn(after, words);
  const changes: Change[] = [];
  let same = 0;
  for (const [key, { part, label, text }] of now) {
    const was = old.get(key)?.text ?? '';
    if (was === text) same += 1;
    else changes.push({ part, label, before: was, after: text });
  }
  for (const [key, { part, label, text }] of old) {
    if (!now.has(key)) changes.push({ part, label, before: text, after: '' });
  }
  return { since: before.head.revision, changes: changes.slice(0, maxChanges), same };
}

function saidIn(view: ReportView, words: ChangeWords): Map<string, Said> {
  const said = new Map<string, Said>();
  // The same place twice: the second one is told apart by its number.
  const say = (part: string, label: string, place: string, text: string) => {
    if (text === '') return;
    let key = `${part}\n${place}`;
    for (let at = 2; said.has(key); at += 1) key = `${part}\n${place}\n${at}`;
    said.set(key, { part, label, text });
  };
  const { rating, limit } = view;
  const score =
    rating === null ? words.noRating : [rating.scoreShown, rating.grade].filter(Boolean).join(', ');
  say(words.summary, words.score, 'score', score);
  say(words.summary, words.limit, 'limit', limit.amount?.text ?? words.noLimit);
  for (const { label, shown, reason } of view.keyFigures.figures)
    say(words.keyFigures, label, label, shown || reason);
  for (const { title, detail, section } of view.flags)
    say(words.clear, section, `${section} ${title}`, [title, detail].filter(Boolean).join(' '));
  for (const section of view.sections) saySection(section, say);
  for (const table of view.statements) sayStatement(table, say);
  for (const { what, where, outcome } of view.silence)
    say(words.clear, what, `silence ${what} ${where}`, outcome);
  for (const { name, role, since, until } of view.managers)
    say(
      sectionTitle(view, 'management'),
      name,
      `${name} ${role}`,
      [role, since, until].filter(Boolean).join(', '),
    );
  for (const { label, shown } of view.ownership?.shares ?? [])
    say(sectionTitle(view, 'owners'), label, label, shown);
  for (const { date, title, detail } of view.events)
    say(sectionTitle(view, 'history'), date, `${date} ${title}`, [title, detail].filter(Boolean).join(': '));
  return said;
}

type Say = (part: string, label: string, place: string, text: string) => void;

function saySection({ title, rows, tables, empty }: ReportView['sections'][number], say: Say): void {
  for (const { label, values } of rows) say(title, label, label, values.map(({ text }) => text).join('; '));
  for (const table of tables) {
    for (const [first, ...others] of table.rows) {
      const name = first?.text ?? '';
      const text = others
        .map((value) => value?.text ?? '')
        .filter(Boolean)
        .join(' · ');
      say(title, name, `${table.title}\n${name}`, text || name);
    }
  }
  if (empty !== null) say(title, title, 'empty', empty.reason);
}

function sayStatement({ title, groups, periods, unit }: ReportView['statements'][number], say: Say): void {
  for (const line of groups.flatMap(({ lines }) => lines)) {
    line.cells.forEach((cell, at) => {
      const { end = '', label = '', isSuperseded = false } = periods[at] ?? {};
      // What was filed first is told beside what was told later; only what counts is compared.
      if (cell === null || isSuperseded) return;
      say(title, `${line.label}, ${label}`, `${line.code} ${end} ${unit}`, cell.shown);
    });
  }
}

function sectionTitle(view: ReportView, code: string): string {
  return (
    view.sections.find((section) => section.code === code)?.title ??
    view.tiles.find(({ section }) => section === code)?.title ??
    code
  );
}
