import { framed } from '../svg/frame.ts';
import { element, line, rect, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import { placedLabels } from './placed-labels.ts';
import { writtenYears, type YearsAxis, yearOf, yearsAxis } from './years-axis.ts';

type Kind = 'register' | 'filing' | 'late' | 'court';
export type TimelineEvents = readonly Readonly<{
  on: string;
  date: string;
  title: string;
  kind: Kind;
  isMain: boolean;
}>[];

const base = 38.5;
const rankOf: Readonly<Record<Kind, number>> = { court: 3, late: 2, register: 1, filing: 0 };

/** The sign of a kind of event: round, hollow diamond, full diamond, square. */
function eventSign(kind: Kind, x: number, y: number, palette: Palette): string {
  if (kind === 'register') return element('circle', { cx: x, cy: y, r: 4, fill: palette.ink });
  if (kind === 'court') return rect(x - 4, y - 4, 8, 8, { fill: palette.bad });
  const size = kind === 'late' ? 5 : 4;
  return element('path', {
    d: `M${rounded(x)} ${rounded(y - size)}l${size} ${size}l-${size} ${size}l-${size} -${size}Z`,
    fill: kind === 'late' ? palette.warn : palette.page,
    stroke: kind === 'late' ? palette.warn : palette.ink,
  });
}

function axisMarks(
  axis: YearsAxis,
  leaders: readonly number[],
  width: number,
  palette: Palette,
): readonly string[] {
  const numbers = writtenYears(axis, 32);
  const years = Array.from(
    { length: Math.min(400, Math.floor(axis.last) - Math.ceil(axis.first) + 1) },
    (_, index) => Math.ceil(axis.first) + index,
  );
  const marked = years.length > 200 ? numbers : years;
  const half = textWidth('2000', 9) / 2;
  const { breakAt } = axis;
  const cut = [-3.5, 1.5].map((x) =>
    line(
      [
        [breakAt + x, base - 5.5],
        [breakAt + x + 6, base + 5.5],
      ],
      { stroke: palette.ink },
    ),
  );
  return [
    line(
      [
        [0, base],
        [width, base],
      ],
      { stroke: palette.ink },
    ),
    ...marked.map((year) =>
      line(
        [
          [axis.at(year), base],
          [axis.at(year), base + (numbers.includes(year) ? 6 : 3)],
        ],
        { stroke: palette.axis },
      ),
    ),
    ...numbers.flatMap((year) => {
      const x = Math.min(width - half, Math.max(half, axis.at(year)));
      const isCrossed = leaders.some((leader) => Math.abs(leader - x) < half + 2);
      return isCrossed
        ? []
        : [written(x, base + 16, String(year), { size: 9, fill: palette.muted, anchor: 'middle' })];
    }),
    ...(axis.bend === null
      ? []
      : [
          line(
            [
              [breakAt - 2, base],
              [breakAt + 5, base],
            ],
            { stroke: palette.page, 'stroke-width': 3 },
          ),
          ...cut,
        ]),
  ];
}

/** What happened along the years, the last of them wider; a label without room is left to the table. */
export function timeline(events: TimelineEvents, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 710;
  const dated = events
    .flatMap((event) => {
      const year = yearOf(event.on);
      return year === null ? [] : [{ ...event, year }];
    })
    .sort((a, b) => a.year - b.year);
  const alt =
    look.alt ??
    (dated
      .filter((event) => event.isMain)
      .map((event) => `${event.date}: ${clamped(event.title, 400, 9)}`)
      .join('; ') ||
      '–');
  if (dated.length === 0)
    return framed({
      width,
      height: 84,
      alt,
      palette,
      parts: [
        line(
          [
            [0, base],
            [width, base],
          ],
          { stroke: palette.axis },
        ),
      ],
    });
  const axis = yearsAxis(
    dated.map((event) => event.year),
    width,
  );
  const main = dated
    .filter((event) => event.isMain)
    .map((event) => ({ ...event, x: axis.at(event.year), rank: rankOf[event.kind] }));
  const labels = placedLabels(main, width);
  const leaders = labels.filter((label) => !label.isAbove).map((label) => main[label.index]?.x ?? 0);
  const signs = (kinds: readonly Kind[]) =>
    dated
      .filter((event) => kinds.includes(event.kind))
      .map((event) => eventSign(event.kind, axis.at(event.year), base, palette));
  const labelled = labels.flatMap((label) => {
    const event = main[label.index];
    if (event === undefined) return [];
    const x = label.anchor === 'start' ? label.from : label.to;
    const y = label.isAbove ? 10 : 68;
    const color = event.kind === 'court' ? palette.bad : palette.ink;
    return [
      line(
        [
          [event.x, label.isAbove ? 3 : base],
          [event.x, label.isAbove ? base : 81],
        ],
        { stroke: color, 'stroke-width': 0.8 },
      ),
      written(x, y, label.title, { size: 9.4, fill: palette.ink, isStrong: true, anchor: label.anchor }),
      written(x, y + 11, event.date, { size: 8.8, fill: palette.muted, anchor: label.anchor }),
    ];
  });
  const parts = [
    ...axisMarks(axis, leaders, width, palette),
    ...labelled,
    ...signs(['filing', 'register']),
    ...signs(['late', 'court']),
  ];
  return framed({ width, height: 84, alt, palette, parts });
}
