import { type Grade, zones } from './grades.ts';

/** A part of the scale that a picture shows, with the zones that lie in it. */
export type ShownZones = Readonly<{
  low: number;
  high: number;
  bands: readonly Readonly<{ grade: Grade; from: number; to: number; isMiddle: boolean }>[];
}>;

/** The scores with some room about them, and the zones cut to it; every second zone is darker. */
export function shownZones(scores: readonly number[], room: number): ShownZones {
  const low = Math.max(0, Math.min(...scores, 100) - room);
  const high = Math.min(100, Math.max(...scores, 0) + room);
  const bands = zones.flatMap(({ grade, from, to }, index) => {
    const [start, end] = [Math.max(from, low), Math.min(to, high)];
    return end > start ? [{ grade, from: start, to: end, isMiddle: index % 2 === 0 }] : [];
  });
  return { low, high, bands };
}

/** Higher is better; without a grade one stands below all. */
export const rankOf = (grade: Grade | null): number => (grade === null ? -1 : 'EDCBA'.indexOf(grade));
