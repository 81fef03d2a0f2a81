import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countryList } from '#database/seed/country-list.ts';

export type Shape = Readonly<{
  groupId: number;
  code: string;
  geometry: GeoPermissibleObjects;
  bounds: Bounds;
}>;
type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Shapes of the atlas without an ISO number, as the countries whose part of the list they belong to. */
const unnumbered: Readonly<Record<string, string>> = {
  Somaliland: 'SO',
  Kosovo: 'XK',
  'N. Cyprus': 'CY',
  'Indian Ocean Ter.': 'CX',
  'Siachen Glacier': 'IN',
};

export const shapes: readonly Shape[] = readShapes();

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

/** The country at a longitude and latitude; undefined on the sea. */
export function shapeAt(place: [number, number] | undefined): Shape | undefined {
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
