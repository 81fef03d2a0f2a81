import { nameLikeness } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { printTable } from '../../print-table.ts';
import { Random } from '../corpus/random.ts';
import { hasRealData, readCsv } from './read-csv.ts';

/** Two names of which somebody said whether they are one company's, and how alike they are to us. */
export type JudgedPair = Readonly<{ alike: number; isMatch: boolean }>;

/** The cut at which the product takes a name for the typed one misspelt; of use beside those that halves find. */
const ownCut = 0.8;
const splits = 20;

/** The best F1 of labelled pairs over all cuts of the likeness, and that cut. */
export function bestF1(): { f1: number; cut: number; pairs: number } {
  const pairs = readPairs();
  const cut = bestCut(pairs);
  return { f1: f1Of(pairs, cut), cut, pairs: pairs.length };
}

/** Prints F1 of both halves of random splits, each at the cut that is best for the other half; undefined without the file. */
export function measurePairs(seed: number): object | undefined {
  if (!hasRealData()) {
    console.log('Real data are not beside this checkout: ../shared/data is missing.');
    return undefined;
  }
  const pairs = readPairs();
  const halves = splitPairs(pairs, seed, splits);
  const f1s = halves.map(([one, other]) => [f1Of(one, bestCut(other)), f1Of(other, bestCut(one))].sort());
  const own = halves.map(([one, other]) => Math.min(f1Of(one, ownCut), f1Of(other, ownCut)));
  const least = Math.min(...f1s.map(([lower = 0]) => lower));
  const row = (name: string, values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return [
      name,
      ...[sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((value = 0) => value.toFixed(3)),
    ];
  };
  console.log(`\n${pairs.length} labelled pairs, ${splits} random splits of seed ${seed}`);
  printTable(
    ['F1', 'least', 'median', 'most'],
    [
      row(
        'the lower half, cut chosen on the other',
        f1s.map(([lower = 0]) => lower),
      ),
      row(
        'the upper half, cut chosen on the other',
        f1s.map(([, upper = 0]) => upper),
      ),
      row(`the lower half, cut ${ownCut}`, own),
    ],
  );
  return { pairs: pairs.length, least, leastAtOwnCut: Math.min(...own) };
}

function readPairs(): JudgedPair[] {
  return readCsv('names/company-name-pairs.csv').map(({ name1 = '', name2 = '', is_match }) => {
    const [one, other] = [normaliseName(name1).core, normaliseName(name2).core];
    // Nobody typed one of the two: words that only one of them has count either way.
    return {
      alike: Math.min(nameLikeness(one, other), nameLikeness(other, one)),
      isMatch: is_match?.toLowerCase() === 'true',
    };
  });
}

/** Random halves of the pairs, `count` times. */
export function splitPairs<Pair>(pairs: readonly Pair[], seed: number, count: number): [Pair[], Pair[]][] {
  return Array.from({ length: count }, (_, at) => {
    const shuffled = new Random(seed, at, 1).shuffled(pairs);
    const half = pairs.length >> 1;
    return [shuffled.slice(0, half), shuffled.slice(half)];
  });
}

/** F1 where pairs at least as alike as the cut are taken for matches. */
export function f1Of(pairs: readonly JudgedPair[], cut: number): number {
  const taken = pairs.filter(({ alike }) => alike >= cut);
  const right = taken.filter(({ isMatch }) => isMatch).length;
  const all = taken.length + pairs.filter(({ isMatch }) => isMatch).length;
  return all === 0 ? 1 : (2 * right) / all;
}

/** The cut with the best F1, halfway between two pairs; of several the one in the middle. */
export function bestCut(pairs: readonly JudgedPair[]): number {
  const alike = [...new Set(pairs.map((pair) => pair.alike))].sort((a, b) => a - b);
  const cuts = alike.map((value, at) => (value + (alike[at - 1] ?? 0)) / 2);
  const f1s = cuts.map((cut) => f1Of(pairs, cut));
  const most = Math.max(...f1s);
  const best = cuts.filter((_, at) => f1s[at] === most);
  return best[best.length >> 1] ?? 1;
}
