import type { Interest, InterestType, Share } from '#findings/vocabulary/ownership.ts';

/** Beginnings of the register's words for control, with what BODS 0.4 calls it. */
const types: readonly (readonly [beginning: string, type: InterestType])[] = [
  ['ownership-of-shares', 'shareholding'],
  ['voting-rights', 'votingRights'],
  ['right-to-appoint-and-remove', 'appointmentOfBoard'],
  ['right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['part-right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['significant-influence-or-control', 'otherInfluenceOrControl'],
  ['registered-owner-as-nominee', 'nominee'],
];

/** `ownership-of-shares-25-to-50-percent-as-trust` as an interest; bands are "more than … up to …", the top one up to all. */
export function interestOfNature(nature: string): Interest {
  const type = types.find(([beginning]) => nature.startsWith(beginning))?.[1] ?? 'unknownInterest';
  const [, min, max] = /(?:more-than-)?(\d{1,3})(?:-to-(\d{1,3}))?-percent/.exec(nature) ?? [];
  const share: Share = { min: Number(min), max: Number(max ?? 100), minIsExclusive: isExclusive(nature) };
  return {
    interestType: type,
    ...(min !== undefined && { share }),
    // The register asks for what is held "directly or indirectly", and does not say which.
    directness: 'unknown',
    isBeneficial: true,
    sourceWord: nature,
  };
}

/** `75-to-100` begins at "75 % or more" for surplus assets of partnerships held through a firm, at "more than 75 %" else. */
function isExclusive(nature: string): boolean {
  return !/surplus-assets-75-to-100-percent-as-firm/.test(nature);
}
