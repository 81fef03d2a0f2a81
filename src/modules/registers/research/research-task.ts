import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import type { Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { ResearchSubject } from '../sources/source.ts';
import type { ResearchReason, ResearchState } from './research-states.ts';

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

/** What else the machine knows of a task: how often somebody took it, since when it waits for our own bound on calls, and who read it. */
export type LockedTask = ResearchTask &
  Readonly<{ takes: number; quotaSince: Date | null; readerVersion: number | null }>;

/** A task that this process has taken, with what it asks about. */
export type TakenTask = LockedTask & Readonly<{ subject: ResearchSubject }>;

/** What is asked for one order, or for none; `isAtRest` when no question is open any more. */
export type ResearchRun = Readonly<{
  id: string;
  orderId: string | null;
  startedAt: Date;
  isAtRest: boolean;
}>;

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
  /** What only a person can read is unreadable, and `fault` the need. */
  state: Exclude<Reading['state'], 'needs_person'> | 'unreadable';
  findings: readonly Finding[];
  remarks: readonly ReadingRemark[];
  fault: string | null;
}>;
