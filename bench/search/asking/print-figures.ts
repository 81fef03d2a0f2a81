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
  const names = meanFigures(asked.filter(({ kind }) => kind === 'name'));
  console.log(`\n${title}`);
  printTable(heads, [
    ...byClass.map(([name, figures]) => row(name, figures)),
    row('all name classes', names),
  ]);
  printNobody(outcomes);
  return { ...Object.fromEntries(byClass), 'all name classes': names };
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
