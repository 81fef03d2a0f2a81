import type { ReportView } from '../view/report-view.ts';

/** Answers the numbers of the sources that facts have, as the report prints them elsewhere: each once, in rising order. */
export function factMarks(view: ReportView): (facts: readonly string[]) => number[] {
  const markOfFact = new Map<string, number>();
  const note = ({ mark, facts }: Readonly<{ mark: number; facts: readonly string[] }>) => {
    const [only, ...others] = facts;
    if (mark > 0 && only !== undefined && others.length === 0) markOfFact.set(only, mark);
  };
  for (const { rows, tables } of view.sections) {
    for (const { values } of rows) noteRow(values, note);
    for (const table of tables)
      for (const cells of table.rows)
        noteRow(
          cells.filter((cell) => cell !== null),
          note,
        );
  }
  for (const one of [...view.keyFigures.figures, ...view.flags, ...view.events, ...view.managers]) note(one);
  return (facts) =>
    [...new Set(facts.flatMap((fact) => markOfFact.get(fact) ?? []))].toSorted((a, b) => a - b);
}

/** The sources of what several facts say together: none of them alone would be right. */
export function allMarks(marksOf: ReturnType<typeof factMarks>) {
  return ({ mark, facts }: Readonly<{ mark: number; facts: readonly string[] }>): number[] =>
    [...new Set([mark, ...marksOf(facts)])].filter((one) => one > 0).toSorted((a, b) => a - b);
}

/** Values side by side that share a source bear its number once, at the last of them. */
function noteRow(
  values: readonly Readonly<{ mark: number; facts: readonly string[] }>[],
  note: (one: Readonly<{ mark: number; facts: readonly string[] }>) => void,
): void {
  let mark = 0;
  for (const value of values.toReversed()) {
    if (value.mark > 0) mark = value.mark;
    note({ mark, facts: value.facts });
  }
}
