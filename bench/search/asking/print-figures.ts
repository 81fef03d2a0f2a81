import { printTable } from '../../print-table.ts';
import { type Figures, figuresOf, meanFigures, type Outcome } from './figures.ts';

const heads = ['class', 'asked', 'R@1', 'R@10', 'MRR', 'p50 ms', 'p99 ms', 'failed', 'wrong one'];

const row = (name: string, figures: Figures) => [
  name,
  figures.count,
  rounded(figures.recall1, 1),
  rounded(figures.recall10, 1),
  rounded(figures.mrr, 3),
  rounded(figures.p50, 2),
  rounded(figures.p99, 1),
  figures.failed,
  figures.wrongOne,
];

const rounded = (value: number, digits: number): string => value.toFixed(digits);

/** Figures by class and over the name classes, as a table and to be written to a file. */
export function printFigures(title: string, outcomes: readonly Outcome[]): Record<string, Figures> {
  const asked = outcomes.filter(({ kind }) => kind === 'name' || kind === 'number');
  const byClass = [...Map.groupBy(asked, ({ className }) => className)].map(
    ([name, list]) => [name, figuresOf(list)] as const,
  );
  const means = meansOf(asked.filter(({ kind }) => kind === 'name'));
  console.log(`\n${title}`);
  printTable(
    heads,
    [...byClass, ...means].map(([name, figures]) => row(name, figures)),
  );
  printNobody(outcomes);
  return Object.fromEntries([...byClass, ...means]);
}

/** Means over the classes: those always asked, those asked since, and both of them about China. */
function meansOf(names: readonly Outcome[]): [string, Figures][] {
  const known = names.filter(({ isNew }) => isNew === undefined);
  const fresh = names.filter(({ isNew }) => isNew);
  const chinese = (list: readonly Outcome[]) => list.filter(({ country }) => country === 'CN');
  const means: [string, readonly Outcome[]][] = [
    ['known name classes', known],
    ['known, China', chinese(known)],
    ['new name classes', fresh],
    ['new, China', chinese(fresh)],
  ];
  return means.flatMap(([name, list]) => (list.length === 0 ? [] : [[name, meanFigures(list)]]));
}

/** Questions whose right company did not come first: what was typed, what was meant, what came. */
export function printMisses(outcomes: readonly Outcome[], each: number): void {
  if (each === 0) return;
  const missed = outcomes.filter(({ kind, rank }) => rank !== 1 && kind !== 'nobody');
  for (const [className, list] of Map.groupBy(missed, (one) => one.className)) {
    console.log(`\n${className}: ${list.length} missed`);
    for (const { country, asked, meant, given, rank, isOne } of list.slice(0, each))
      console.log(
        `  ${country} ${asked} → ${given || 'nothing'}${isOne ? ' (as the one)' : ''}; meant ${meant}, place ${rank}`,
      );
  }
}

const bestOfAnother = 0.86;

/** Names that nobody bears: what was given as the one, and what a cut by likeness would have let through. */
function printNobody(outcomes: readonly Outcome[]): void {
  const classes = [
    ...Map.groupBy(
      outcomes.filter(({ kind }) => kind === 'nobody'),
      ({ className }) => className,
    ),
  ];
  if (classes.length === 0) return;
  console.log();
  printTable(
    [
      'no such company',
      'asked',
      'given as the one',
      `best name alike ≥ ${bestOfAnother}`,
      'p50 ms',
      'p99 ms',
    ],
    classes.map(([name, list]) => [
      name,
      list.length,
      list.filter(({ isOne }) => isOne).length,
      list.filter(({ alike }) => alike >= bestOfAnother).length,
      rounded(figuresOf(list).p50, 2),
      rounded(figuresOf(list).p99, 1),
    ]),
  );
}

/** What texts cost that want to hurt; whatever they find is as good as nothing. */
export function printHostile(outcomes: readonly Outcome[]): Figures & Readonly<{ worst: number }> {
  const rows = [...Map.groupBy(outcomes, ({ className }) => className), ['all', outcomes] as const];
  console.log();
  printTable(
    ['hostile', 'asked', 'failed', 'p50 ms', 'p99 ms', 'worst ms'],
    rows.map(([name, list]) => {
      const { count, failed, p50, p99 } = figuresOf(list);
      return [name, count, failed, rounded(p50, 2), rounded(p99, 1), rounded(worstOf(list), 1)];
    }),
  );
  return { ...figuresOf(outcomes), worst: worstOf(outcomes) };
}

const worstOf = (outcomes: readonly Outcome[]): number => Math.max(0, ...outcomes.map(({ ms }) => ms));
