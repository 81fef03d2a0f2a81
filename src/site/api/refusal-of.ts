import type { Refusal } from '#ui/forms/form-fault.ts';

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
