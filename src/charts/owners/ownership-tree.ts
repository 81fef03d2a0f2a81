import { framed } from '../svg/frame.ts';
import { element, line, rect, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import { inLayers, type Layers } from './layers.ts';
import { boxSize, nodeBox } from './node-box.ts';
import { outlineOf } from './outline.ts';
import { drawnOutline } from './outline-drawing.ts';
import type { Ownership, OwnershipEdge } from './ownership.ts';

const mostInLayers = 16;
const highestLayers = 560;
const widestBoxes = [236, 200, 176, 156, 138, 122];

/** Lines between nodes that there are; several between the same two become one that says all. */
function soundEdges({ nodes, edges }: Ownership): readonly OwnershipEdge[] {
  const ids = new Set(nodes.map((node) => node.id));
  const merged = new Map<string, OwnershipEdge>();
  for (const edge of edges) {
    if (!ids.has(edge.from) || !ids.has(edge.to)) continue;
    const key = JSON.stringify([edge.from, edge.to]);
    const before = merged.get(key);
    const label = [before?.label ?? '', edge.label].filter((text) => text !== '').join(' + ');
    merged.set(key, { ...edge, label, isKnown: edge.isKnown || before?.isKnown === true });
  }
  return [...merged.values()];
}

/** Whether somebody owns himself, if only by others. */
function hasCircle({ nodes, edges }: Ownership): boolean {
  let left = nodes.map((node) => node.id);
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const owned = new Set(edges.filter((edge) => left.includes(edge.from)).map((edge) => edge.to));
    left = left.filter((id) => owned.has(id));
  }
  return left.length > 0;
}

/** The layers with the widest boxes that there is room for, if there is any. */
function fittingLayers(ownership: Ownership, width: number): Layers | undefined {
  const { nodes, edges } = ownership;
  if (nodes.length === 0 || nodes.length > mostInLayers || hasCircle(ownership)) return undefined;
  for (const most of widestBoxes) {
    const sizes = new Map(nodes.map((node) => [node.id, boxSize(node, most)]));
    const layers = inLayers(nodes, edges, sizes);
    // Narrower boxes are higher: what is too high by now stays so, and each arrangement costs milliseconds.
    if (layers.height > highestLayers) return undefined;
    if (layers.width + 4 <= width) return layers;
  }
  return undefined;
}

function drawnRoute({ edge, points }: Layers['routes'][number], palette: Palette): string {
  const color = edge.isKnown ? palette.ink : palette.muted;
  const [x = 0, y = 0] = points[0] ?? [];
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  const label = clamped(edge.label, 90, 9.8);
  const room = textWidth(label, 9.8) + 4;
  const head = `M${rounded(endX - 3.5)} ${rounded(endY - 7)}h7l-3.5 6Z`;
  return [
    line([...points.slice(0, -1), [endX, endY - 4]], {
      stroke: color,
      'stroke-width': 1.2,
      'stroke-dasharray': edge.isKnown ? undefined : '4 3',
    }),
    element('path', { d: head, fill: color }),
    label === '' ? '' : rect(x - room / 2, y + 4, room, 12.5, { fill: palette.page }),
    written(x, y + 14, label, { size: 9.8, fill: color, isStrong: true, anchor: 'middle' }),
  ].join('');
}

function toldOf({ title, nodes, edges }: Ownership): string {
  const nameOf = new Map(nodes.map((node) => [node.id, clamped(node.name, 400, 9)]));
  const told = edges
    .slice(0, 40)
    .map(({ from, to, label }) => `${nameOf.get(from) ?? ''} → ${nameOf.get(to) ?? ''} ${label}`.trim());
  return [title, told.join('; ')].filter((text) => text !== '').join(': ') || '–';
}

/** Who owns the company, owners above; many, or a circle of owners, as an outline with the company on top. */
export function ownershipTree(ownership: Ownership, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 710;
  const sound = { ...ownership, edges: soundEdges(ownership) };
  const alt = look.alt ?? toldOf(sound);
  const layers = fittingLayers(sound, width);
  if (layers === undefined) {
    const { parts, height } = drawnOutline(outlineOf(sound), width, palette);
    return framed({ width, height, alt, palette, parts });
  }
  const shift = element(
    'g',
    { transform: `translate(${rounded((width - layers.width) / 2)} 0)` },
    [
      ...layers.routes.map((route) => drawnRoute(route, palette)),
      ...ownership.nodes.map((node) => {
        const box = layers.boxes.get(node.id);
        return box === undefined ? '' : nodeBox(node, box, palette);
      }),
    ].join(''),
  );
  return framed({ width, height: layers.height, alt, palette, parts: [shift] });
}
