import { framed } from '../svg/frame.ts';
import { element, line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';

export type PeerRow = Readonly<{
  label: string;
  cells: readonly Readonly<{ value: number | null; shown: string }>[];
  peers: Readonly<{
    lower: number;
    median: number;
    upper: number;
    low: number;
    high: number;
    isWorstQuarter: boolean;
  }> | null;
}>;

/** A ratio among its peers: box from quartile to quartile, their median, the company's dot; hollow and red in the worst quarter. */
export function peerBox(row: PeerRow, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 196;
  const { peers } = row;
  const last = row.cells.at(-1);
  const alt = look.alt ?? `${row.label}: ${last?.shown || '–'}`;
  const ends: readonly [number, number] = [5, width - 5];
  const rail = line(
    [
      [ends[0], 6],
      [ends[1], 6],
    ],
    {
      stroke: palette.axis,
      'stroke-dasharray': peers === null ? '2 3' : undefined,
    },
  );
  if (peers === null) return framed({ width, height: 12, alt, palette, parts: [rail] });
  const span = peers.high - peers.low;
  const at = (value: number) => {
    const share = span > 0 ? (value - peers.low) / span : 0.5;
    return ends[0] + Math.min(1, Math.max(0, share)) * (ends[1] - ends[0]);
  };
  const [lower, median, upper] = [at(peers.lower), at(peers.median), at(peers.upper)];
  const parts = [
    rail,
    rect(lower, 2.5, Math.max(1, upper - lower), 7, { fill: palette.quiet[2] }),
    line(
      [
        [median, 1.5],
        [median, 10.5],
      ],
      { stroke: palette.muted, 'stroke-width': 1.4 },
    ),
  ];
  const value = last?.value ?? null;
  if (value !== null) {
    const x = at(value);
    // Beyond the ends of the scale the dot stands at the end with an arrow head outwards.
    if (value < peers.low)
      parts.push(element('path', { d: 'M4 3L0.5 6L4 9', fill: 'none', stroke: palette.ink }));
    if (value > peers.high)
      parts.push(
        element('path', {
          d: `M${width - 4} 3L${width - 0.5} 6L${width - 4} 9`,
          fill: 'none',
          stroke: palette.ink,
        }),
      );
    const inward = value < peers.low ? 4 : value > peers.high ? -4 : 0;
    parts.push(
      peers.isWorstQuarter
        ? element('circle', {
            cx: x + inward,
            cy: 6,
            r: 3.4,
            fill: palette.page,
            stroke: palette.bad,
            'stroke-width': 1.8,
          })
        : element('circle', {
            cx: x + inward,
            cy: 6,
            r: 3.6,
            fill: palette.primary,
            stroke: palette.page,
            'stroke-width': 1,
          }),
    );
  }
  return framed({ width, height: 12, alt, palette, parts });
}
