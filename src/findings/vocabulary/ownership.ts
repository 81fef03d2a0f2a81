import type { CompanyIdentifier } from '#names/company/company-record.ts';
import type { Day, Period } from './days.ts';
import type { Placed } from './place.ts';

/** Code list `interestType` of the Beneficial Ownership Data Standard 0.4. */
export const interestTypes = [
  'shareholding',
  'votingRights',
  'appointmentOfBoard',
  'otherInfluenceOrControl',
  'seniorManagingOfficial',
  'settlor',
  'trustee',
  'protector',
  'beneficiaryOfLegalArrangement',
  'rightsToSurplusAssetsOnDissolution',
  'rightsToProfitOrIncome',
  'rightsGrantedByContract',
  'conditionalRightsGrantedByContract',
  'controlViaCompanyRulesOrArticles',
  'controlByLegalFramework',
  'boardMember',
  'boardChair',
  'unknownInterest',
  'unpublishedInterest',
  'enjoymentAndUseOfAssets',
  'rightToProfitOrIncomeFromAssets',
  'nominee',
  'nominator',
] as const;
export type InterestType = (typeof interestTypes)[number];

/** Why an owner or a parent is not named: BODS 0.4 `unspecifiedReason`, and GLEIF's reporting exceptions in its words. */
export const unspecifiedReasons = [
  'noBeneficialOwners',
  'subjectUnableToConfirmOrIdentifyBeneficialOwner',
  'interestedPartyHasNotProvidedInformation',
  'subjectExemptFromDisclosure',
  'interestedPartyExemptFromDisclosure',
  'unknown',
  'informationUnknownToPublisher',
] as const;
export type UnspecifiedReason = (typeof unspecifiedReasons)[number];

/**
 * A share in per cent: `exact`, or an interval. `min` belongs to it unless `minIsExclusive`, `max` belongs to it unless
 * `maxIsExclusive`.
 */
export type Share = Readonly<{
  exact?: number;
  min?: number;
  max?: number;
  minIsExclusive?: boolean;
  maxIsExclusive?: boolean;
}>;

/** Whoever owns or is owned. `id` tells two of one snapshot apart, and is nothing outside it. */
export type Party = Readonly<{
  id: string;
  partyKind: 'person' | 'company' | 'arrangement' | 'state' | 'unknown';
  /** Empty where the source names nobody: `unspecified` says why. */
  name: string;
  country?: string;
  birthYear?: number;
  identifiers?: readonly CompanyIdentifier[];
  unspecified?: UnspecifiedReason;
}>;

export type Interest = Period &
  Readonly<{
    interestType: InterestType;
    share?: Share;
    directness: 'direct' | 'indirect' | 'unknown';
    isBeneficial: boolean;
    /** The source's own word for it. */
    sourceWord?: string;
  }>;

/** One owner of one company. */
export type Ownership = Placed<
  Period &
    Readonly<{
      kind: 'ownership';
      owner: Party;
      /** `subject` is the company that was asked for; else the company further up or down that is owned. */
      owned: 'subject' | Party;
      interests: readonly Interest[];
    }>
>;

/** A company of the same group, as accounting sees it. */
export type GroupRelation = Placed<
  Period &
    Readonly<{
      kind: 'group';
      relation: 'immediate_parent' | 'ultimate_parent' | 'subsidiary' | 'head_office' | 'branch';
      other: Party;
      share?: Share;
      /** By which rules of accounting, e.g. `IFRS`, `US_GAAP`, `OTHER_ACCOUNTING_STANDARD`. */
      standard?: string;
      recordedAt?: Day;
    }>
>;

/** The source says that it names no owner or parent, and why. */
export type Unspecified = Placed<
  Readonly<{
    kind: 'unspecified';
    about: 'beneficial_owner' | 'immediate_parent' | 'ultimate_parent';
    reason: UnspecifiedReason;
    sourceWord: string;
    since?: Day;
    until?: Day;
  }>
>;
