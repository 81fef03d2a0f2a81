import { pagePalette } from '#charts/palettes.ts';
import { dial } from '#charts/rating/dial.ts';
import type { Locale } from '#kernel/locale.ts';
import type { ExampleCard } from '#workflows/sample-report/contract.ts';
import { svgElements } from '../report/parts/svg-elements.ts';
import type { Shape } from './shapes/Shapes.tsx';
import { shapeOf } from './shapes/shape-of.server.ts';
import { drawSlip } from './source-slip.server.ts';

/** The card of the example report with its dial, drawn on the server: the browser is sent none of the code that draws. */
export type DrawnCard = Omit<ExampleCard, 'figures' | 'proof'> &
  Readonly<{
    dial: Shape | null;
    slip: Shape | null;
    /** Which of the figures the slip proves. */
    proved: number | undefined;
    figures: readonly (Omit<ExampleCard['figures'][number], 'trend'> & Readonly<{ bars: Shape | null }>)[];
  }>;

const [barStep, barWidth, barHeight] = [7, 5, 16];

export function drawCard({ proof, ...card }: ExampleCard, locale: Locale): DrawnCard {
  const { rating } = card;
  return {
    ...card,
    slip: proof === null ? null : drawSlip(proof.lines, locale),
    proved: proof?.ofFigure,
    // The first of them alone: bars beside every figure would be a fence.
    figures: card.figures.map(({ trend, ...figure }, at) => ({
      ...figure,
      bars: at === 0 ? barsOf(trend) : null,
    })),
    dial: rating === null ? null : shapeOf(svgElements(dial(rating, pagePalette, { id: 'card-dial' }).svg)),
  };
}

/** The years behind a figure as small bars; decoration, for the note beside says how they grew. */
function barsOf(values: readonly number[]): Shape | null {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const [width, height] = [values.length * barStep - 2, barHeight];
  const bars = values.map((value, at) => {
    const tall = Math.max(1, Math.round((Math.max(0, value) / most) * height));
    const box = { x: at * barStep, y: height - tall, width: barWidth, height: tall, rx: 1 };
    const attributes = Object.fromEntries(Object.entries(box).map(([name, side]) => [name, String(side)]));
    return { name: 'rect', attributes, children: [] };
  });
  return {
    name: 'svg',
    attributes: {
      ...{ width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` },
      'aria-hidden': 'true',
    },
    children: bars,
  };
}
