import type { CompanyIdentifier, CompanyName, CompanyStatus } from '#names/company/company-record.ts';
import type { Amount } from './amount.ts';
import type { PartialDay, Period } from './days.ts';
import type { Placed } from './place.ts';

/** What an address is to the company. */
export const addressKinds = ['registered', 'trading', 'postal', 'previous', 'branch'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** What a sum of capital is. */
export const capitalKinds = ['authorised', 'issued', 'paid'] as const;

/**
 * A code of activity in the source's own scheme. The revision belongs to the code: 23 codes of NACE mean something else in 2 and
 * in 2.1.
 */
export type Activity = Readonly<{
  /** `NACE`, `NAF`, `SKD`, `OKVED`, `SIC`, `CNAE`, `DB` … */
  scheme: string;
  /** `2`, `2.1`, `2007`, `2014` …; empty where neither the source nor its form tells. */
  revision: string;
  code: string;
  /** The source's own words for it, with their language. */
  text?: string;
  lang?: string;
  isMain: boolean;
}>;

/** Who the company is, as one source says it. Whatever the source leaves out is left out. */
export type Profile = Placed<
  Readonly<{
    kind: 'profile';
    names: readonly Placed<CompanyName>[];
    legalForm?: Placed<Readonly<{ text: string; lang?: string; elfCode?: string; sourceCode?: string }>>;
    identifiers: readonly Placed<CompanyIdentifier>[];
    status?: Placed<Readonly<{ status: CompanyStatus; sourceWord: string; since?: PartialDay }>>;
    /** Whether proceedings over insolvency or a restructuring run, of a register that says yes and no alike; left out where it is silent. */
    insolvency?: Placed<Readonly<{ standing: 'open' | 'closed' | 'none' }>>;
    founded?: Placed<Readonly<{ day: PartialDay }>>;
    dissolved?: Placed<Readonly<{ day: PartialDay }>>;
    /** ISO alpha-2, or with a part of it (`US-DE`). */
    jurisdiction?: Placed<Readonly<{ code: string }>>;
    addresses: readonly Placed<
      Period &
        Readonly<{
          addressKind: AddressKind;
          text: string;
          city?: string;
          postcode?: string;
          country?: string;
        }>
    >[];
    activities: readonly Placed<Activity>[];
    capital: readonly Placed<
      Readonly<{
        capitalKind: (typeof capitalKinds)[number];
        amount: Amount;
        /** ISO 4217. */
        currency: string;
        since?: PartialDay;
      }>
    >[];
    /** A count, or a band (`min`, `max`) where the source gives no more; of which year, if it says so. */
    employees?: Placed<Readonly<{ count?: number; min?: number; max?: number; year?: number }>>;
    contacts: readonly Placed<Readonly<{ contactKind: 'phone' | 'email' | 'website'; value: string }>>[];
    licences: readonly Placed<Period & Readonly<{ text: string; number?: string }>>[];
  }>
>;
