import assert from 'node:assert/strict';
import { SaxesParser } from 'saxes';

/** A mark of a drawing with its corners where they lie in the whole. */
export type Mark = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  points: readonly (readonly [number, number])[];
}>;

type Place = Readonly<{ x: number; y: number; scale: number }>;

function moved(place: Place, transform: string | undefined): Place {
  const shift = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(transform ?? '');
  const scale = Number(/scale\(([-\d.]+)\)/.exec(transform ?? '')?.[1] ?? 1);
  return {
    x: place.x + Number(shift?.[1] ?? 0) * place.scale,
    y: place.y + Number(shift?.[2] ?? 0) * place.scale,
    scale: place.scale * scale,
  };
}

/** Ends of the commands of a path; of an arc its ends, too. */
function pathPoints(d: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const [dx = 0, dy = 0] =
      command.toUpperCase() === 'H'
        ? [numbers[0], isRelative ? 0 : y]
        : command.toUpperCase() === 'V'
          ? [isRelative ? 0 : x, numbers[0]]
          : numbers.slice(-2);
    if (command.toUpperCase() === 'Z') continue;
    [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
    points.push([x, y]);
  }
  return points;
}

function cornersOf(name: string, a: Readonly<Record<string, string>>): (readonly [number, number])[] {
  const n = (key: string) => Number(a[key] ?? 0);
  if (name === 'rect')
    return [
      [n('x'), n('y')],
      [n('x') + n('width'), n('y') + n('height')],
    ];
  if (name === 'circle')
    return [
      [n('cx') - n('r'), n('cy') - n('r')],
      [n('cx') + n('r'), n('cy') + n('r')],
    ];
  if (name === 'path') return pathPoints(a.d ?? '');
  return name === 'text' ? [[n('x'), n('y')]] : [];
}

/** What is drawn, in the order of drawing; patterns are left out. Refuses what is no well-formed XML. */
function marksOf(svg: string): readonly Mark[] {
  const marks: { name: string; attributes: Record<string, string>; text: string; points: Mark['points'] }[] =
    [];
  const places: Place[] = [{ x: 0, y: 0, scale: 1 }];
  let hidden = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const place = moved(places.at(-1) ?? { x: 0, y: 0, scale: 1 }, attributes.transform);
    places.push(place);
    if (name === 'defs') hidden += 1;
    if (hidden > 0 || name === 'svg') return;
    const points = cornersOf(name, attributes).map(
      ([x, y]) => [place.x + x * place.scale, place.y + y * place.scale] as const,
    );
    marks.push({ name, attributes, text: '', points });
  });
  parser.on('text', (text) => {
    const last = marks.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on('closetag', ({ name }) => {
    places.pop();
    if (name === 'defs') hidden -= 1;
  });
  parser.write(svg).close();
  return marks;
}

type Drawn = Readonly<{ svg: string; alt: string; width: number; height: number }>;

/** Holds a picture to what each must be: well-formed, still, told in words, every number real, every mark within its frame. */
export function assertSound(picture: Drawn, mostCharacters = 200_000): readonly Mark[] {
  const { svg, alt, width, height } = picture;
  const marks = marksOf(svg);
  assert.ok(svg.length <= mostCharacters, `a picture of ${svg.length} characters`);
  assert.ok(alt.trim() !== '', 'a picture without words');
  assert.ok(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0);
  assert.doesNotMatch(
    svg,
    /NaN|Infinity|undefined|<script|<foreignObject|<image|href|style=| on\w+="[^"]*\(/,
  );
  for (const { name, attributes, points, text } of marks) {
    for (const [x, y] of points) {
      const where = `${name} ${text} at ${x}, ${y} of ${width} × ${height}`;
      assert.ok(x >= -0.5 && x <= width + 0.5 && y >= -0.5 && y <= height + 0.5, where);
    }
    const size = attributes['font-size'];
    if (size !== undefined) assert.ok(Number(size) >= 8, `letters of ${size} pixels`);
  }
  return marks;
}
