import type { Day, PartialDay } from './days.ts';
import type { Placed } from './place.ts';

/**
 * The lists that can be imported. `exposed-persons` is a file of people in public office; `other` whichever list an installation adds;
 * `demo` a list of invented names.
 */
export type ListCode =
  | 'ofac-sdn'
  | 'ofac-non-sdn'
  | 'eu'
  | 'un'
  | 'gb'
  | 'ch'
  | 'ca'
  | 'exposed-persons'
  | 'other'
  | 'demo';

/** Who is listed. `company` is every organisation; `other` whatever the list does not say. */
export type EntryKind = 'person' | 'company' | 'vessel' | 'aircraft' | 'other';

/** What a name is to its bearer: the lists themselves call some of their aliases weak (too broad to match by alone). */
export type ListedNameKind = 'primary' | 'alias' | 'weak_alias' | 'former' | 'spelling';

/** One name, in the order in which it is spoken: given names first, the surname last. */
export type ListedName = Readonly<{
  name: string;
  nameKind: ListedNameKind;
  /** ISO 639, where the list says it. */
  lang?: string;
  /** ISO 15924: `Latn`, `Cyrl`, `Arab`, `Hani` …; of the first letter that tells one. */
  script?: string;
  /** The surname within the name, where the list tells it apart: it may as well stand first. */
  surname?: string;
}>;

/** What a country is to whoever is listed. `regime`: the list files the entry under the country, and says no more. */
export type CountryRelation =
  | 'nationality'
  | 'seat'
  | 'residence'
  | 'birth'
  | 'registration'
  | 'flag'
  | 'office'
  | 'regime';

/** `code` is ISO alpha-2, upper case. */
export type ListedCountry = Readonly<{ code: string; relation: CountryRelation }>;

/** What a number is. Passports, identity cards and other papers of people are never read. */
export type ListedNumberScheme = 'REG' | 'TAX' | 'VAT' | 'LEI' | 'BIC' | 'IMO' | 'ISIN' | 'DUNS' | 'OTHER';

/** A number under which somebody knows the listed company, vessel or paper of it; as the list writes it. */
export type ListedIdentifier = Readonly<{
  scheme: ListedNumberScheme;
  /** The country that gave it: ISO alpha-2. */
  issuer?: string;
  value: string;
  /** What the list calls it: `Registration ID`, `Unified Social Credit Code (USCC)`. */
  sourceWord: string;
}>;

/** From when until when somebody may have been born. */
export type BirthYears = Readonly<{ min: number; max: number }>;

/** An office that makes its holder exposed. */
export type ListedPosition = Readonly<{ title: string; country?: string; since?: Day; until?: Day }>;

/**
 * One entry of a sanctions list or a list of exposed persons. Of a person the least that tells namesakes apart: years of birth,
 * nationalities; no day, no address, no paper.
 */
export type ListEntry = Placed<
  Readonly<{
    list: ListCode;
    /** The list's own key of the entry: the same in the next version. */
    entryId: string;
    /** What the list prints for people, where that is another one than its key: `EU.3523.13`, `QDe.004`. */
    reference?: string;
    entryKind: EntryKind;
    /** The primary name first; never empty. */
    names: readonly ListedName[];
    birthYears: readonly BirthYears[];
    countries: readonly ListedCountry[];
    identifiers: readonly ListedIdentifier[];
    /** The list's own codes or titles: `SDGT`, `UKRAINE-EO13662`, `The Afghanistan (Sanctions) … 2020`. */
    programmes: readonly string[];
    /** What is imposed, in the list's words: `Asset freeze`. */
    measures: readonly string[];
    reason?: string;
    legalBasis?: string;
    listedOn?: PartialDay;
    changedOn?: Day;
    /** The list itself says that the entry no longer holds since then: nobody is matched with it. */
    delistedOn?: Day;
    positions: readonly ListedPosition[];
    url?: string;
  }>
>;
