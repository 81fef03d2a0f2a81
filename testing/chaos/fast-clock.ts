import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';

const course = z.object({
  /** What the clock said when it began, and when that was on the wall. */
  epochMs: z.number(),
  beganMs: z.number(),
  /** So many seconds pass in one. */
  rate: z.number(),
  /** What it was moved on by since. */
  jumpedMs: z.number(),
});

/** How a clock of a run goes; all its processes are told the same. */
export type ClockCourse = z.output<typeof course>;

/** A clock that goes faster than the one on the wall, so that leases and waits of minutes end in seconds. */
export function createFastClock(from: ClockCourse) {
  let { jumpedMs } = from;
  return {
    now: () => new Date(from.epochMs + jumpedMs + (Date.now() - from.beganMs) * from.rate),
    /** Has been moved on by so much altogether. */
    jumpTo(ms: number): void {
      jumpedMs = ms;
    },
    course: (): ClockCourse => ({ ...from, jumpedMs }),
  };
}

export type FastClock = ReturnType<typeof createFastClock>;

/** The clock of a process of the run: as CLOCK says, and moved on by lines of its standard input. */
export function clockOfProcess(): FastClock {
  return createFastClock(course.parse(JSON.parse(process.env.CLOCK ?? '')));
}

/** Does what the run asks by lines of standard input: `jumped MS`, or a word of `acts`. Resolves at its end. */
export async function obeyRun(
  clock: FastClock & Clock,
  acts: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [word = '', ms] = line.split(' ');
    if (word === 'jumped') clock.jumpTo(Number(ms));
    else void acts[word]?.();
  }
}
