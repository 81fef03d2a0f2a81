/** Costs in tenths of an edit. */
const full = 10;
const vowels = 6;
const swap = 8;
const digit = 20;

/** Letters that ears and ways of transliteration mix up, with what the mix-up costs. */
const confusable = new Map<number, number>();
for (const [pairs, cost] of [
  ['iy ij yj vw kq', 2],
  ['ck cs sz fv bv bw gh kg kx hk ei ou', 5],
  ['bp dt mn gj cz td pf lr', 7],
] as const) {
  for (const pair of pairs.split(' ')) {
    const [a = 0, b = 0] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    confusable.set(a * 128 + b, cost);
    confusable.set(b * 128 + a, cost);
  }
}

const substitution = new Uint8Array(128 * 128).fill(full);
const isVowel = (code: number): boolean => 'aeiouy'.includes(String.fromCharCode(code));
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
for (let a = 48; a < 123; a += 1) {
  for (let b = 48; b < 123; b += 1) {
    const base = isDigit(a) || isDigit(b) ? digit : isVowel(a) && isVowel(b) ? vowels : full;
    substitution[a * 128 + b] = a === b ? 0 : Math.min(base, confusable.get(a * 128 + b) ?? base);
  }
}

/** A letter too many: cheap where it is doubled or hardly heard. */
function extra(code: number, before: number): number {
  if (code === before) return 3;
  if (isDigit(code)) return digit;
  if (code === 104) return 5;
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
    ? 7
    : full;
}

/** Longer words differ by chance anyway: their tails are not compared. */
const longest = 64;
const width = longest + 1;

/** Room to count in. Whoever compares many words makes it once and hands it on. */
export type EditRows = readonly [Int16Array, Int16Array, Int16Array];

/** Fresh room for `editCost`. */
export function createEditRows(): EditRows {
  return [new Int16Array(width), new Int16Array(width), new Int16Array(width)];
}

/**
 * What it costs in tenths of an edit to make one word of a core from another: letters left out, put in, taken for
 * another (cheaper where they sound alike) and swapped. Gives `limit + 1` once it is certain to cost more than `limit`.
 */
export function editCost(a: string, b: string, limit: number, rows: EditRows = createEditRows()): number {
  let head = 0;
  let tail = 0;
  const least = Math.min(a.length, b.length);
  while (head < least && a.charCodeAt(head) === b.charCodeAt(head)) head += 1;
  while (tail < least - head && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail))
    tail += 1;
  // One letter more than the difference stays: a doubled letter and a swap are seen by their neighbours
  head = Math.max(0, head - 1);
  tail = Math.max(0, tail - 1);
  return costBetween(a.slice(head, a.length - tail), b.slice(head, b.length - tail), limit, rows);
}

function costBetween(a: string, b: string, limit: number, rows: EditRows): number {
  const height = Math.min(a.length, longest);
  const columns = Math.min(b.length, longest);
  let [beforeLast, last, current] = rows;
  last[0] = 0;
  for (let column = 1; column <= columns; column += 1)
    last[column] =
      (last[column - 1] ?? 0) + extra(b.charCodeAt(column - 1), column > 1 ? b.charCodeAt(column - 2) : 0);
  for (let row = 1; row <= height; row += 1) {
    const code = a.charCodeAt(row - 1);
    const before = row > 1 ? a.charCodeAt(row - 2) : 0;
    const removal = extra(code, before);
    current[0] = (last[0] ?? 0) + removal;
    let best = current[0];
    for (let column = 1; column <= columns; column += 1) {
      const other = b.charCodeAt(column - 1);
      const previous = column > 1 ? b.charCodeAt(column - 2) : 0;
      let cost = (last[column - 1] ?? 0) + (substitution[code * 128 + other] ?? full);
      cost = Math.min(
        cost,
        (last[column] ?? 0) + removal,
        (current[column - 1] ?? 0) + extra(other, previous),
      );
      if (code === previous && other === before && code !== other)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + swap);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[columns] ?? 0;
}
