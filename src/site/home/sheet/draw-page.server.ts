import { pagePalette } from '#charts/palettes.ts';
import { dial } from '#charts/rating/dial.ts';
import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import { svgElements } from '../../report/parts/svg-elements.ts';
import { shapeOf } from '../example-card.server.ts';
import type { Shape } from '../Shapes.tsx';
import { type Owner, ownersOf } from './owners.ts';

/** A page of the example report with its dial and its tree, drawn on the server. */
export type DrawnPage = Omit<ExamplePage, 'ownership'> &
  Readonly<{ dial: Shape | null; owners: Readonly<{ title: string; tree: readonly Owner[] }> | null }>;

export function drawPage({ ownership, ...page }: ExamplePage): DrawnPage {
  const { rating } = page;
  return {
    ...page,
    dial: rating === null ? null : shapeOf(svgElements(dial(rating, pagePalette, { id: 'page-dial' }).svg)),
    owners: ownership === null ? null : { title: ownership.title, tree: ownersOf(ownership) },
  };
}
