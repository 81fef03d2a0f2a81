import type { Place } from '../vocabulary/place.ts';
import type { Finding, SourcePart } from './finding.ts';

/** What the reader is told beside the bytes. */
export type ReadingContext = Readonly<{
  /** The number by which the source was asked, in the source's spelling: records of others are left out. */
  subjectNumber: string;
  /** As the source named it, without parameters: `application/json`. */
  contentType: string;
  /** Where the bytes came from: some sources say only there what an answer is about. */
  address?: string;
}>;

/** Something in the snapshot that was not understood: it is shown to staff, and nothing is made of it. */
export type ReadingRemark = Readonly<{ place: Place; remark: string }>;

/**
 * Why an answer that came whole is for people: `picture_only`, the document exists as a picture; `unknown_taxonomy`, its figures are
 * marked in words that no table of ours knows.
 */
export const personNeeds = ['picture_only', 'unknown_taxonomy'] as const;
export type PersonNeed = (typeof personNeeds)[number];

/**
 * What a snapshot says. `nothing_found` is an answer: the source knows no such company, or has nothing of this part; `not_filed`
 * says that the company filed nothing, where the source tells the two apart. `needs_person` says that there is something, and why no
 * machine reads it.
 */
export type Reading = Readonly<{
  state: 'found' | 'nothing_found' | 'not_filed' | 'needs_person';
  /** With `needs_person` alone. */
  need?: PersonNeed;
  findings: readonly Finding[];
  remarks: readonly ReadingRemark[];
}>;

/** Reads what a source answered. Pure: the same bytes give the same reading; it throws `Unreadable` and nothing else. */
export type Reader = Readonly<{
  /** `companies-house/officers`. */
  code: string;
  /** Raised with every change of what comes out: snapshots are then read again. */
  version: number;
  part: SourcePart;
  maxBytes: number;
  read(bytes: Uint8Array, context: ReadingContext): Reading;
}>;

/** Why bytes cannot be read. */
export const unreadableReasons = [
  'too_big',
  'too_deep',
  'too_many',
  'not_this_format',
  'broken',
  'forbidden_entity',
  'unknown_encoding',
  // What was asked did not answer behind the one that did: nothing is wrong with the bytes.
  'silent',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** The bytes are not what they should be. `detail` is a sentence for staff and holds no word of the bytes. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string;

  constructor(reason: UnreadableReason, detail: string) {
    super(`unreadable: ${reason}: ${detail}`);
    this.name = 'Unreadable';
    this.reason = reason;
    this.detail = detail;
  }
}
