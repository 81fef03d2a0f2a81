import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import type { Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { Silence } from '../live/connector.ts';
import type { ResearchSubject } from '../sources/source.ts';
import type { ResearchState } from './research-states.ts';

/** Why a source did not answer, or only a person can go on. */
export type ResearchReason = Silence | 'unreadable' | 'no_number' | 'unknown_source';

/** The question to one source about one part of a company. */
export type ResearchTask = Readonly<{
  id: string;
  runId: string;
  source: string;
  part: SourcePart;
  state: ResearchState;
  reason: ResearchReason | null;
  round: number;
  attempts: number;
  answeredAt: Date | null;
}>;

/** A task that this process has taken, with what it asks about. */
export type TakenTask = ResearchTask & Readonly<{ subject: ResearchSubject }>;

/** Bytes that a source answered: where, when, under what licence. They never change. */
export type Snapshot = Readonly<{
  id: string;
  source: string;
  url: string;
  status: number;
  contentType: string;
  sha256: string;
  bytes: number;
  licence: string;
  fetchedAt: Date;
}>;

/** A snapshot as a version of its reader understood it. */
export type SnapshotReading = Readonly<{
  snapshotId: string;
  reader: string;
  readerVersion: number;
  state: Reading['state'] | 'unreadable';
  findings: readonly Finding[];
  remarks: readonly ReadingRemark[];
  fault: string | null;
}>;
