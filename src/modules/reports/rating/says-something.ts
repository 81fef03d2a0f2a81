import type { RatingCap } from '#rating/open-rating/caps.ts';
import type { Rating } from '#rating/open-rating/open-rating.ts';

/** Caps that decide without points. */
const decisive: ReadonlySet<RatingCap> = new Set(['sanctions', 'insolvency']);

/** Whether a rating rests on anything: an item with a measure, or proceedings or a match that decide without points. */
export function saysSomething({ contributions, caps }: Rating): boolean {
  return (
    contributions.some(({ share }) => share !== undefined) ||
    caps.some(({ cap, outcome }) => decisive.has(cap) && outcome === 'applies')
  );
}
