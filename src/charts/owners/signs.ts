import { element, rounded } from '../svg/markup.ts';
import type { Palette } from '../svg/picture.ts';
import { textWidth, written } from '../svg/text.ts';
import type { OwnershipNode } from './ownership.ts';

const placed = (x: number, y: number, scale: number, inner: string) =>
  element('g', { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})` }, inner);

const outlines = {
  person: 'M11 5a3 3 0 1 1-6 0a3 3 0 1 1 6 0M2 14.5c.6-3.2 3-4.8 6-4.8s5.4 1.6 6 4.8',
  company: 'M2.5 14.5V2.5h7v12M9.5 6.5h4v8M1 14.5h14M5 5.5h2M5 8.5h2M5 11.5h2',
  question: 'M5.2 5.4a2.8 2.8 0 1 1 4.3 2.4c-1 .7-1.5 1.2-1.5 2.4M8 13v.6',
} as const;

/** A head for a person, a house for a company, a question for nobody known; 16 pixels wide at scale 1. */
export function kindSign(
  kind: OwnershipNode['kind'],
  x: number,
  y: number,
  scale: number,
  color: string,
): string {
  const shape = kind === 'subject' ? 'company' : kind === 'unknown' ? 'question' : kind;
  const path = element('path', {
    ...{ d: outlines[shape], fill: 'none', stroke: color, 'stroke-width': 1.5 },
    ...{ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  });
  return placed(x, y, scale, path);
}

/** A shield with a tick where lists were searched without a match, a triangle with its mark where something was found. */
export function screeningSign(
  screening: OwnershipNode['screening'],
  x: number,
  y: number,
  palette: Palette,
): string {
  if (screening === 'not_screened') return '';
  const look = { fill: 'none', 'stroke-width': 1.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const d =
    screening === 'clear'
      ? 'M8 1.5L13.5 3.5V8c0 3.4-2.3 5.4-5.5 6.5C4.8 13.4 2.5 11.4 2.5 8V3.5ZM5.6 7.8L7.4 9.6L10.6 5.8'
      : 'M8 2L14.8 14H1.2ZM8 6.5V10M8 12v.2';
  const stroke = screening === 'clear' ? palette.good : palette.bad;
  return placed(x, y, 0.75, element('path', { d, stroke, ...look }));
}

/** How much room the letters of a country take, nothing where it is not known. */
export const countryRoom = (country: string): number => (country === '' ? 0 : textWidth(country, 8) + 11);

/** The letters of a country in a frame. */
export function countrySign(country: string, x: number, y: number, palette: Palette): string {
  if (country === '') return '';
  const width = countryRoom(country) - 5;
  const frame = element('rect', { x, y: y - 8, width, height: 10.5, rx: 2, fill: palette.track });
  return (
    frame +
    written(x + width / 2, y, country, { size: 8, fill: palette.ink, isStrong: true, anchor: 'middle' })
  );
}
