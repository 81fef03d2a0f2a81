import { isValidElement, type ReactNode } from 'react';
import { pagePalette } from '#charts/palettes.ts';
import { dial } from '#charts/rating/dial.ts';
import type { ExampleCard } from '#workflows/sample-report/contract.ts';
import { svgElements } from '../report/parts/svg-elements.ts';
import type { Shape } from './Shapes.tsx';

/** The card of the example report with its dial, drawn on the server: the browser is sent none of the code that draws. */
export type DrawnCard = ExampleCard & Readonly<{ dial: Shape | null }>;

export function drawCard(card: ExampleCard): DrawnCard {
  const { rating } = card;
  return {
    ...card,
    dial: rating === null ? null : shapeOf(svgElements(dial(rating, pagePalette, { id: 'card-dial' }).svg)),
  };
}

/** An element of a drawing as plain data; null where it is none. */
export function shapeOf(node: ReactNode): Shape | null {
  if (!isValidElement<{ children?: ReactNode }>(node) || typeof node.type !== 'string') return null;
  const { children, ...attributes } = node.props;
  const parts = [children].flat();
  return {
    name: node.type,
    // What a drawing's elements have beside children are texts.
    attributes: attributes as Record<string, string>,
    children: parts.flatMap((part) => (typeof part === 'string' ? part : (shapeOf(part as ReactNode) ?? []))),
  };
}
