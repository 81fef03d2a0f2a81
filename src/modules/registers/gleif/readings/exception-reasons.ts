import type { UnspecifiedReason } from '#findings/vocabulary/ownership.ts';

/**
 * GLEIF's reasons for naming no parent. Three of them say that there is none to name: nobody is known, people own the company without
 * a company between, or the parent draws up no accounts of a group.
 */
const reasons: Readonly<Record<string, UnspecifiedReason>> = {
  NO_KNOWN_PERSON: 'noBeneficialOwners',
  NATURAL_PERSONS: 'noBeneficialOwners',
  NON_CONSOLIDATING: 'noBeneficialOwners',
  // There is a parent; it has no LEI by which it could be named.
  NO_LEI: 'informationUnknownToPublisher',
  NON_PUBLIC: 'subjectExemptFromDisclosure',
  BINDING_LEGAL_COMMITMENTS: 'subjectExemptFromDisclosure',
  LEGAL_OBSTACLES: 'subjectExemptFromDisclosure',
  DISCLOSURE_DETRIMENTAL: 'subjectExemptFromDisclosure',
  DETRIMENT_NOT_EXCLUDED: 'subjectExemptFromDisclosure',
  CONSENT_NOT_OBTAINED: 'interestedPartyHasNotProvidedInformation',
};

/** A reason of ours for one of GLEIF's; a new one is unknown. */
export function reasonOfException(word: string): UnspecifiedReason {
  return (Object.hasOwn(reasons, word) ? reasons[word] : undefined) ?? 'unknown';
}
