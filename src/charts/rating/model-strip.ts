import { framed, hatching } from '../svg/frame.ts';
import { element, line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { textWidth, written } from '../svg/text.ts';
import { sentences } from './grades.ts';

export type StripModel = Readonly<{
  name: string;
  value: number | null;
  shown: string;
  cuts: readonly number[];
  zones: readonly ('distress' | 'grey' | 'safe')[];
  zoneLabel: string;
  reason: string;
}>;

/** From where to where the strip goes: past the cuts on both sides, and as far towards the value as stays readable. */
function domainOf({ cuts, value }: StripModel): readonly [number, number] {
  const [low, high] = [cuts[0] ?? value ?? 0, cuts.at(-1) ?? value ?? 0];
  const span = high > low ? high - low : Math.max(1, Math.abs(low));
  const wanted = value ?? low;
  return [
    Math.min(low - 0.8 * span, Math.max(wanted - 0.2 * span, low - 1.8 * span)),
    Math.max(high + 0.8 * span, Math.min(wanted + 0.2 * span, high + 2 * span)),
  ];
}

function cutTexts(
  cuts: readonly number[],
  at: (value: number) => number,
  width: number,
  palette: Palette,
  told: (value: number) => string,
) {
  const letters = { size: 8, fill: palette.muted };
  const widths = cuts.map((cut) => textWidth(told(cut), 8));
  const [first = 0, second = 0] = cuts.map(at);
  const isTight = cuts.length > 1 && second - first < ((widths[0] ?? 0) + (widths[1] ?? 0)) / 2 + 4;
  return cuts.map((cut, index) => {
    const half = (widths[index] ?? 0) / 2;
    if (isTight)
      return written(index === 0 ? first + half / 2 : second - half / 2, 18.5, told(cut), {
        ...letters,
        anchor: index === 0 ? 'end' : 'start',
      });
    return written(Math.min(width - half, Math.max(half, at(cut))), 18.5, told(cut), {
      ...letters,
      anchor: 'middle',
    });
  });
}

/** The zones of a model with their cuts, and where the company stands; beyond the strip an arrow points on. */
export function modelStrip(
  model: StripModel,
  palette: Palette,
  look: Look & Readonly<{ number?: (value: number) => string }> = {},
): Picture {
  const width = look.width ?? 128;
  const [low, high] = domainOf(model);
  const at = (value: number) => Math.min(width - 2, Math.max(2, ((value - low) / (high - low)) * width));
  const hatch = hatching(look.id ?? 'model', 'distress', palette.quiet[0], palette.page);
  const fills = { distress: hatch.fill, grey: palette.track, safe: palette.quiet[1] };
  const edges = [0, ...model.cuts.map(at), width];
  const parts = [
    hatch.defined,
    ...model.zones.map((zone, index) => {
      const [from = 0, to = width] = [edges[index], edges[index + 1]];
      const gap = index === 0 ? 0 : 1;
      return rect(from + gap, 4, to - from - gap, 6, { fill: fills[zone] });
    }),
    ...cutTexts(model.cuts, at, width, palette, look.number ?? String),
  ];
  if (model.value !== null) {
    const x = at(model.value);
    const side = model.value < low ? -1 : model.value > high ? 1 : 0;
    parts.push(
      line(
        [
          [x, 1],
          [x, 13],
        ],
        { stroke: palette.page, 'stroke-width': 5 },
      ),
      side === 0
        ? line(
            [
              [x, 1],
              [x, 13],
            ],
            { stroke: palette.ink, 'stroke-width': 2.4 },
          )
        : element('path', {
            d: side < 0 ? 'M7 1.5L1 7L7 12.5Z' : `M${width - 7} 1.5L${width - 1} 7L${width - 7} 12.5Z`,
            fill: palette.ink,
          }),
    );
  }
  const alt =
    look.alt ??
    sentences(`${model.name}: ${model.shown}`, model.value === null ? model.reason : model.zoneLabel);
  return framed({ width, height: 20, alt, palette, parts });
}
