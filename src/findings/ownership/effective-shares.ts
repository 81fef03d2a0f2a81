import { type Graph, graphAbove, type Holding, type ShareBounds } from './ownership-graph.ts';

/** What somebody holds of the company in all, directly and through others, in per cent. */
export type EffectiveShare = ShareBounds & Readonly<{ holder: string; isDirect: boolean }>;

export type EffectiveShares = Readonly<{
  /** Largest first. */
  shares: readonly EffectiveShare[];
  /** What the known direct shares leave open, at least: a gap is said, never hidden. */
  unknownPercent: number;
  /** The direct shares of some company come to more than 100 at the least: the source contradicts itself. */
  over100: readonly string[];
  /** Companies that own each other entirely: nobody outside is known, so nothing can be computed through them. */
  isClosed: boolean;
  isCut: boolean;
}>;

const tolerance = 1e-9;

/**
 * Integrated ownership X = A + A·X (Brioschi, Buzzacchi and Colombo, 1989): every path counts with the product of its shares, and a
 * cycle with all its turns. Where shares are intervals, so are the results: the least follows from the least shares, the most from the
 * most.
 */
export function effectiveShares(holdings: readonly Holding[], company: string): EffectiveShares {
  const graph = graphAbove(holdings, company);
  const least = solve(graph, company, 'min');
  const most = solve(graph, company, 'max');
  const direct = graph.ownersOf.get(company);
  const shares = graph.holders.map(
    (holder): EffectiveShare => ({
      holder,
      // Where others own each other entirely, what is held directly is still held.
      min: least?.get(holder) ?? direct?.get(holder)?.min ?? 0,
      max: most?.get(holder) ?? 100,
      isDirect: direct?.has(holder) ?? false,
    }),
  );
  const known = [...(direct?.values() ?? [])].reduce((sum, { max }) => sum + max, 0);
  return {
    shares: shares.toSorted((a, b) => b.min - a.min || b.max - a.max || a.holder.localeCompare(b.holder)),
    unknownPercent: Math.max(0, 100 - known),
    over100: [company, ...graph.holders].filter(
      (one) => [...(graph.ownersOf.get(one)?.values() ?? [])].reduce((sum, { min }) => sum + min, 0) > 100.01,
    ),
    isClosed: least === undefined,
    isCut: graph.isCut,
  };
}

/** Solves (I − A)·x = a by elimination; undefined where companies own each other entirely. Nobody holds more than all of it. */
function solve(graph: Graph, company: string, bound: 'min' | 'max'): Map<string, number> | undefined {
  const { ownersOf } = graph;
  const nodes = [company, ...graph.holders];
  const indexOf = new Map(nodes.map((node, index) => [node, index]));
  const size = nodes.length;
  // One row a holder: its share of the company is what it has directly, and what it has of the others times theirs.
  const rows = nodes.map((_, index) => {
    const row = new Float64Array(size + 1);
    row[index] = 1;
    return row;
  });
  for (const [owned, owners] of ownersOf) {
    const at = indexOf.get(owned);
    if (at === undefined) continue;
    for (const [owner, bounds] of owners) {
      const row = rows[indexOf.get(owner) ?? -1];
      if (row === undefined) continue;
      const part = bounds[bound] / 100;
      row[at] = (row[at] ?? 0) - part;
      if (at === 0) row[size] = (row[size] ?? 0) + part;
    }
  }
  const values = eliminate(rows, size);
  if (values === undefined) return undefined;
  // Sums above 100 make cycles that grow without end: what comes out negative then is all that can be held.
  return new Map(
    nodes.map((node, index) => {
      const value = values[index] ?? 0;
      return [node, value < -tolerance ? 100 : Math.min(100, Math.max(0, value * 100))];
    }),
  );
}

function eliminate(rows: Float64Array[], size: number): Float64Array | undefined {
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    const head = rows[pivot];
    const other = rows[column];
    if (head === undefined || other === undefined || Math.abs(head[column] ?? 0) < tolerance)
      return undefined;
    rows[pivot] = other;
    rows[column] = head;
    for (let row = 0; row < size; row += 1) {
      const line = rows[row];
      const factor = (line?.[column] ?? 0) / (head[column] ?? 1);
      if (line === undefined || row === column || factor === 0) continue;
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (head[at] ?? 0);
    }
  }
  return Float64Array.from(rows, (row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
