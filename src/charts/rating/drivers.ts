import { framed, hatching } from '../svg/frame.ts';
import { element, escaped, line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import { sentences } from './grades.ts';

export type Driver = Readonly<{ label: string; measure: string; moveTenths: number; moveShown: string }>;
export type Drivers = Readonly<{ up: readonly Driver[]; down: readonly Driver[] }>;

/** Colour of a move's figure; its sign is printed beside. */
export const moveColor = (tenths: number, palette: Palette): string => {
  if (tenths === 0) return palette.muted;
  return tenths > 0 ? palette.primary : palette.bad;
};

/** Where zero lies and how long a tenth is, so that every bar fits on one scale. */
function measured(drivers: Drivers, width: number): Readonly<{ zero: number; tenth: number }> {
  const moves = [...drivers.up, ...drivers.down].map((driver) => driver.moveTenths);
  const up = Math.max(0, ...moves);
  const down = Math.max(0, ...moves.map((move) => -move));
  const tenth = up + down === 0 ? 0 : (width - 8) / (up + down);
  return { zero: 4 + down * tenth, tenth };
}

function bar(driver: Driver, x: number, y: number, tenth: number, down: string, palette: Palette): string {
  const length = Math.abs(driver.moveTenths) * tenth;
  return driver.moveTenths < 0
    ? rect(x - length, y, length, 9, { fill: down, stroke: palette.bad, 'stroke-width': 1 })
    : rect(x, y, length, 9, { fill: palette.primary });
}

/** The bar of one driver on the scale of all of them, to stand in a row whose texts are a table. */
export function driverBar(driver: Driver, drivers: Drivers, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 112;
  const { zero, tenth } = measured(drivers, width);
  const hatch = hatching(look.id ?? 'driver', 'down', palette.bad, palette.page);
  const parts = [
    driver.moveTenths < 0 ? hatch.defined : '',
    bar(driver, zero, 2, tenth, hatch.fill, palette),
    line(
      [
        [zero, 0],
        [zero, 13],
      ],
      { stroke: palette.ink },
    ),
  ];
  const alt = look.alt ?? sentences(`${driver.label}: ${driver.moveShown}`, driver.measure);
  return framed({ width, height: 13, alt, palette, parts });
}

/** What lifts the score and what lowers it, with labels: up to the right, down hatched to the left of zero. */
export function driverBars(drivers: Drivers, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 416;
  const rows = [...drivers.up, ...drivers.down];
  const valueRoom = Math.max(34, ...rows.map((row) => textWidth(row.moveShown, 10) + 10));
  const barsFrom = width * 0.56;
  const { zero, tenth } = measured(drivers, width - barsFrom - valueRoom);
  const hatch = hatching(look.id ?? 'drivers', 'down', palette.bad, palette.page);
  const x = barsFrom + zero;
  const drawn = rows.flatMap((row, at) => {
    const y = at * 19;
    const label = clamped(row.label, barsFrom - 8, 10);
    const left = barsFrom - 16 - textWidth(label, 10);
    return [
      element(
        'text',
        { x: 0, y: y + 13, 'font-size': 10, fill: palette.ink },
        escaped(label) +
          (left < 30 || row.measure === ''
            ? ''
            : element(
                'tspan',
                { dx: 5, 'font-size': 9, fill: palette.muted },
                escaped(clamped(row.measure, left, 9)),
              )),
      ),
      bar(row, x, y + 5, tenth, hatch.fill, palette),
      written(width, y + 13, row.moveShown, {
        size: 10,
        fill: moveColor(row.moveTenths, palette),
        isStrong: true,
        anchor: 'end',
      }),
    ];
  });
  const height = Math.max(1, rows.length * 19);
  const axis = line(
    [
      [x, 0],
      [x, height],
    ],
    { stroke: palette.ink },
  );
  const alt = look.alt ?? sentences(...rows.map((row) => `${row.label}: ${row.moveShown}`));
  return framed({
    width,
    height,
    alt,
    palette,
    parts: [hatch.defined, ...drawn, rows.length > 0 ? axis : ''],
  });
}
