import { personNeeds, unreadableReasons } from '#findings/reading/reading.ts';

/** Why a file that somebody brought is not taken, in words of no language. */
export const fileFaultCodes = [
  'archive_damaged',
  'archive_empty',
  'archive_of_too_many',
  'archive_too_big',
  'archive_without_number',
  ...unreadableReasons,
  'too_slow',
  'stopped',
  ...personNeeds,
] as const;
export type FileFaultCode = (typeof fileFaultCodes)[number];

/** What is wrong with a file; `detail` is what the reader says of it, for staff, and may be empty. */
export type FileFault = Readonly<{ code: FileFaultCode; detail: string }>;

/** An archive out of which nothing can be taken. */
export class ArchiveFault extends Error {
  readonly fault: FileFault;

  constructor(code: FileFaultCode, detail = '', options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.name = 'ArchiveFault';
    this.fault = { code, detail };
  }
}

/** The fault of a reading, `broken: the table cannot be read`, taken apart; a code that nobody knows is broken. */
export function fileFaultOf(fault: string): FileFault {
  const [code = '', ...detail] = fault.split(': ');
  const known = fileFaultCodes.find((one) => one === code);
  return known === undefined ? { code: 'broken', detail: fault } : { code: known, detail: detail.join(': ') };
}
