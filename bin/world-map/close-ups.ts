import path from 'node:path';
import { geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import { defaultLocale } from '#kernel/locale.ts';
import { readTexts } from '#modules/content/read-content.ts';
import { isSitePath } from '../web-build/site-paths.ts';
import { type Shape, shapeAt, shapes } from './atlas.ts';
import { type Dot, rowStep, step, writtenRuns, xyOf } from './dots.ts';

/** The window of a close-up; the country lies right of its middle, for the sign of the topic stands on the left. */
const [width, height] = [480, 192];
const place = { left: 190, right: 440, top: 34, bottom: 158 };

/** A country's own dots and those of the land around it, as runs. */
export type CloseUp = Readonly<{ own: string; land: string }>;

/** The surroundings of each country that an article is about alone, by its code in lower case. */
export function drawCloseUps(): Record<string, CloseUp> {
  const { articles } = readTexts(path.resolve(import.meta.dirname, '../../content'), isSitePath);
  const codes = Object.values(articles).flatMap(({ [defaultLocale]: { countries } }) =>
    countries.length === 1 ? countries.map(({ code }) => code) : [],
  );
  const named = shapes.filter(({ code }) => codes.includes(code.toLowerCase()));
  return Object.fromEntries(named.map((shape) => [shape.code.toLowerCase(), closeUpOf(shape)]).sort());
}

function closeUpOf({ code, geometry }: Shape): CloseUp {
  const [longitude, latitude] = geoCentroid(geometry);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [place.left, place.top],
        [place.right, place.bottom],
      ],
      geometry,
    );
  const [own, land] = [new Map<string, Dot>(), new Map<string, Dot>()];
  for (let row = 0; row * rowStep < height; row += 1) {
    for (let column = 0; column * step < width; column += 1) {
      const found = shapeAt(projection.invert?.(xyOf({ row, column })) ?? undefined);
      if (found === undefined) continue;
      (found.code === code ? own : land).set(`${row}:${column}`, { row, column });
    }
  }
  return { own: writtenRuns(own), land: writtenRuns(land) };
}
