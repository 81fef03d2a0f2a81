import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import type { NoticeKind } from '#findings/vocabulary/events.ts';
import type { Localized } from '#kernel/locale.ts';

/** What one answer of a source says, with the answer as it was kept. */
export type AssemblyReading = Readonly<{
  /** Code of the source. */
  source: string;
  part: SourcePart;
  url: string;
  fetchedAt: Date;
  sha256: string;
  findings: readonly Finding[];
}>;

/** How the question to one source about one part ended; `state` in the words of research. */
export type AssemblyOutcome = Readonly<{
  source: string;
  part: SourcePart;
  state: string;
  reason: string | null;
  answeredAt: Date | null;
}>;

/** A source as reports name it, and what it is good for. */
export type AssemblySource = Readonly<{
  en: string;
  ru: string;
  /** The official source of the company's country: believed before others. True where it is left out. */
  isNational?: boolean;
  /** Somebody brought its files: each says its own, of whatever day, and what the country's sources answered is believed before it. */
  isFromFile?: boolean;
  /** The kinds of notices of which its silence says that there are none. Insolvency where it is left out. */
  searches?: readonly NoticeKind[];
}>;

/** A screening list that was searched, in the version that held then. */
export type AssemblyList = Readonly<{
  code: string;
  /** Whether it lists who is sanctioned, or who is in public office. */
  kind: 'sanctions' | 'exposed';
  name: Localized;
  /** Who keeps the list; empty where it is not known. */
  keeper: Localized;
  version: string | null;
  /** `YYYY-MM-DD`, where the list says it. */
  publishedOn: string | null;
}>;

/** One field of a subject beside that of an entry. */
export type ComparedField = Readonly<{
  state: 'agree' | 'differ' | 'unknown';
  asked: readonly string[];
  listed: readonly string[];
}>;

/** Somebody who was looked for in the lists, and the entries that it may be. */
export type AssemblySubject = Readonly<{
  key: string;
  name: string;
  found: readonly Readonly<{
    /** Code of the list. */
    list: string;
    entryId: string;
    /** `open` until a person has looked. */
    /** As the list writes it. */
    entryName: string;
    state: 'open' | 'unresolved' | 'true_match' | 'false_match';
    /** How near the names are; null where they were not what matched. */
    nameMatch: 'exact' | 'form' | 'order' | 'transliterated' | 'typo' | 'part' | null;
    /** What of the fields beside the name agrees, differs or is unknown. */
    compared: Readonly<Record<'kind' | 'country' | 'birthYear' | 'number', ComparedField>>;
    /** The sentence of the person who judged, in the language in which it was written. */
    reason: string | null;
    decidedAt: Date | null;
  }>[];
}>;

/** How those of the company were screened last. */
export type AssemblyScreening = Readonly<{
  screenedAt: Date;
  lists: readonly AssemblyList[];
  subjects: readonly AssemblySubject[];
}>;

/** Everything of which the facts of a dossier are assembled. */
export type AssemblyInput = Readonly<{
  readings: readonly AssemblyReading[];
  outcomes: readonly AssemblyOutcome[];
  /** By code. */
  sources: Readonly<Record<string, AssemblySource>>;
  /** Absent until somebody was screened against a list. */
  screening?: AssemblyScreening | undefined;
}>;
