import type { CompanyIdentifier } from '#names/company/company-record.ts';
import type { Period } from './days.ts';
import type { Placed } from './place.ts';

/** What somebody is to the company; the source's own word always stands beside it. */
export const officerRoles = [
  'managing_director',
  'director',
  'chair',
  'deputy_chair',
  'board_member',
  'deputy_member',
  'supervisory_board',
  'secretary',
  'partner',
  'signatory',
  'branch_manager',
  'founder',
  'liquidator',
  'insolvency_administrator',
  'auditor',
  'accountant',
  'representative',
  'other',
] as const;
export type OfficerRole = (typeof officerRoles)[number];

/**
 * A person or a company in a role. Of a person the least that tells namesakes apart: the year of birth, never the day; no
 * address.
 */
export type Officer = Placed<
  Period &
    Readonly<{
      kind: 'officer';
      name: string;
      role: OfficerRole;
      sourceRole: string;
      isCompany: boolean;
      /** Nationality of a person, seat of a company: ISO alpha-2. */
      country?: string;
      birthYear?: number;
      /** Of a company in the role. */
      identifiers?: readonly CompanyIdentifier[];
      isDisqualified?: boolean;
      otherMandates?: readonly Readonly<{
        company: string;
        number?: string;
        sourceRole?: string;
        status?: string;
      }>[];
    }>
>;

/** How the company is signed for, in the source's words. */
export type SigningRule = Placed<Readonly<{ kind: 'signing_rule'; text: string; lang?: string }>>;
