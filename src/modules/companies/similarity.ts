/**
 * Edits between two texts: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 * Stops early and gives `limit + 1` once the distance is certain to exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Words longer than this differ by chance anyway: their tails are not compared. */
const maxCompared = 120;

/** How alike two texts are, 0 to 1; 0 once more than `tolerance` of the longer one differs. */
export function likeness(a: string, b: string, tolerance = 0.5): number {
  if (a === b) return 1;
  const left = a.slice(0, maxCompared);
  const right = b.slice(0, maxCompared);
  const longest = Math.max(left.length, right.length);
  const limit = Math.floor(longest * tolerance);
  const distance = editDistance(left, right, limit);
  return distance > limit ? 0 : 1 - distance / longest;
}

/** Spellings of one sound in Latin letters made the same: Khimiya, Himija and Chimia come close. */
export function foldSounds(core: string): string {
  return core
    .replaceAll(/shch|sch/g, 'sh')
    .replaceAll(/kh|ch(?=[^aeiou]|$)/g, 'h')
    .replaceAll(/x|ks/g, 'ks')
    .replaceAll(/ck|q|c(?=[aou]|\b)/g, 'k')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/w/g, 'v')
    .replaceAll(/[yj](?=[aeou])|i(?=[aou])/g, '')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/tz|ts/g, 'c')
    .replaceAll(/ae|oe|ue/g, (pair) => pair.charAt(0))
    .replaceAll(/([a-z])\1+/g, '$1');
}

const maxWords = 12;

/**
 * How alike two cores are, 0 to 1, whatever the order of their words. A word of the query that the candidate lacks
 * weighs more than one the query leaves out: people shorten names, they do not invent words.
 */
export function nameLikeness(query: string, candidate: string): number {
  if (query === candidate) return 1;
  const exactPart = byWords(query, candidate);
  const soundPart = byWords(foldSounds(query), foldSounds(candidate)) * 0.98;
  const whole = likeness(query.replaceAll(' ', ''), candidate.replaceAll(' ', ''), 0.4);
  return Math.min(0.99, Math.max(exactPart, soundPart, whole));
}

const missingInCandidate = 0.8;
const missingInQuery = 0.25;

function byWords(query: string, candidate: string): number {
  const asked = query.split(' ').slice(0, maxWords);
  const given = candidate.split(' ').slice(0, maxWords);
  const free = new Set(given.keys());
  let matched = 0;
  let lost = 0;
  for (const word of asked) {
    let bestAt = -1;
    let best = 0;
    for (const at of free) {
      const score = likeness(word, given[at] ?? '', word.length <= 3 ? 0.34 : 0.45);
      if (score > best) [best, bestAt] = [score, at];
    }
    if (bestAt >= 0) free.delete(bestAt);
    matched += best * word.length;
    lost += (1 - best) * word.length * missingInCandidate;
  }
  for (const at of free) lost += (given[at]?.length ?? 0) * missingInQuery;
  return matched === 0 ? 0 : matched / (matched + lost);
}
