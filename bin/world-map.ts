import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoBounds, geoContains, geoEqualEarth } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countryGroupList, countryList } from '#database/seed/country-list.ts';

// Draws src/site/countries/world-map.svg: one path of dots for each continent of the country list. A run of dots is one
// line that CSS draws dotted, so the file stays small. Beside it src/site/world-map/figures/country-dots.json: the runs of each
// country as `row.column.length`, and src/site/world-map/country-dots.svg: a path for each country, called by its code. Run
// by hand when the list of countries changes.

const target = new URL('../src/site/countries/world-map.svg', import.meta.url);
const countriesTarget = new URL('../src/site/world-map/country-dots.svg', import.meta.url);
const dotsTarget = new URL('../src/site/world-map/figures/country-dots.json', import.meta.url);
const [width, height] = [1000, 480];
/** Distance of two dots in a row; rows stand closer and every other one is shifted by half of it. */
const step = 8;
const rowStep = 7;

type Shape = Readonly<{ groupId: number; code: string; geometry: GeoPermissibleObjects; bounds: Bounds }>;
type Bounds = readonly [west: number, south: number, east: number, north: number];
type Dot = Readonly<{ row: number; column: number }>;

/** Shapes of the atlas without an ISO number, as the countries whose part of the list they belong to. */
const unnumbered: Readonly<Record<string, string>> = {
  Somaliland: 'SO',
  Kosovo: 'XK',
  'N. Cyprus': 'CY',
  'Indian Ocean Ter.': 'CX',
  'Siachen Glacier': 'IN',
};

const projection = geoEqualEarth().fitExtent(
  [
    [4, 4],
    [width - 4, height - 4],
  ],
  { type: 'Sphere' },
);
const shapes = readShapes();
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
  const runs = joined(own).map(({ first, length }) => `${first.row}.${first.column}.${length}`);
  return `"${code.toLowerCase()}": "${runs.join(' ')}"`;
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

function readShapes(): Shape[] {
  const require = createRequire(import.meta.url);
  // The atlas is a file of data without types of its own.
  const atlas = require('world-atlas/countries-50m.json') as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, properties, geometry }) => {
    const code = unnumbered[properties.name];
    const country = countryList.find((each) =>
      code === undefined ? each.id === Number(id) : each.code === code,
    );
    if (country === undefined) return [];
    const [[west, south], [east, north]] = geoBounds(geometry);
    return [{ groupId: country.groupId, code: country.code, geometry, bounds: [west, south, east, north] }];
  });
}

function xyOf({ row, column }: Dot): [number, number] {
  return [step / 2 + column * step + (row % 2) * (step / 2), rowStep / 2 + row * rowStep];
}

/** Longitude and latitude under a dot; undefined outside the globe, where the inverse folds back. */
function placeOf(dot: Dot): [number, number] | undefined {
  const [x, y] = xyOf(dot);
  const place = projection.invert?.([x, y]) ?? undefined;
  const back = place === undefined ? null : projection(place);
  if (place === undefined || back === null || Math.hypot(back[0] - x, back[1] - y) > 0.5) return undefined;
  return place;
}

function shapeAt(place: [number, number] | undefined): Shape | undefined {
  if (place === undefined) return undefined;
  const [longitude, latitude] = place;
  const found = shapes.find(({ geometry, bounds: [west, south, east, north] }) => {
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return isBetween && latitude >= south && latitude <= north && geoContains(geometry, place);
  });
  // The atlas counts French Guiana to France.
  const guiana = countryList.find(({ code }) => code === 'GF');
  const isOverseas = found?.code === 'FR' && latitude < 20 && longitude < -40;
  return found !== undefined && isOverseas && guiana !== undefined
    ? { ...found, code: guiana.code, groupId: guiana.groupId }
    : found;
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

/** Dots beside each other in a row, as one. */
function joined(own: ReadonlyMap<string, Dot> | undefined) {
  const sorted = [...(own?.values() ?? [])].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { first: Dot; length: number }[] = [];
  for (const dot of sorted) {
    const last = runs.at(-1);
    if (last && last.first.row === dot.row && last.first.column + last.length === dot.column)
      last.length += 1;
    else runs.push({ first: dot, length: 1 });
  }
  return runs;
}

/** `M12 31h16.1` is three dots: the line is a tenth longer so that the last one is drawn as well. */
function runsOf(own: ReadonlyMap<string, Dot> | undefined): string {
  return joined(own)
    .map(({ first, length }) => `M${xyOf(first).join(' ')}h${Number(((length - 1) * step + 0.1).toFixed(1))}`)
    .join('');
}
