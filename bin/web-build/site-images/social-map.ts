import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '#modules/content/contract.ts';
import { coverParts, coverWindows } from '#site/content/covers/cover.ts';
import { coverOf } from '#site/content/covers/cover-of.server.ts';

const worldMap = path.resolve(import.meta.dirname, '../../../src/site/countries/world-map.svg');

/** The map of an article's cover as a picture of its own, in the dim colours that letters stand on. */
export function socialMap(article: Pick<Article, 'countries' | 'topics'>): string {
  const { marked, land } = coverOf(article);
  const window = land === undefined ? coverWindows.world : coverWindows.closeUp;
  const whole = land ?? worldLand();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}">${circles(whole, 2.3, '#1c2942')}${circles(marked === '' ? whole : marked, 3, '#224688')}</svg>`;
}

/** Every part of the world in one path. */
function worldLand(): string {
  const drawing = readFileSync(worldMap, 'utf8');
  return coverParts.map((part) => new RegExp(`id="${part}" d="([^"]*)"`).exec(drawing)?.[1] ?? '').join('');
}

/** A run of dots is a line that a page draws dotted; here each dot is a circle. */
function circles(dots: string, radius: number, color: string): string {
  const drawn = [...dots.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from(
      { length: Math.round(Number(length) / 8) + 1 },
      (_none, at) => `<circle cx="${Number(x) + at * 8}" cy="${y}" r="${radius}"/>`,
    ),
  );
  return `<g fill="${color}">${drawn.join('')}</g>`;
}
