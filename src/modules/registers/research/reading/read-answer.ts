import { type PersonNeed, type Reading, Unreadable } from '#findings/reading/reading.ts';
import { kindOfFault } from '../../live/connector.ts';
import type { SourceAnswerPart, SourceRequest } from '../../sources/source.ts';

/** An answer that is to be read: by whom, and what is asked of it. */
export type ReadingJob = Readonly<{
  /** Code of the reader. */
  reader: string;
  bytes: Uint8Array;
  subjectNumber: string;
  contentType: string;
  address: string;
  /** The call that was answered. */
  request: SourceRequest;
}>;

/** What reading needs of a part of a source. */
export type ReadablePart = Pick<SourceAnswerPart, 'reader' | 'next'>;

/** What an answer says and leads to; `fault` says why it could not be read, or what it `needs` of a person; there is nothing else then. */
export type ReadAnswer = Readonly<{
  reading: Reading & Readonly<{ state: Exclude<Reading['state'], 'needs_person'> }>;
  requests: readonly SourceRequest[];
  fault: string | null;
  need?: PersonNeed;
}>;

const nothing: ReadAnswer['reading'] = { state: 'nothing_found', findings: [], remarks: [] };

/** An answer that was not read. */
export function unread(fault: string, requests: readonly SourceRequest[] = []): ReadAnswer {
  return { reading: nothing, requests, fault };
}

/** Reads an answer and what it leads to. Pure, and never throws: a reader that breaks is a fault of ours. */
export function readAnswer(part: ReadablePart, job: ReadingJob): ReadAnswer {
  const { bytes, subjectNumber, contentType, address, request } = job;
  let requests: readonly SourceRequest[] = [];
  try {
    const led = request.leads === undefined ? [] : (part.next?.(bytes, subjectNumber, request) ?? []);
    if (typeof led === 'string') return { ...unread(led), need: led };
    requests = led;
    if (request.leads === 'only') return { reading: nothing, requests, fault: null };
    const {
      state,
      need = 'unknown_taxonomy',
      ...said
    } = part.reader.read(bytes, {
      subjectNumber,
      contentType,
      address,
    });
    if (state !== 'needs_person') return { reading: { state, ...said }, requests, fault: null };
    return { reading: { ...nothing, remarks: said.remarks }, requests, fault: need, need };
  } catch (error) {
    const fault =
      error instanceof Unreadable ? `${error.reason}: ${error.detail}` : `broken: ${kindOfFault(error)}`;
    return unread(fault, requests);
  }
}
