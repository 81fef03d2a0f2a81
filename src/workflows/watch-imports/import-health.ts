import { hourMs } from '#kernel/clock.ts';
import type { ImportRunState } from '#modules/imports/service.ts';
import type { ImportHealth } from './contract.ts';

/** What is known of a source of files. */
export type SourceStanding = Readonly<{
  lastState: ImportRunState | undefined;
  /** When a file of it was last imported, or when it was last found to have nothing newer. */
  goodAt: Date | undefined;
  /** How often it is to be imported by itself. */
  everyMs: number | undefined;
}>;

/** A period may be missed: the other side is closed for a night, a file comes a little later. */
const missedPeriods = 2;

/** How a source stands: the worst that may be said of it. */
export function healthOf({ lastState, goodAt, everyMs }: SourceStanding, now: Date): ImportHealth {
  if (lastState === 'running') return 'running';
  if (lastState !== undefined && lastState !== 'finished') return 'failed';
  const isLate = (at: Date, period: number) => now.getTime() - at.getTime() > missedPeriods * period + hourMs;
  if (goodAt === undefined) return everyMs === undefined ? 'never' : 'late';
  return everyMs !== undefined && isLate(goodAt, everyMs) ? 'late' : 'good';
}
