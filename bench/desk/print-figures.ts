import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';
import type { Press } from './typist.ts';

/** Milliseconds from a key to the frame that answers it: on the same page, and where it leads to another one. */
const goalsMs = { act: 100, route: 200 };
/** Some have a goal of their own. */
const ownGoalsMs: Readonly<Record<string, number>> = {
  'queue to 2,000 facts': 500,
  'show the page': 1_000,
  'page after a value': 1_000,
};

/** What a person did from the queue to the end of a work. */
export type Journey = Readonly<{
  name: string;
  /** The most keys it may take; undefined where nobody counts. */
  goal: number | undefined;
  presses: readonly Press[];
  clicks: number;
}>;

/** Prints both tables; says whether every goal is reached. */
export function printFigures(journeys: readonly Journey[]): boolean {
  const isMissed = ({ goal = Number.POSITIVE_INFINITY, presses, clicks }: Journey) =>
    presses.length > goal || clicks > 0;
  printTable(
    ['journey', 'keys', 'goal', 'clicks', 'requests', ''],
    journeys.map((one) => [
      one.name,
      one.presses.length,
      one.goal,
      one.clicks,
      requestsOf(one.presses),
      isMissed(one) ? 'missed' : '',
    ]),
  );
  const acts = [
    ...Map.groupBy(
      journeys.flatMap(({ presses }) => presses),
      ({ act }) => act,
    ),
  ];
  const timed = acts.map(([act, presses]) => {
    const times = presses.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const cpu = median(presses.map(({ cpuMs }) => cpuMs));
    const goal = ownGoalsMs[act] ?? (presses[0]?.isRoute === true ? goalsMs.route : goalsMs.act);
    return { act, presses, middle: median(times), slowest: times.at(-1), cpu, goal };
  });
  console.log();
  printTable(
    ['act', 'times', 'requests', 'median ms', 'slowest ms', 'processor ms', 'goal ms', ''],
    timed.map(({ act, presses, middle, slowest, cpu, goal }) => [
      ...[act, presses.length, requestsOf(presses), Math.round(middle), Math.round(slowest ?? Number.NaN)],
      ...[Math.round(cpu), goal, middle > goal ? 'missed' : ''],
    ]),
  );
  return !journeys.some(isMissed) && !timed.some(({ middle, goal }) => middle > goal);
}

const requestsOf = (presses: readonly Press[]) => presses.reduce((sum, { requests }) => sum + requests, 0);
