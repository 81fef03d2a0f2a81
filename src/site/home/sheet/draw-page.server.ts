import { pagePalette } from '#charts/palettes.ts';
import { dial } from '#charts/rating/dial.ts';
import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import { svgElements } from '../../report/parts/svg-elements.ts';
import type { DrawnPage } from '../later/section-data.ts';
import { shapeOf } from '../shapes/shape-of.server.ts';
import { ownersOf } from './owners.ts';

export function drawPage({ ownership, ...page }: ExamplePage): DrawnPage {
  const { rating } = page;
  return {
    ...page,
    dial: rating === null ? null : shapeOf(svgElements(dial(rating, pagePalette, { id: 'page-dial' }).svg)),
    owners: ownership === null ? null : { title: ownership.title, tree: ownersOf(ownership) },
  };
}
