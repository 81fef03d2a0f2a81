import type { Share } from '#findings/vocabulary/ownership.ts';
import type { Locale } from '#kernel/locale.ts';
import type { OwnershipPart } from '../../parts/ownership-shape.ts';
import { showShare } from './share-words.ts';

type Step = OwnershipPart['interests'][number];

/** A smaller difference is not printed. */
const rounding = 0.005;
/** Longer ways are not printed. */
const mostSteps = 6;

/** `55% × 88% × 76%` where somebody holds the company by one way with exact shares; empty where there are more, or fewer steps than two. */
export function pathFormula(part: OwnershipPart, holder: string, locale: Locale): string {
  const [path, ...others] = pathsFrom(part, holder);
  if (path === undefined || others.length > 0 || path.length < 2) return '';
  const shares = path.flatMap(({ share }) => (isExactShare(share) ? [share] : []));
  const held = part.effective.find(({ party }) => party === holder);
  const product = shares.reduce((all, { exact = 0 }) => (all * exact) / 100, 100);
  // Where companies own each other, more is held than one way comes to: no product says how much.
  if (shares.length < path.length || held === undefined || Math.abs(product - held.min) > rounding) return '';
  return shares.map((share) => showShare(share, locale)).join('\u00a0× ');
}

/** At most two: more than one is enough to know. */
function pathsFrom({ interests, parties }: OwnershipPart, holder: string): Step[][] {
  const subject = parties[0]?.id;
  const found: Step[][] = [];
  const walk = (at: string, path: readonly Step[], seen: ReadonlySet<string>): void => {
    if (found.length > 1) return;
    if (at === subject) {
      found.push([...path]);
      return;
    }
    if (path.length >= mostSteps) return;
    for (const step of interests)
      if (step.owner === at && step.way !== 'path_unknown' && !seen.has(step.owned))
        walk(step.owned, [...path, step], new Set([...seen, step.owned]));
  };
  walk(holder, [], new Set([holder]));
  return found;
}

function isExactShare(share: Share | null): share is Share {
  return share?.exact !== undefined;
}
