import type { Ownership, OwnershipNode } from './ownership.ts';

/** A line of the outline; `trunks` says of each step to the left whether more owners follow there. */
export type OutlineRow = Readonly<{
  node: OwnershipNode;
  label: string;
  isKnown: boolean;
  depth: number;
  trunks: readonly boolean[];
  isLast: boolean;
  /** Shown above already: its owners are not told again. */
  isAgain: boolean;
}>;

/** The company first, beneath it its owners, beneath each of them his owners; whoever stands in no chain comes last. */
export function outlineOf({ nodes, edges }: Ownership): readonly OutlineRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const told = new Set<string>();
  const rows: OutlineRow[] = [];
  type Step = Omit<OutlineRow, 'isAgain'>;
  const tell = (root: Step) => {
    const steps: Step[] = [root];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { node, depth, trunks, isLast } = step;
      const isAgain = told.has(node.id);
      rows.push({ ...step, isAgain });
      if (isAgain) continue;
      told.add(node.id);
      const owners = edges.flatMap((edge) => {
        const owner = edge.to === node.id ? byId.get(edge.from) : undefined;
        return owner === undefined ? [] : [{ node: owner, label: edge.label, isKnown: edge.isKnown }];
      });
      const within = depth === 0 ? [] : [...trunks, !isLast];
      const next = owners.map(
        (owner, at): Step => ({
          ...owner,
          depth: depth + 1,
          trunks: within,
          isLast: at === owners.length - 1,
        }),
      );
      steps.push(...next.reverse());
    }
  };
  const root = (node: OwnershipNode): Step => ({
    node,
    label: '',
    isKnown: true,
    depth: 0,
    trunks: [],
    isLast: true,
  });
  for (const node of nodes) if (node.kind === 'subject') tell(root(node));
  for (const node of nodes) if (!told.has(node.id)) tell(root(node));
  return rows;
}
