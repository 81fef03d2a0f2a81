/** Who imports whom, by file name. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Every knot of files that reach each other, each as its shortest round trip: `a → b → a`. */
export function findCycles(graph: Graph): string[][] {
  return knots(graph).map((knot) => shortestRound(graph, new Set(knot)));
}

/** Tarjan's strongly connected components that hold a cycle. */
function knots(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    let low = own;
    order.set(file, own);
    stack.push(file);
    onStack.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const members = stack.splice(stack.indexOf(file));
      for (const member of members) onStack.delete(member);
      if (members.length > 1 || graph.get(file)?.includes(file)) found.push(members.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Breadth first from the first file of a knot back to itself, staying inside. */
function shortestRound(graph: Graph, knot: ReadonlySet<string>): string[] {
  const [start = ''] = knot;
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return walkBack(cameFrom, start, file);
      if (!knot.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return [...knot];
}

function walkBack(cameFrom: ReadonlyMap<string, string>, start: string, last: string): string[] {
  const round = [start];
  for (let file: string | undefined = last; file !== undefined && file !== start; file = cameFrom.get(file)) {
    round.unshift(file);
  }
  return [start, ...round];
}
