import type { Interest, Share } from '#findings/vocabulary/ownership.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/** A share as a value of a report: exact where the source is, else its bounds; undefined where it says nothing. */
export function shareValue(share: Share | undefined): FactValue | undefined {
  if (share === undefined) return undefined;
  const { exact, min = 0, max = 100, minIsExclusive, maxIsExclusive } = share;
  if (exact !== undefined) return exact;
  if (min <= 0 && max >= 100) return undefined;
  return {
    min,
    max,
    ...(minIsExclusive === true && { minIsExclusive }),
    ...(maxIsExclusive === true && { maxIsExclusive }),
  };
}

/** The share that tells most of an owner: of the capital, else of the votes, else whatever is given; the largest of its kind. */
export function tellingShare(interests: readonly Interest[]): Share | undefined {
  const withShare = interests.filter(({ share }) => share !== undefined);
  const kinds = ['shareholding', 'votingRights'] as const;
  const kind = kinds.find((one) => withShare.some(({ interestType }) => interestType === one));
  return withShare
    .filter(({ interestType }) => kind === undefined || interestType === kind)
    .map(({ share }) => share)
    .toSorted((a, b) => leastOf(b) - leastOf(a))[0];
}

/** The least that a share is. */
export function leastOf(share: Share | undefined): number {
  return share?.exact ?? share?.min ?? 0;
}
