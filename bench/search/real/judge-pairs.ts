import { nameLikeness } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { readCsv } from './read-csv.ts';

/** The best F1 of labelled pairs over all cuts of the likeness, and that cut. */
export function bestF1(): { f1: number; cut: number; pairs: number } {
  const pairs = readCsv('names/company-name-pairs.csv').map(({ name1 = '', name2 = '', is_match }) => ({
    alike: nameLikeness(normaliseName(name1).core, normaliseName(name2).core),
    isMatch: is_match?.toLowerCase() === 'true',
  }));
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  let best = { f1: 0, cut: 0, pairs: pairs.length };
  for (const cut of new Set(pairs.map(({ alike }) => alike))) {
    const taken = pairs.filter(({ alike }) => alike >= cut);
    const right = taken.filter(({ isMatch }) => isMatch).length;
    const f1 = (2 * right) / (taken.length + matches);
    if (f1 > best.f1) best = { f1, cut, pairs: pairs.length };
  }
  return best;
}
