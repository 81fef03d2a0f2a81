import { type Reading, Unreadable } from '#findings/reading/reading.ts';
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
  leads: SourceRequest['leads'];
}>;

/** What an answer says and leads to; `fault` says why it could not be read, and there is nothing else then. */
export type ReadAnswer = Readonly<{
  reading: Reading;
  requests: readonly SourceRequest[];
  fault: string | null;
}>;

const nothing: Reading = { state: 'nothing_found', findings: [], remarks: [] };

/** An answer that was not read. */
export function unread(fault: string, requests: readonly SourceRequest[] = []): ReadAnswer {
  return { reading: nothing, requests, fault };
}

/** Reads an answer and what it leads to. Pure, and never throws: a reader that breaks is a fault of ours. */
export function readAnswer(part: Pick<SourceAnswerPart, 'reader' | 'next'>, job: ReadingJob): ReadAnswer {
  const { bytes, subjectNumber, contentType, address, leads } = job;
  let requests: readonly SourceRequest[] = [];
  try {
    if (leads !== undefined) requests = part.next?.(bytes, subjectNumber) ?? [];
    if (leads === 'only') return { reading: nothing, requests, fault: null };
    return {
      reading: part.reader.read(bytes, { subjectNumber, contentType, address }),
      requests,
      fault: null,
    };
  } catch (error) {
    const fault =
      error instanceof Unreadable ? `${error.reason}: ${error.detail}` : `broken: ${kindOfFault(error)}`;
    return unread(fault, requests);
  }
}
