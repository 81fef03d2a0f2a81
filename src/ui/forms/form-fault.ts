/** One thing that is wrong with a form, in the reader's language; without a field it is about the whole. */
export type FormFault = Readonly<{ field: string | undefined; text: string }>;

/** Why a form did not arrive. `text` is the server's own words, where it had any. */
export type SendFailure = Readonly<{
  kind: 'unreachable' | 'tooMany' | 'fault';
  text: string | undefined;
  requestId: string | undefined;
}>;

/** What a refusing answer says: fields to mend, or why nothing came of it. */
export type Refusal = Readonly<{ faults: readonly FormFault[]; failure: SendFailure | undefined }>;
