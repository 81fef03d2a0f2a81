import { Graph, layout } from '@dagrejs/dagre';
import type { Box, OwnershipEdge, OwnershipNode } from './ownership.ts';
import { type Passage, trackPassages } from './tracks.ts';

type Sizes = ReadonlyMap<string, Readonly<{ width: number; height: number }>>;
type Point = readonly [number, number];
/** Boxes in layers, owners above whom they own, and the lines between them. */
export type Layers = Readonly<{
  boxes: ReadonlyMap<string, Box>;
  routes: readonly Readonly<{ edge: OwnershipEdge; points: readonly Point[] }>[];
  width: number;
  height: number;
}>;

type Spot = Readonly<{ x: number; rank: number; width: number }>;
type Line = { edge: OwnershipEdge; from: Spot; to: Spot; via: readonly number[]; exit: number; port: number };

const rankStep = 100;

/** Where dagre puts nodes and bends; every node is as high as a rank, so that ranks are told by their height. */
function arranged(nodes: readonly OwnershipNode[], edges: readonly OwnershipEdge[], sizes: Sizes) {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 12, edgesep: 14, ranksep: rankStep - 40 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) graph.setNode(node.id, { width: sizes.get(node.id)?.width ?? 120, height: 40 });
  for (const edge of edges) graph.setEdge(edge.from, edge.to);
  layout(graph);
  const left = Math.min(
    ...nodes.map(({ id }) => Number(graph.node(id).x) - Number(graph.node(id).width) / 2),
  );
  const spots = new Map(
    nodes.map(({ id }): [string, Spot] => {
      const { x, y, width } = graph.node(id);
      return [
        id,
        { x: Number(x) - left, rank: Math.round((Number(y) - 20) / rankStep), width: Number(width) },
      ];
    }),
  );
  const bends = (edge: OwnershipEdge) => {
    const points: readonly { x: number; y: number }[] = graph.edge(edge.from, edge.to)?.points ?? [];
    return (rank: number) => nearest(points, rank * rankStep + 20) - left;
  };
  return { spots, bends };
}

const nearest = (points: readonly Readonly<{ x: number; y: number }>[], y: number) =>
  points.reduce(
    (best, point) => (Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best),
    points[0] ?? { x: 0, y },
  ).x;

/** Spreads lines along a side of a box, in the order of where they go. */
function spread(
  lines: readonly Line[],
  spot: Spot,
  apart: number,
  goal: (line: Line) => number,
  set: (line: Line, x: number) => void,
) {
  const sorted = [...lines].sort((a, b) => goal(a) - goal(b));
  const step = Math.min(apart, (spot.width - 24) / Math.max(1, sorted.length));
  for (const [at, one] of sorted.entries()) set(one, spot.x + (at - (sorted.length - 1) / 2) * step);
}

function connected(
  edges: readonly OwnershipEdge[],
  { spots, bends }: ReturnType<typeof arranged>,
): readonly Line[] {
  const lines = edges.flatMap((edge): Line[] => {
    const [from, to] = [spots.get(edge.from), spots.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const bend = bends(edge);
    const via = Array.from({ length: Math.max(0, to.rank - from.rank - 1) }, (_, at) =>
      bend(from.rank + 1 + at),
    );
    return [{ edge, from, to, via, exit: from.x, port: to.x }];
  });
  for (const [id, spot] of spots) {
    const incoming = lines.filter((one) => one.edge.to === id);
    spread(
      incoming,
      spot,
      40,
      (one) => one.via.at(-1) ?? one.from.x,
      (one, x) => {
        one.port = x;
      },
    );
  }
  for (const [id, spot] of spots) {
    const outgoing = lines.filter((one) => one.edge.from === id);
    spread(
      outgoing,
      spot,
      46,
      (one) => one.via[0] ?? one.port,
      (one, x) => {
        one.exit = x;
      },
    );
    const [only] = outgoing;
    const goal = only?.via[0] ?? only?.port ?? spot.x;
    // One line alone goes straight down where it can.
    if (outgoing.length === 1 && only !== undefined && Math.abs(goal - spot.x) < spot.width / 2 - 22)
      only.exit = goal;
  }
  return lines;
}

/** Lays owners above whom they own; lines run in right angles, none along another one. */
export function inLayers(
  nodes: readonly OwnershipNode[],
  edges: readonly OwnershipEdge[],
  sizes: Sizes,
): Layers {
  const plan = arranged(nodes, edges, sizes);
  const lines = connected(edges, plan);
  const ranks = Math.max(0, ...[...plan.spots.values()].map((spot) => spot.rank)) + 1;
  const heights = Array.from({ length: ranks }, (_, rank) =>
    Math.max(
      24,
      ...nodes
        .filter(({ id }) => plan.spots.get(id)?.rank === rank)
        .map(({ id }) => sizes.get(id)?.height ?? 24),
    ),
  );
  const passages = lines.flatMap((one): Passage[] => {
    const xs = [one.exit, ...one.via, one.port];
    return xs.slice(1).map((to, at) => ({ line: one, gap: one.from.rank + at, from: xs[at] ?? to, to }));
  });
  const { trackOf, counts } = trackPassages(passages, ranks);
  const tops: number[] = [];
  const gapTop: number[] = [];
  let y = 3;
  for (const [rank, height] of heights.entries()) {
    tops.push(y);
    gapTop.push(y + height + 19);
    y += height + 19 + (counts[rank] ?? 0) * 7 + 14;
  }
  const last = ranks - 1;
  const height = (tops[last] ?? 0) + (heights[last] ?? 0) + 3;
  const boxes = new Map(
    [...plan.spots].map(([id, spot]): [string, Box] => {
      const box = { x: spot.x - spot.width / 2, y: tops[spot.rank] ?? 0, width: spot.width };
      return [id, { ...box, height: heights[spot.rank] ?? 24 }];
    }),
  );
  const routes = lines.map((one) => {
    const points: Point[] = [[one.exit, (tops[one.from.rank] ?? 0) + (heights[one.from.rank] ?? 0)]];
    for (const passage of passages.filter((other) => other.line === one)) {
      const level = (gapTop[passage.gap] ?? 0) + (trackOf.get(passage) ?? 0) * 7;
      if (Math.abs(passage.from - passage.to) >= 0.5) points.push([passage.from, level], [passage.to, level]);
    }
    points.push([one.port, tops[one.to.rank] ?? 0]);
    return { edge: one.edge, points };
  });
  const width = Math.max(
    ...[...boxes.values()].map((box) => box.x + box.width),
    ...routes.flatMap((route) => route.points.map(([x]) => x)),
  );
  return { boxes, routes, width, height };
}
