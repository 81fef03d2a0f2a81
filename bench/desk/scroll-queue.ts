import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';
import { places } from './desk-places.ts';
import type { Typist } from './typist.ts';

/** Sixty frames a second. */
const frameMs = 1_000 / 60;
const steps = 60;
const stepPx = 90;

/** How a long list moved: the time between its frames in milliseconds, and what a frame cost the page's thread. */
export type Scrolled = Readonly<{ frames: readonly number[]; cpuMs: number }>;

/** Turns the wheel over a queue of thousands, down and up again, while the page counts its frames. */
export async function scrollQueue({ page, cpuMs }: Typist): Promise<Scrolled> {
  await page.goto(new URL('/staff?view=all', page.url()).href);
  await page.locator(places.rows).waitFor();
  await page.mouse.move(500, 600);
  await page.waitForTimeout(1_000);
  await page.evaluate(() => window.deskScreen.countFrames());
  const before = await cpuMs();
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, step < steps / 2 ? stepPx : -stepPx);
  const frames = await page.evaluate(() => window.deskScreen.frames());
  return { frames, cpuMs: ((await cpuMs()) - before) / frames.length };
}

/** Prints how it moved; says whether its frames come sixty times a second. */
export function printScrolled({ frames, cpuMs }: Scrolled): boolean {
  const late = frames.filter((ms) => ms > 1.5 * frameMs).length;
  const isFluent = median(frames) < 1.05 * frameMs && cpuMs < frameMs;
  console.log();
  printTable(
    ['scrolled', 'frames', 'median ms', 'late', 'processor ms a frame', 'goal ms', ''],
    [
      [
        ...['10,000 orders', frames.length, median(frames).toFixed(1), late, cpuMs.toFixed(1)],
        ...[frameMs.toFixed(1), isFluent ? '' : 'missed'],
      ],
    ],
  );
  return isFluent;
}
