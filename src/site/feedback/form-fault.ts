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

/** Reads the API's refusal; `value` is its list, empty where it had no words. */
export function refusalOf(
  status: number,
  value: readonly { description: string; field?: string }[],
  requestId: string | undefined,
): Refusal {
  const faults = value.flatMap(({ field, description }) =>
    field === undefined ? [] : [{ field, text: description }],
  );
  if (status < 429 && faults.length > 0) return { faults, failure: undefined };
  const kind = status === 429 ? 'tooMany' : 'fault';
  // What a fault of ours is called in the API says less than our own sentence.
  const text = status === 500 ? undefined : value[0]?.description;
  return { faults: [], failure: { kind, text, requestId } };
}
