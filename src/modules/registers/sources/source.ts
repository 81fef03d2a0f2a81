import type { PersonNeed, Reader } from '#findings/reading/reading.ts';
import type { NoticeKind } from '#findings/vocabulary/events.ts';
import type { CompanyIdentifier } from '#names/company/company-record.ts';
import type { CallLimit } from '../live/connector.ts';
import type { Texts } from '../texts/sources/en.ts';

/** Codes of the sources: those that have words (`texts/sources`). */
export type SourceCode = keyof Texts;

/** The company that a research asks for. */
export type ResearchSubject = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  name: string;
  /** `REG` with its issuer, `VAT`, `LEI` and others, as far as they are known so far. */
  identifiers: readonly CompanyIdentifier[];
  /** Whether it is made up, of the demo's register; left out where nobody told. */
  isDemo?: boolean;
}>;

/** One call to a source. */
export type SourceRequest = Readonly<{
  /** Below the base address of the source; begins with a slash, every part that somebody typed is encoded. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  body?: Readonly<{ text: string; contentType: string }>;
  accept: string;
  /** Another base of the same source, by its name in `bases`; `api` where it is left out. */
  base?: string;
  /** `only`: the answer just says what is to be fetched next, and the reader does not see it. `also`: it may have a next page. */
  leads?: 'only' | 'also';
}>;

/** What a status of HTTP beside 200 says, where the source means something by it; a need of a person where there is something to read. */
export type MeaningOfStatus = Readonly<Record<number, 'nothing_found' | 'not_filed' | PersonNeed>>;

/** One part that a source can give: which calls bring it, who reads what comes. */
export type SourceAnswerPart = Readonly<{
  reader: Reader;
  /** The number in the source's own spelling by which it is asked; undefined if it cannot be asked for this company. */
  numberOf(subject: ResearchSubject): string | undefined;
  /** `now` is for sources that are asked for a day or a year. */
  first(number: string, subject: ResearchSubject, now: Date): SourceRequest;
  /** Further calls that need no answer before them. */
  beside?(number: string, now: Date): readonly SourceRequest[];
  /**
   * What is to be fetched after an answer that leads on: the next page, a document that it names; or why only a person can go on. At
   * most `maxCalls` in all.
   */
  next?(answer: Uint8Array, number: string, request: SourceRequest): readonly SourceRequest[] | PersonNeed;
  maxCalls: number;
  meanings: MeaningOfStatus;
}>;

/** An institution that publishes facts on companies. Its names and licence words stand in the texts of the room. */
export type Source = Readonly<{
  code: SourceCode;
  /** ISO alpha-2, upper case. */
  countries: readonly string[] | 'all';
  homepage: string;
  licence: Readonly<{ name: string; url?: string; attribution?: string }>;
  /** What whoever runs an installation has to have: nothing, a key that costs nothing, a contract. */
  access: 'open' | 'free_key' | 'contract';
  /** Addresses that are called, and no others: `api` and further ones. */
  bases: Readonly<Record<string, string>>;
  /** Beginnings of the addresses to which the source hands out its documents: one hop there is followed, without the key. */
  redirectsTo?: readonly string[];
  limit: CallLimit;
  /** The kinds of notices of which its silence says that there are none; where it is left out, insolvency alone. */
  searches?: readonly NoticeKind[];
  /** How long an answer counts as fresh, in hours. */
  freshHours: number;
  /** Whether the calls were ever made to the live service, or only to what its documents promise. */
  metLiveService: boolean;
  /** Of the demo world only: visitors are told of it just where it is asked. */
  isDemo?: true;
  /** What is sent with every call where whoever runs the installation has a key. */
  keyHeaders?(key: string): Readonly<Record<string, string>>;
  parts: readonly SourceAnswerPart[];
}>;
