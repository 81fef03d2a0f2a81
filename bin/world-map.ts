import { writeFileSync } from 'node:fs';
import { geoEqualEarth } from 'd3-geo';
import { countryGroupList } from '#database/seed/country-list.ts';
import { type Shape, shapeAt, shapes } from './world-map/atlas.ts';
import { drawCloseUps } from './world-map/close-ups.ts';
import { type Dot, rowStep, runsOf, step, writtenRuns, xyOf } from './world-map/dots.ts';

// Draws src/site/countries/world-map.svg: one path of dots for each continent of the country list. A run of dots is one
// line that CSS draws dotted, so the file stays small. Beside it src/site/world-map/figures/country-dots.json: the runs of each
// country as `row.column.length`, and src/site/world-map/country-dots.svg: a path for each country, called by its code; and
// src/site/content/covers/close-ups.json: the surroundings of each country that an article is about alone. Run by hand when
// the list of countries changes, or with `close-ups` when an article is about a country that none was about.

const target = new URL('../src/site/countries/world-map.svg', import.meta.url);
const countriesTarget = new URL('../src/site/world-map/country-dots.svg', import.meta.url);
const dotsTarget = new URL('../src/site/world-map/figures/country-dots.json', import.meta.url);
const [width, height] = [1000, 480];
const projection = geoEqualEarth().fitExtent(
  [
    [4, 4],
    [width - 4, height - 4],
  ],
  { type: 'Sphere' },
);
const closeUpsTarget = new URL('../src/site/content/covers/close-ups.json', import.meta.url);
writeFileSync(closeUpsTarget, `${JSON.stringify(drawCloseUps(), null, 2)}\n`);
if (process.argv[2] === 'close-ups') process.exit();

const dots = new Map<number, Map<string, Dot>>(countryGroupList.map(({ id }) => [id, new Map()]));
const seen = new Set<string>();
const dotsOf = new Map<string, Map<string, Dot>>();

for (let row = 0; row * rowStep < height; row += 1) {
  for (let column = 0; column * step < width; column += 1) {
    const shape = shapeAt(placeOf({ row, column }));
    if (shape !== undefined) add(shape, { row, column });
  }
}
// An island too small to meet the grid still gets the dot that is nearest to it.
for (const shape of shapes) if (!seen.has(shape.code)) add(shape, nearestDot(shape));

writeDrawing(
  target,
  'The parts of the world',
  countryGroupList.map(({ id, slug }) => [slug, dots.get(id)]),
);
const countries = [...dotsOf].sort(([a], [b]) => (a < b ? -1 : 1));
writeDrawing(
  countriesTarget,
  'The countries of the world',
  countries.map(([code, own]) => [code.toLowerCase(), own]),
);

const lines = countries.map(([code, own]) => {
  return `"${code.toLowerCase()}": "${writtenRuns(own)}"`;
});
writeFileSync(dotsTarget, `{\n  ${lines.join(',\n  ')}\n}\n`);

/** A file of paths, each called by its id. */
function writeDrawing(
  file: URL,
  title: string,
  parts: readonly (readonly [id: string, own: ReadonlyMap<string, Dot> | undefined])[],
): void {
  const paths = parts.map(([id, own]) => `<path id="${id}" d="${runsOf(own)}"/>`);
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n<title>${title}</title>\n${paths.join('\n')}\n</svg>\n`,
  );
}

/** Longitude and latitude under a dot; undefined outside the globe, where the inverse folds back. */
function placeOf(dot: Dot): [number, number] | undefined {
  const [x, y] = xyOf(dot);
  const place = projection.invert?.([x, y]) ?? undefined;
  const back = place === undefined ? null : projection(place);
  if (place === undefined || back === null || Math.hypot(back[0] - x, back[1] - y) > 0.5) return undefined;
  return place;
}

function nearestDot({ bounds: [west, south, east, north] }: Shape): Dot {
  const middle = west <= east ? (west + east) / 2 : 180;
  const [x, y] = projection([middle, (south + north) / 2]) ?? [0, 0];
  const row = Math.round((y - rowStep / 2) / rowStep);
  return { row, column: Math.round((x - step / 2 - (row % 2) * (step / 2)) / step) };
}

function add(shape: Shape, dot: Dot): void {
  const key = `${dot.row}:${dot.column}`;
  if ([...dots.values()].some((own) => own.has(key))) return;
  seen.add(shape.code);
  dots.get(shape.groupId)?.set(key, dot);
  const own = dotsOf.get(shape.code) ?? new Map<string, Dot>();
  dotsOf.set(shape.code, own.set(key, dot));
}
