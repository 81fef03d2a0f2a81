import { element, escaped } from './markup.ts';
import type { Palette, Picture } from './picture.ts';

const longestAlt = 2_000;

/** The picture made of what is drawn in it. */
export function framed(
  made: Readonly<{ width: number; height: number; alt: string; palette: Palette; parts: readonly string[] }>,
): Picture {
  const alt =
    made.alt.length > longestAlt ? `${made.alt.slice(0, longestAlt - 1).toWellFormed()}…` : made.alt;
  const width = Math.ceil(made.width);
  const height = Math.ceil(made.height);
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'picture',
      role: 'img',
      'aria-label': alt,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': made.palette.font,
    },
    made.parts.join('') || '<g/>',
  );
  return { svg, alt, width, height };
}

const idOf = (prefix: string, name: string) => `${escaped(prefix).replace(/[^\w-]/g, '')}-${name}`;

/** A hatching: where it is defined, and the fill that uses it. */
export function hatching(
  prefix: string,
  name: string,
  color: string,
  ground: string,
): Readonly<{ defined: string; fill: string }> {
  const id = idOf(prefix, name);
  const inner =
    element('rect', { width: 4, height: 4, fill: ground }) +
    element('rect', { width: 1.6, height: 4, fill: color });
  const pattern = element(
    'pattern',
    { id, width: 4, height: 4, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    inner,
  );
  return { defined: `<defs>${pattern}</defs>`, fill: `url(#${id})` };
}
