/** In how many letters two words differ: changed, left out, put in, or swapped with their neighbour. */
export function lettersApart(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  let beforeLast: number[] = [];
  let last = to.map((_, index) => index).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSame = letter === other;
      const costs = [
        (last[column] ?? 0) + (isSame ? 0 : 1),
        (last[column + 1] ?? 0) + 1,
        (next[column] ?? 0) + 1,
      ];
      const isSwapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other && !isSame;
      if (isSwapped) costs.push((beforeLast[column - 1] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length] ?? 0;
}
